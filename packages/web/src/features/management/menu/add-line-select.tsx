import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface AddLineSelectProps<Line> {
  label: string;
  lines: readonly Line[];
  /** Returns the label of a line; its name by default. */
  word?: (line: Line) => string;
  add: (ref: string) => void;
}

/** Adds one of the menu's lines, chosen in a native select; nothing is rendered if none is left. */
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
