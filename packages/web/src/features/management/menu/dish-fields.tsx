import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import { Badge } from "@tablee/design-system/badge";
import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import type { Language } from "@tablee/domain/language/text";
import { isPrice } from "@tablee/domain/management/menu-prices";
import type { Currency } from "@tablee/domain/money/minor";
import { useState } from "react";
import { currencySign } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { LANGUAGE_NAMES } from "./language-names.ts";
import type { SetField } from "./dish-edits.ts";
import { readAmount } from "./read-amount.ts";

interface DishFieldProps {
  dish: EditedItem;
  set: SetField;
}

/**
 * What is typed, until one leaves the field. The draft's value shows again where it changes meanwhile, but never
 * under the fingers of whoever types.
 */
function useTyped(kept: string, save: (typed: string) => boolean) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? kept,
    onValueChange: setTyped,
    onBlur: () => {
      if (typed === null || typed.trim() === kept || save(typed.trim())) setTyped(null);
    },
  };
}

/** A dish's name and description in one language, marked where they are missing. */
export function WordsField({ language, dish, set }: DishFieldProps & { language: Language }) {
  useWords();
  const field = (which: "name" | "description") => {
    const text = dish[which];
    const other = language === "en" ? text.fr : text.en;
    return {
      isMissing: !text[language] && (which === "name" || Boolean(other ?? text.default)),
      kept: text[language] ?? "",
      placeholder: text[language] ? undefined : (text.default ?? other ?? undefined),
      save: (typed: string) => {
        set(`${which}.${language}`, text[language], typed || null);
        return true;
      },
    };
  };
  const [name, description] = [field("name"), field("description")];
  const typedName = useTyped(name.kept, name.save);
  const typedDescription = useTyped(description.kept, description.save);
  const lacking = (isMissing: boolean) => (isMissing ? <Badge tone="warning">{m.management_lacking()}</Badge> : null);
  return (
    <fieldset className="grid grid-cols-1 gap-4 self-start" lang={language}>
      <legend className="mb-2 font-display text-t2">{LANGUAGE_NAMES[language]}</legend>
      <Field label={m.management_field_name()} aside={lacking(name.isMissing)}>
        <TextInput {...typedName} placeholder={name.placeholder} maxLength={200} spellCheck />
      </Field>
      <Field label={m.management_field_description()} aside={lacking(description.isMissing)}>
        <TextArea {...typedDescription} placeholder={description.placeholder} maxLength={1_000} rows={3} spellCheck />
      </Field>
    </fieldset>
  );
}

export function PriceField({ dish, currency, set }: DishFieldProps & { currency: Currency }) {
  const language = useLanguage();
  const [isWrong, setWrong] = useState(false);
  const decimal = (value: number) => value.toFixed(2).replace(".", language === "fr" ? "," : ".");
  const typed = useTyped(dish.price === null ? "" : decimal(dish.price), (words) => {
    const price = words === "" ? null : readAmount(words);
    const isRight = price === null ? words === "" : isPrice(price);
    setWrong(!isRight);
    if (isRight && price !== dish.price) set("price", dish.price, price);
    return isRight;
  });
  return (
    <Field
      label={m.management_field_price()}
      hint={m.management_price_hint()}
      error={isWrong ? m.management_price_wrong() : null}
    >
      <TextInput
        {...typed}
        inputMode="decimal"
        autoComplete="off"
        end={<span>{currencySign(currency, language)}</span>}
      />
    </Field>
  );
}

export function CaloriesField({ dish, set }: DishFieldProps) {
  useWords();
  const [isWrong, setWrong] = useState(false);
  const typed = useTyped(dish.calories === null ? "" : String(dish.calories), (words) => {
    const calories = words === "" ? null : Number(words);
    const isRight = calories === null || (Number.isInteger(calories) && calories >= 0 && calories <= 20_000);
    setWrong(!isRight);
    if (isRight && calories !== dish.calories) set("calories", dish.calories, calories);
    return isRight;
  });
  return (
    <Field label={m.management_field_calories()} error={isWrong ? m.management_calories_wrong() : null}>
      <TextInput {...typed} inputMode="numeric" autoComplete="off" end={<span>kcal</span>} />
    </Field>
  );
}

export function PictureField({ dish, set }: DishFieldProps) {
  useWords();
  const [isWrong, setWrong] = useState(false);
  const typed = useTyped(dish.image_url ?? "", (words) => {
    const isRight = words === "" || /^(\/(?![/\\])|https?:\/\/.)/.test(words);
    setWrong(!isRight);
    if (isRight) set("image_url", dish.image_url, words || null);
    return isRight;
  });
  return (
    <Field
      label={m.management_field_picture()}
      hint={m.management_picture_hint()}
      error={isWrong ? m.management_picture_wrong() : null}
    >
      <TextInput {...typed} inputMode="url" autoComplete="off" maxLength={2_000} />
    </Field>
  );
}
