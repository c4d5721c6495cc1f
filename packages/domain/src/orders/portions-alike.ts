/** What a placed line says of its choices, as far as it matters which of its portions are the same. */
interface Chosen {
  readonly item_id: number;
  readonly slot_id: number | null;
  readonly modifier_group_id: number | null;
  readonly variant?: number | undefined;
  readonly selection: readonly { readonly modifier_id: number; readonly quantity: number }[];
}

/** Portions of a slot that are the same, choices and all: what fills it first, then its choices. */
interface Alike<Entry> {
  count: number;
  entries: Entry[];
}

/**
 * A line's choices portion by portion, those of a slot that are the same told once with their number ("2 × Maki"). An
 * item's own choices, which stand in no slot, are one.
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
