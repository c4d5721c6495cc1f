/** A chosen modifier and how many times it was chosen (at least 1). */
export interface Selected {
  modifier_id: number;
  quantity: number;
}

/**
 * What was chosen in one modifier group, or, in a combo, which item fills a slot (orders §2). For a plain item
 * `slot_id` is null. For a combo each filled slot is one entry with `modifier_group_id` null and an empty selection;
 * further entries of the same slot and item contain the groups.
 */
export interface LineModifier {
  item_id: number;
  slot_id: number | null;
  modifier_group_id: number | null;
  selection: Selected[];
  /** Which portion of a slot with several portions; the first if left out (orders §43). */
  portion?: number | undefined;
  /** For an entry that fills a slot: which of the slot's entries of this item; 0 if left out. */
  variant?: number | undefined;
}

type Placed = Pick<LineModifier, "portion" | "variant">;
export const portionNumber = ({ portion = 1 }: Placed): number => portion;
export const variantNumber = ({ variant = 0 }: Placed): number => variant;

/** The portion and variant as an entry stores them: default values are left out. */
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
/** A line of an order, as it is sent (orders §1). */
export type OrderLine = ItemLine | ComboLine;

/** The highest quantity of a line (orders §4). */
export const MAX_QUANTITY = 25;
/**
 * Maximum length of a line's notes, in code points: enough for a sentence to the kitchen, short enough for a ticket.
 */
export const MAX_NOTES = 280;
