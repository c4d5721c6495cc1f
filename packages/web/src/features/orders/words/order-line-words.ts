import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import type { Language } from "@tablee/domain/language/text";
import { flatChoices, toldChoices } from "@tablee/domain/orders/told-choices";
import { portionsAlike } from "@tablee/domain/orders/portions-alike";
import { textIn } from "@tablee/domain/language/text-in";
import { m } from "../../../paraglide/messages.js";

/** A choice on a line, ready to be listed. */
export interface LineDetail {
  id: string;
  /** `slot`: a dish that fills a slot of a combo; its own choices follow it. */
  kind: "slot" | "choice";
  words: string;
  /** The number of other choices within which it was made (menus §46). */
  depth: number;
}

/**
 * The choices of a line in menu order: the slots of a combo with their dishes, equal ones once with their number, and
 * modifiers with their quantities.
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

/** The same in one sentence: choices within a choice follow it in parentheses. */
export const detailsInline = (details: readonly Pick<LineDetail, "words" | "depth">[]): string =>
  details
    .map(({ words, depth }, at) => {
      const before = details[at - 1]?.depth ?? 0;
      const after = details[at + 1]?.depth ?? 0;
      const opens = depth > before ? " (" : at === 0 ? "" : ", ";
      return `${opens}${words}${")".repeat(Math.max(0, depth - after))}`;
    })
    .join("");

/** The number of pieces of an order, not of lines. */
export const piecesOf = (items: readonly Pick<PricedLine, "quantity">[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
