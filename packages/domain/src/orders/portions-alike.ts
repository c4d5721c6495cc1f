/** The part of a placed line's choices that decides which of its portions are identical. */
interface Chosen {
  readonly item_id: number;
  readonly slot_id: number | null;
  readonly modifier_group_id: number | null;
  readonly variant?: number | undefined;
  readonly selection: readonly { readonly modifier_id: number; readonly quantity: number }[];
}

/**
 * Identical portions of a slot, including their choices. `entries` contains the item that fills the slot, then its
 * choices.
 */
interface Alike<Entry> {
  count: number;
  entries: Entry[];
}

/**
 * Groups a line's choices by portion, and counts identical portions of a slot once with their number ("2 × Maki"). The
 * choices of a plain item, which have no slot, form one portion.
 */
export const portionsAlike = <Entry extends Chosen>(modifiers: readonly Entry[]): Alike<Entry>[] => {
  const portions: Entry[][] = [];
  for (const entry of modifiers) {
    const last = portions.at(-1);
    if (!last || (entry.slot_id !== null && entry.modifier_group_id === null)) portions.push([entry]);
    else last.push(entry);
  }
  const alike = new Map<string, Alike<Entry>>();
  for (const entries of portions) {
    const same = alike.get(keyOf(entries));
    if (same) same.count += 1;
    else alike.set(keyOf(entries), { count: 1, entries });
  }
  return [...alike.values()];
};

const keyOf = (entries: readonly Chosen[]): string =>
  JSON.stringify(
    entries.map(({ slot_id, item_id, modifier_group_id, variant = 0, selection }) => [
      slot_id,
      item_id,
      modifier_group_id,
      variant,
      selection.map(({ modifier_id, quantity }) => [modifier_id, quantity]),
    ]),
  );
