import { isLimitReached } from "@tablee/domain/orders/line/combo-limit";
import { canBeFilled, openingStep } from "@tablee/domain/orders/line/combos";
import { itemOf } from "@tablee/domain/menus/find-in-menu";
import { itemState } from "@tablee/domain/menus/item-availability";
import type { Menu } from "@tablee/domain/menus/menu";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { DishSearch } from "../reading/menu-search.ts";

type Line = OrderLine & { id: string };

/** What the dialog of a dish shows: the combos to choose from, a combo, or the item by itself. */
export type CreatorView =
  | { view: "offers"; item_id: number }
  | { view: "combo"; combo_id: number; item_id: number | null }
  | { view: "item"; item_id: number };

/**
 * Where a dish's dialog opens (menus §20): at a line that is edited, at the combo or the item that
 * the address names, and for an item that combos are made of at the choice between them; one combo skips that.
 * Combos that cannot be had now, because the order has enough of them or something is out of stock, are none. null: the
 * menu is needed to tell.
 */
export function creatorView(menu: Menu | null, search: DishSearch, lines: readonly Line[]): CreatorView | null {
  const line = lines.find(({ id }) => id === search.line);
  if (line?.type === "combo") return { view: "combo", combo_id: line.combo_id, item_id: null };
  const item_id = line?.item_id ?? search.item ?? null;
  if (!line && search.combo !== undefined) return { view: "combo", combo_id: search.combo, item_id };
  if (item_id === null) return null;
  if (line || search.alone) return { view: "item", item_id };
  if (!menu) return null;
  const item = itemOf(menu, item_id);
  if (!item || itemState(item) !== "available") return { view: "item", item_id };
  const { step, combo_id } = openingStep(offeredMenu(menu, lines), { item_id });
  if (step === "choose_combo") return { view: "offers", item_id };
  return combo_id === null ? { view: "item", item_id } : { view: "combo", combo_id, item_id };
}

/** Where a dialog opened, and at what of the address. */
export interface Opening {
  key: string;
  view: CreatorView | null;
}

/**
 * A dialog stays where it opened while its address does: the limit that another device reaches meanwhile takes nobody's
 * half-composed combo away. A line that is edited is followed: it may leave the basket.
 */
export function keptOpening(kept: Opening | null, search: DishSearch, view: CreatorView | null): Opening {
  const { item, combo, line, alone } = search;
  const key = JSON.stringify({ item, combo, line, alone });
  return kept?.view && kept.key === key && line === undefined ? kept : { key, view };
}

/** The menu with those of its combos that can be had now. */
export const offeredMenu = (menu: Menu, lines: readonly OrderLine[]): Menu => ({
  ...menu,
  combos: menu.combos.filter((combo) => canBeFilled(menu, combo) && !isLimitReached(combo, lines)),
});
