import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import type { Language } from "@tablee/domain/language/text";
import { flatChoices, toldChoices } from "@tablee/domain/orders/told-choices";
import { portionsAlike } from "@tablee/domain/orders/portions-alike";
import { textIn } from "@tablee/domain/language/text-in";
import { m } from "../../../paraglide/messages.js";

/** What was chosen on a line, ready to be listed. */
export interface LineDetail {
  id: string;
  /** A dish that fills a slot of a combo; its own choices follow it. */
  kind: "slot" | "choice";
  words: string;
  /** Within how many other choices it was chosen (menus §46). */
  depth: number;
}

/**
 * The choices of a line in the order of the menu: slots of a combo with their dishes, those that are the same once with
 * their number, and modifiers with their counts.
 */
export function lineDetails({ modifiers }: Pick<PricedLine, "modifiers">, language: Language): LineDetail[] {
  const times = (quantity: number, name: string): string => (quantity > 1 ? m.order_times({ quantity, name }) : name);
  return portionsAlike(modifiers).flatMap(({ count, entries }, portion) => [
    ...entries.flatMap(({ modifier_group_id, item_name }): LineDetail[] => {
      const name = modifier_group_id === null && item_name ? textIn(item_name, language) : "";
      return name ? [{ id: `${portion}`, kind: "slot", words: times(count, name), depth: 0 }] : [];
    }),
    ...flatChoices(toldChoices(entries)).map(({ choice: { entry, selected }, depth }): LineDetail => ({
      id: `${portion}-${entry.modifier_group_id}-${selected.modifier_id}`,
      kind: "choice",
      words: times(selected.quantity, textIn(selected.name, language)),
      depth,
    })),
  ]);
}

/** The same in one sentence: what was chosen within a choice stands in parentheses behind it. */
export const detailsInline = (details: readonly Pick<LineDetail, "words" | "depth">[]): string =>
  details
    .map(({ words, depth }, at) => {
      const before = details[at - 1]?.depth ?? 0;
      const after = details[at + 1]?.depth ?? 0;
      const opens = depth > before ? " (" : at === 0 ? "" : ", ";
      return `${opens}${words}${")".repeat(Math.max(0, depth - after))}`;
    })
    .join("");

/** Pieces of an order, not lines. */
export const piecesOf = (items: readonly Pick<PricedLine, "quantity">[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
