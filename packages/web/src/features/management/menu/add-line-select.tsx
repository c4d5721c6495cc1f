import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface AddLineSelectProps {
  label: string;
  lines: readonly { ref: string; name: Text }[];
  add: (ref: string) => void;
}

/** Picks one more of the menu's lines, by the device's own list; where none is left it is not there. */
export function AddLineSelect({ label, lines, add }: AddLineSelectProps) {
  const language = useLanguage();
  if (lines.length === 0) return null;
  const options = lines.map(({ ref, name }) => ({
    value: ref,
    label: textIn(name, language) || m.management_nameless(),
  }));
  return (
    <Field label={label} labelHidden>
      <Select
        value=""
        placeholder={label}
        onValueChange={add}
        options={options.toSorted((one, other) => one.label.localeCompare(other.label, language))}
        quiet
      />
    </Field>
  );
}
