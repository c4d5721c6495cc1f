import type { Text } from "../language/text.ts";
import { textIn } from "../language/text-in.ts";
import type { ComboSlotItem } from "./menu.ts";

/** The most portions that one slot of a combo may hold, whatever its owner sets. */
export const MOST_PORTIONS = 25;

/** The counts of portions that a combo declares for a slot. */
export interface SlotCounts {
  readonly optional: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** How many portions a slot must hold (menus §16): none if it is optional. */
export const leastPortions = ({ optional, minimum }: Pick<SlotCounts, "optional" | "minimum">): number =>
  optional ? 0 : minimum;

/** Whether a slot holds at most one portion, so that another choice replaces it. */
export const isSingle = ({ maximum }: Pick<SlotCounts, "maximum">): boolean => maximum === 1;

/** How many portions of a slot may be the same entry. */
export const mostOfEntry = (
  { maximum }: Pick<SlotCounts, "maximum">,
  { limit }: { readonly limit: number | null },
): number => Math.min(maximum, limit ?? maximum);

/** Whether the entries that fit can provide as many portions as the slot needs. */
export const canHoldEnough = <Entry extends { readonly limit: number | null }>(
  slot: SlotCounts & { readonly items: readonly Entry[] },
  fits: (entry: Entry) => boolean,
): boolean =>
  slot.items.reduce((sum, entry) => sum + (fits(entry) ? mostOfEntry(slot, entry) : 0), 0) >= leastPortions(slot);

/** An entry's name: its item's name, with the variant's name if the item occurs at several prices (menus §15). */
export const entryName = (dish: Text, { name }: Pick<ComboSlotItem, "name">): Text =>
  name === null
    ? dish
    : {
        en: `${textIn(dish, "en")} · ${textIn(name, "en")}`,
        fr: `${textIn(dish, "fr")} · ${textIn(name, "fr")}`,
        default: null,
      };
