import { Badge } from "@tablee/design-system/badge";
import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import type { Language, Text } from "@tablee/domain/language/text";
import { isExtra, isPrice } from "@tablee/domain/management/menu-prices";
import type { Currency } from "@tablee/domain/money/minor";
import { useState } from "react";
import { currencySign } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { LANGUAGE_NAMES, ownFirst } from "./language-names.ts";
import type { SetField } from "./line-edits.ts";
import { typedAmount } from "./prices/typed-figure.ts";
import { useTyped } from "./typing/use-typed.ts";

interface TextFieldProps {
  label: string;
  text: Text;
  language: Language;
  /** Whether it is reported as missing even if the other language lacks it too. */
  isNeeded?: boolean;
  /** Whether the field has several lines. */
  isLong?: boolean;
  /** Shows the label only to screen readers, if a heading above says it. */
  labelHidden?: boolean;
  /** `seen`: the value when typing began. */
  save: (words: string | null, seen: string | null) => void;
}

/** A text in one language, marked if missing; the other language's is then its pale placeholder. */
export function TextField({ label, text, language, isNeeded, isLong, labelHidden, save }: TextFieldProps) {
  useWords();
  const other = (language === "en" ? text.fr : text.en) ?? text.default;
  const isMissing = !text[language] && (isNeeded === true || Boolean(other));
  const typed = useTyped(
    text[language],
    (kept) => kept ?? "",
    (words, seen) => {
      save(words || null, seen);
      return true;
    },
  );
  const given = { ...typed, placeholder: text[language] ? undefined : (other ?? undefined), spellCheck: true };
  return (
    <Field
      label={label}
      labelHidden={labelHidden === true}
      aside={isMissing && !labelHidden ? <Badge tone="warning">{m.management_lacking()}</Badge> : null}
    >
      {isLong ? <TextArea {...given} maxLength={1_000} rows={3} /> : <TextInput {...given} maxLength={200} />}
    </Field>
  );
}

interface WordsFieldsProps {
  line: { name: Text; description: Text };
  set: SetField;
}

/** The name and description of a line in both languages, side by side if there is room. */
export function WordsFields({ line, set }: WordsFieldsProps) {
  const own = useLanguage();
  return (
    <div className="grid grid-cols-1 gap-5 @min-[26rem]:grid-cols-2">
      {ownFirst(own).map((language) => (
        <WordsIn key={language} language={language} line={line} set={set} />
      ))}
    </div>
  );
}

function WordsIn({ language, line, set }: WordsFieldsProps & { language: Language }) {
  useWords();
  const { name, description } = line;
  return (
    <fieldset className="grid grid-cols-1 gap-4 self-start" lang={language}>
      <legend className="mb-2 font-display text-t2">{LANGUAGE_NAMES[language]}</legend>
      <TextField
        label={m.management_field_name()}
        text={name}
        language={language}
        isNeeded
        save={(words, seen) => set(`name.${language}`, seen, words)}
      />
      <TextField
        label={m.management_field_description()}
        text={description}
        language={language}
        isLong
        save={(words, seen) => set(`description.${language}`, seen, words)}
      />
    </fieldset>
  );
}

interface AmountFieldProps {
  label: string;
  hint?: string;
  /** null means none. */
  kept: number | null;
  /** Whether the field may be empty. */
  mayBeNone?: boolean;
  currency: Currency;
  labelHidden?: boolean;
  /** Whether it may be negative: what a choice takes off. */
  mayTakeOff?: boolean;
  /** `seen`: the value when typing began. */
  save: (price: number | null, seen: number | null) => void;
}

/**
 * A price, as people type it. Invalid input is reported beside the field and stays in it; it is saved as none if the
 * field may be empty.
 */
export function AmountField({
  label,
  hint,
  kept,
  mayBeNone,
  currency,
  labelHidden,
  mayTakeOff,
  save,
}: AmountFieldProps) {
  const language = useLanguage();
  const [isWrong, setWrong] = useState(false);
  const decimal = (value: number) => value.toFixed(2).replace(".", language === "fr" ? "," : ".");
  const typed = useTyped(
    kept,
    (value) => (value === null ? "" : decimal(value)),
    (words, seen) => {
      const { isWrong: wrong, saved } = typedAmount(words, {
        fits: mayTakeOff ? isExtra : isPrice,
        mayBeNone: mayBeNone === true,
      });
      setWrong(wrong);
      if (saved !== undefined && saved !== kept) save(saved, seen);
      return !wrong;
    },
  );
  return (
    <Field
      label={label}
      labelHidden={labelHidden === true}
      hint={hint}
      error={isWrong ? (mayTakeOff ? m.management_extra_wrong() : m.management_price_wrong()) : null}
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
