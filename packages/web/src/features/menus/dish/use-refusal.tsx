import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { itemState } from "@tablee/domain/menus/item-availability";
import type { Menu, MenuItem } from "@tablee/domain/menus/menu";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { takesOrders } from "../../restaurants/open-line.tsx";
import { useMenuOrdering } from "../reading/menu-ordering.ts";
import { CannotAdd } from "./add-bar.tsx";
import { NotServed, useClosedSection } from "./not-served.tsx";

/**
 * Why a dish cannot be ordered, in place of the button that adds it; null: it can. An edited line is in the order
 * already: problems with when it is served are shown there.
 */
export function useRefusal(
  restaurant: Restaurant | undefined,
  menu: Menu | null,
  item: MenuItem | null,
  isEdited: boolean,
): ReactNode {
  useWords();
  const now = useNow();
  const ordering = useMenuOrdering();
  const timezone = restaurant?.timezone ?? "UTC";
  const section = useClosedSection(menu, item ? [item] : NOTHING, timezone);
  if (!restaurant || !menu || !item) return null;
  const state = itemState(item);
  if (state === "out_of_stock") return <CannotAdd>{m.menu_out_of_stock()}</CannotAdd>;
  if (state === "not_orderable") return <CannotAdd>{m.menu_not_orderable()}</CannotAdd>;
  if (!ordering || !takesOrders(restaurant, now)) return <CannotAdd>{m.menu_order_not_available()}</CannotAdd>;
  return section && !isEdited ? <NotServed {...{ menu, section, timezone }} items={[item]} /> : null;
}

const NOTHING: MenuItem[] = [];
