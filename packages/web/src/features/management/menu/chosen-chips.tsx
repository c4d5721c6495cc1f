import { Chip } from "@tablee/design-system/chip";

interface ChosenChipsProps<One extends string> {
  label: string;
  options: readonly (readonly [One, string])[];
  chosen: readonly string[];
  toggle: (one: One) => void;
}

/** Chips that select some values of a known set. */
export function ChosenChips<One extends string>({ label, options, chosen, toggle }: ChosenChipsProps<One>) {
  return (
    <fieldset>
      <legend className="mb-2 text-bs font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(([one, word]) => (
          <Chip key={one} selected={chosen.includes(one)} onClick={() => toggle(one)}>
            {word}
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}

/** Returns the list with a value added, or removed if it was there. */
export const toggled = <One extends string>(all: readonly One[], one: One): One[] =>
  all.includes(one) ? all.filter((other) => other !== one) : [...all, one];
