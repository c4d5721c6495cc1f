import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { EXAMPLE_COLOUR, readColour } from "@tablee/domain/sites/colour";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

interface ColourFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  problem: string | null;
}

/** A colour, typed or taken from the device's colour picker. */
export function ColourField({ label, value, onChange, problem }: ColourFieldProps) {
  useWords();
  return (
    <Field label={label} error={problem} hint={m.sites_colour_text()}>
      <TextInput
        value={value}
        onValueChange={onChange}
        placeholder={EXAMPLE_COLOUR}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        end={
          <input
            type="color"
            aria-label={m.sites_pick({ label })}
            value={readColour(value) ?? EXAMPLE_COLOUR}
            onChange={(event) => onChange(event.target.value)}
            className="-me-2 size-9 cursor-pointer rounded-inner bg-transparent"
          />
        }
      />
    </Field>
  );
}
