import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { typedCount } from "../prices/typed-figure.ts";
import { useTyped } from "../typing/use-typed.ts";

const LARGEST = 1_000;
const isSize = (value: number) => Number.isInteger(value) && value >= 0 && value <= LARGEST;

/** The field for how much larger a choice makes the dish (menus §10). */
export function SizeField({ size, save }: { size: number; save: (size: number, seen: number) => void }) {
  useWords();
  const [isWrong, setWrong] = useState(false);
  const typed = useTyped(size, String, (words, seen) => {
    const { isWrong: wrong, saved } = typedCount(words, { fits: isSize, mayBeNone: false });
    setWrong(wrong);
    if (typeof saved === "number" && saved !== size) save(saved, seen);
    return !wrong;
  });
  return (
    <Field
      label={m.management_size()}
      hint={m.management_size_hint()}
      error={isWrong ? m.management_size_wrong() : null}
    >
      <TextInput {...typed} inputMode="numeric" autoComplete="off" />
    </Field>
  );
}
