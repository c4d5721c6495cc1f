/** The part of a line's choices that shows which were chosen within which (menus §46). */
interface Entry {
  readonly within?: readonly number[] | undefined;
  readonly selection: readonly { readonly modifier_id: number }[];
}

/** A choice, with what was chosen within it. */
export interface ToldChoice<Of extends Entry> {
  entry: Of;
  selected: Of["selection"][number];
  within: ToldChoice<Of>[];
}

/** The choices of one portion as a tree. A choice whose opener is missing becomes a root. */
export const toldChoices = <Of extends Entry>(entries: readonly Of[]): ToldChoice<Of>[] => {
  const openerOf = ({ within = [] }: Entry): number | undefined => within.at(-1);
  const there = new Set(entries.flatMap(({ selection }) => selection.map(({ modifier_id }) => modifier_id)));
  const tell = (entry: Of): ToldChoice<Of>[] =>
    entry.selection.map((selected) => ({
      entry,
      selected,
      within: entries
        .filter((other) => openerOf(other) === selected.modifier_id && depthOf(other) === depthOf(entry) + 1)
        .flatMap(tell),
    }));
  return entries
    .filter((entry) => {
      const opener = openerOf(entry);
      return opener === undefined || !there.has(opener);
    })
    .flatMap(tell);
};

const depthOf = ({ within = [] }: Entry): number => within.length;

/** The tree flattened, with each choice's depth. */
export const flatChoices = <Of extends Entry>(
  choices: readonly ToldChoice<Of>[],
  depth = 0,
): { choice: ToldChoice<Of>; depth: number }[] =>
  choices.flatMap((choice) => [{ choice, depth }, ...flatChoices(choice.within, depth + 1)]);
