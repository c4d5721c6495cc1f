import { textIn } from "@tablee/domain/language/text-in";
import type { Language } from "@tablee/domain/language/text";
import { m } from "../../../paraglide/messages.js";
import type { PortionView } from "./combo-composition.ts";
import type { ComboComposer } from "./use-combo-composer.ts";

/** The heading of a portion's choices. */
export function portionName({ name, number, count }: PortionView, language: Language): string {
  const words = textIn(name, language);
  return count > 1 ? m.menu_portion_of({ name: words, number, count }) : words;
}

interface Missing {
  /** Where it is on the page. */
  place: string;
  name: string;
}

/** What is still missing on this step. If two dishes both ask for a size, each entry names its dish. */
export function missingOn(
  { step, slots, portions }: Pick<ComboComposer, "step" | "slots" | "portions">,
  language: Language,
): Missing[] {
  if (step === "items") {
    const empty = slots.filter(({ missing }) => missing);
    return empty.map(({ slot }) => ({ place: `slot-${slot.id}`, name: textIn(slot.name, language) }));
  }
  const unmet = portions.flatMap((portion) =>
    portion.groups
      .filter(({ valid }) => !valid)
      .map(({ group }) => ({
        place: `group-${portion.slot.id}-${portion.portion}-${group.id}`,
        name: textIn(group.name, language),
        whose: portionName(portion, language),
      })),
  );
  return unmet.map(({ place, name, whose }) => {
    const isAlone = unmet.every((other) => other.place === place || other.name !== name);
    return { place, name: isAlone ? name : `${name} (${whose})` };
  });
}
