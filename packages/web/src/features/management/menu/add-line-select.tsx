import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface AddLineSelectProps<Line> {
  label: string;
  lines: readonly Line[];
  /** What a line is called; missing: by its name. */
  word?: (line: Line) => string;
  add: (ref: string) => void;
}

/** Picks one more of the menu's lines, by the device's own list; where none is left it is not there. */
export function AddLineSelect<Line extends { ref: string; name: Text }>(props: AddLineSelectProps<Line>) {
  const { label, lines, word, add } = props;
  const language = useLanguage();
  if (lines.length === 0) return null;
  const options = lines.map((line) => ({
    value: line.ref,
    label: word?.(line) ?? (textIn(line.name, language) || m.management_nameless()),
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
