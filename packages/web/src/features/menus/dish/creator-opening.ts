import { isLimitReached } from "@tablee/domain/orders/line/combo-limit";
import { type ComboOffer, fittingCombos } from "@tablee/domain/orders/line/combo-amounts";
import type { Menu } from "@tablee/domain/menus/menu";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { DishSearch } from "../reading/menu-search.ts";

type Line = OrderLine & { id: string };

/** What the dialog of a dish shows: a combo or the item. */
export type CreatorView =
  | { view: "combo"; combo_id: number; item_id: number | null }
  | { view: "item"; item_id: number };

/**
 * Where a dish's dialog opens (menus §20): at a line that is being edited, at the combo in the address, otherwise at
 * the dish itself. null: the address names nothing.
 */
export function creatorView(search: DishSearch, lines: readonly Line[]): CreatorView | null {
  const line = lines.find(({ id }) => id === search.line);
  if (line?.type === "combo") return { view: "combo", combo_id: line.combo_id, item_id: null };
  const item_id = line?.item_id ?? search.item ?? null;
  if (!line && search.combo !== undefined) return { view: "combo", combo_id: search.combo, item_id };
  return item_id === null ? null : { view: "item", item_id };
}

/** A combo that fits a dish; it is `limited` once the order holds as many of it as it may (menus §19). */
interface Offer extends ComboOffer {
  limited: boolean;
}

export const offersOf = (menu: Menu, item_id: number, lines: readonly OrderLine[]): Offer[] =>
  fittingCombos(menu, item_id).map((offer) => ({ ...offer, limited: isLimitReached(offer.combo, lines) }));
