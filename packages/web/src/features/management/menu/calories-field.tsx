import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { SetField } from "./line-edits.ts";
import { useTyped } from "./use-typed.ts";

export function CaloriesField({ dish, set }: { dish: EditedItem; set: SetField }) {
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
