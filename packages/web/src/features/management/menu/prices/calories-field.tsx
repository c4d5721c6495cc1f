import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import type { SetField } from "../line-edits.ts";
import { typedCount } from "./typed-figure.ts";
import { useTyped } from "../typing/use-typed.ts";

const MOST = 20_000;
const isCount = (calories: number) => Number.isInteger(calories) && calories >= 0 && calories <= MOST;

export function CaloriesField({ dish, set }: { dish: EditedItem; set: SetField }) {
  useWords();
  const [isWrong, setWrong] = useState(false);
  const typed = useTyped(
    dish.calories,
    (kept) => (kept === null ? "" : String(kept)),
    (words, seen) => {
      const { isWrong: wrong, saved } = typedCount(words, { fits: isCount, mayBeNone: true });
      setWrong(wrong);
      if (saved !== undefined && saved !== dish.calories) set("calories", seen, saved);
      return !wrong;
    },
  );
  return (
    <Field label={m.management_field_calories()} error={isWrong ? m.management_calories_wrong() : null}>
      <TextInput {...typed} inputMode="numeric" autoComplete="off" end={<span>kcal</span>} />
    </Field>
  );
}
