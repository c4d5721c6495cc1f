import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { TextInput, type TextInputProps } from "@tablee/design-system/inputs/text-input";
import type { ReactNode, Ref } from "react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useSettled } from "../../../shell/use-settled.ts";
import { readAmount } from "../menu/prices/read-amount.ts";
import { PROBLEM_WORDS } from "./setting-words.ts";
import type { SettingsForm } from "./use-settings.ts";

type NameOf<Value> = {
  [Name in keyof RestaurantSettings]-?: RestaurantSettings[Name] extends Value ? Name : never;
}[keyof RestaurantSettings];
type WordsName = NameOf<string | null>;

interface FieldLook {
  form: SettingsForm;
  label: string;
  hint?: ReactNode;
  aside?: ReactNode;
}

type TextSettingProps = FieldLook & { name: WordsName; nullable?: boolean; rows?: number } & Pick<
    TextInputProps,
    "inputMode" | "placeholder" | "autoComplete" | "maxLength" | "lang" | "type"
  >;

/** A text setting: one line, or several if `rows` is given. */
export function TextSetting({ form, name, label, hint, aside, nullable, rows, ...input }: TextSettingProps) {
  useWords();
  const now = form.problemOf(name);
  const settled = useSettled(now, INPUT_PAUSE_MS);
  // A correction clears the error at once; a new error is shown only when typing pauses.
  const problem = now && settled;
  const field = {
    value: form.values[name] ?? "",
    onValueChange: (text: string) => form.set(name, nullable && text === "" ? null : text),
    ...input,
  };
  return (
    <Field label={label} hint={hint} aside={aside} error={problem ? PROBLEM_WORDS[problem]() : null}>
      {rows === undefined ? <TextInput {...field} /> : <TextArea {...field} rows={rows} spellCheck />}
    </Field>
  );
}

type NumberSettingProps = FieldLook & {
  name: NameOf<number>;
  min: number;
  max: number;
  /** The number of decimals. */
  places: 0 | 2;
  /** The error if it is not such a number. */
  wrong: string;
  /** How many stored units make one shown unit: 1000 for metres shown as kilometres. */
  unit?: number;
  end?: ReactNode;
};

/** A number as people type it; invalid input is reported beside the field and not saved. */
export function NumberSetting(props: NumberSettingProps) {
  const { form, name, label, hint, aside, min, max, places, wrong, unit = 1, end } = props;
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = form.values[name];
  const shown = (
    name === "delivery_fee" || name === "min_order_amount" ? kept.toFixed(2) : String(kept / unit)
  ).replace(".", language === "fr" ? "," : ".");
  const valueOf = (text: string): number | null => {
    const read = readAmount(text);
    if (read === null) return null;
    const value = Number((read * unit).toFixed(places));
    return Math.abs(value - read * unit) > 1e-9 || value < min || value > max ? null : value;
  };
  const isWrong = typed !== null && valueOf(typed) === null;
  // The first two characters of "0.5" are not valid yet: the error is shown when typing pauses.
  const isSettled = useSettled(isWrong, INPUT_PAUSE_MS);
  const leave = useEffectEvent(() => form.mark(name, true));
  useEffect(() => () => leave(), []);
  return (
    <Field label={label} hint={hint} aside={aside} error={isWrong && isSettled ? wrong : null}>
      <TextInput
        value={typed ?? shown}
        inputMode={places === 0 && unit === 1 ? "numeric" : "decimal"}
        autoComplete="off"
        end={end}
        onValueChange={(text) => {
          setTyped(text);
          const value = valueOf(text);
          form.mark(name, value !== null);
          if (value !== null) form.set(name, value);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
    </Field>
  );
}

interface PartProps {
  title: string;
  text?: string;
  /** Given to a heading that takes the focus of what has left the page before it. */
  heading?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

/** A part of the settings, with its heading. */
export function Part({ title, text, heading, children }: PartProps) {
  return (
    <section className="grid grid-cols-1 gap-4">
      <div>
        <h2 ref={heading} tabIndex={heading ? -1 : undefined} className="font-display text-t2">
          {title}
        </h2>
        {text ? <p className="mt-1 max-w-[40rem] text-bs text-ink-2">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}
