/** A chosen modifier and how many times it was chosen (at least 1). */
export interface Selected {
  modifier_id: number;
  quantity: number;
}

/**
 * What was chosen in one modifier group, or, in a combo, which item fills a slot.
 * orders §2: for a plain item `slot_id` is null; for a combo each filled slot is one entry with
 * `modifier_group_id` null and an empty selection, and further entries of the same slot and item carry the groups.
 */
export interface LineModifier {
  item_id: number;
  slot_id: number | null;
  modifier_group_id: number | null;
  selection: Selected[];
  /** Which portion of a slot that holds several; left out: the first (orders §43). */
  portion?: number | undefined;
  /** Of what fills a slot: which of its entries of this item; left out: 0. */
  variant?: number | undefined;
}

type Placed = Pick<LineModifier, "portion" | "variant">;
export const portionNumber = ({ portion = 1 }: Placed): number => portion;
export const variantNumber = ({ variant = 0 }: Placed): number => variant;

/** The same as an entry carries them: what says nothing is left out. */
export const placedAt = (portion: number, variant = 0): Placed => ({
  ...(portion === 1 ? {} : { portion }),
  ...(variant === 0 ? {} : { variant }),
});

interface LineBody {
  modifiers: LineModifier[];
  /** 1 to 25 (orders §4). */
  quantity: number;
  notes: string;
}
export interface ItemLine extends LineBody {
  type: "item";
  item_id: number;
}
export interface ComboLine extends LineBody {
  type: "combo";
  combo_id: number;
}
/** A line of an order as it is sent (orders §1). */
export type OrderLine = ItemLine | ComboLine;

/** orders §4: quantity select 1 to 25. */
export const MAX_QUANTITY = 25;
/** Notes of one line, in code points; long enough for a sentence to the kitchen, short enough for a ticket. */
export const MAX_NOTES = 280;
