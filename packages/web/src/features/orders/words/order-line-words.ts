import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import type { Language } from "@tablee/domain/language/text";
import { portionsAlike } from "@tablee/domain/orders/portions-alike";
import { textIn } from "@tablee/domain/language/text-in";
import { m } from "../../../paraglide/messages.js";

/** What was chosen on a line, ready to be listed. */
export interface LineDetail {
  id: string;
  /** A dish that fills a slot of a combo; its own choices follow it. */
  kind: "slot" | "choice";
  words: string;
}

/**
 * The choices of a line in the order of the menu: slots of a combo with their dishes, those that are the same once with
 * their number, and modifiers with their counts.
 */
export function lineDetails({ modifiers }: Pick<PricedLine, "modifiers">, language: Language): LineDetail[] {
  const times = (quantity: number, name: string): string => (quantity > 1 ? m.order_times({ quantity, name }) : name);
  return portionsAlike(modifiers).flatMap(({ count, entries }, portion) =>
    entries.flatMap((entry, index): LineDetail[] => {
      const at = `${portion}-${index}`;
      if (entry.modifier_group_id === null) {
        const name = entry.item_name && textIn(entry.item_name, language);
        return name ? [{ id: at, kind: "slot", words: times(count, name) }] : [];
      }
      return entry.selection.map(({ modifier_id, name, quantity }) => ({
        id: `${at}-${modifier_id}`,
        kind: "choice",
        words: times(quantity, textIn(name, language)),
      }));
    }),
  );
}

/** Pieces of an order, not lines. */
export const piecesOf = (items: readonly Pick<PricedLine, "quantity">[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
