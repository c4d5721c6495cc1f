import type { Text } from "../language/text.ts";
import { textIn } from "../language/text-in.ts";
import type { ComboSlotItem } from "./menu.ts";

/** What one slot of a combo holds at most, whatever its owner says. */
export const MOST_PORTIONS = 25;

/** How many portions a slot asks for, as far as its combo says so. */
export interface SlotCounts {
  readonly optional: boolean;
  readonly minimum: number;
  readonly maximum: number;
}

/** How many portions a slot must hold (menus §16): none where it is optional. */
export const leastPortions = ({ optional, minimum }: Pick<SlotCounts, "optional" | "minimum">): number =>
  optional ? 0 : minimum;

/** Whether one thing at most fills a slot, so that another one takes its place. */
export const isSingle = ({ maximum }: Pick<SlotCounts, "maximum">): boolean => maximum === 1;

/** How many portions of a slot may be one of its entries. */
export const mostOfEntry = (
  { maximum }: Pick<SlotCounts, "maximum">,
  { limit }: { readonly limit: number | null },
): number => Math.min(maximum, limit ?? maximum);

/** Whether those entries of a slot that fit come to as many portions as it asks for. */
export const canHoldEnough = <Entry extends { readonly limit: number | null }>(
  slot: SlotCounts & { readonly items: readonly Entry[] },
  fits: (entry: Entry) => boolean,
): boolean =>
  slot.items.reduce((sum, entry) => sum + (fits(entry) ? mostOfEntry(slot, entry) : 0), 0) >= leastPortions(slot);

/** An entry's name: that of its dish, and what it is told apart by where the dish is there twice (menus §15). */
export const entryName = (dish: Text, { name }: Pick<ComboSlotItem, "name">): Text =>
  name === null
    ? dish
    : {
        en: `${textIn(dish, "en")} · ${textIn(name, "en")}`,
        fr: `${textIn(dish, "fr")} · ${textIn(name, "fr")}`,
        default: null,
      };
