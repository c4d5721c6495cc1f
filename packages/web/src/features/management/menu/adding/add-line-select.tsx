import { Field } from "@tablee/design-system/inputs/field";
import { SettledSelect } from "@tablee/design-system/inputs/settled-select";
import type { Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { useEffect, useRef } from "react";
import { useLanguage } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";

interface AddLineSelectProps<Line> {
  label: string;
  lines: readonly Line[];
  /** Returns the label of a line; its name by default. */
  word?: (line: Line) => string;
  add: (ref: string) => void;
}

/**
 * Adds one of the menu's lines, chosen in a native select once picking pauses; nothing is rendered if none is left. The
 * lines that it adds stand in the same fieldset.
 */
export function AddLineSelect<Line extends { ref: string; name: Text }>(props: AddLineSelectProps<Line>) {
  const { label, lines, word, add } = props;
  const language = useLanguage();
  const select = useRef<HTMLSelectElement>(null);
  const around = useRef<Element>(null);
  const isEmpty = lines.length === 0;
  useEffect(() => {
    // The select is gone with the last line that it added, which takes the focus over.
    if (!isEmpty || document.activeElement !== document.body) return;
    [...(around.current?.querySelectorAll<HTMLElement>("li button") ?? [])].at(-1)?.focus();
  }, [isEmpty]);
  if (isEmpty) return null;
  const options = lines.map((line) => ({
    value: line.ref,
    label: word?.(line) ?? (textIn(line.name, language) || m.management_nameless()),
  }));
  return (
    <Field label={label} labelHidden>
      <SettledSelect
        ref={select}
        value=""
        placeholder={label}
        onSettled={(ref) => {
          around.current = select.current?.closest("fieldset") ?? null;
          add(ref);
        }}
        options={options.toSorted((one, other) => one.label.localeCompare(other.label, language))}
        quiet
      />
    </Field>
  );
}
