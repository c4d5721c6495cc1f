import { discountRules } from "@tablee/contract/orders/discount-rules";
import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import { isLimited, offersFor, type OfferUse } from "@tablee/domain/orders/offers/offers-for";
import type { OfferRule } from "@tablee/domain/orders/offers/offers-on";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import type { OrderMoment } from "@tablee/domain/restaurants/order-slots";
import { useNow } from "../../../language/now.ts";
import type { PlaceRequest } from "../../orders/basket/basket-schema.ts";
import { useBasketQuote } from "../../orders/basket/use-basket-quote.ts";

interface Asked {
  restaurant: RestaurantCard;
  /** null until it has loaded. */
  menu: Menu | null;
  /** The table's code and its sitting; null before joining. */
  table: { code: string; session: string } | null;
  lines: readonly OrderLine[];
  moment: OrderMoment;
  /** The code of an offer as the diner typed it; null: none. */
  code: string | null;
}

export interface TableOffers {
  /** The offers that would apply if the order were placed on this phone. */
  rules: readonly OfferRule[];
  /** Why the code is not accepted. */
  problems: readonly OrderProblem[];
}

const NEVER_HAD = new Map<string, OfferUse>();
const NONE: readonly OrderProblem[] = [];

/**
 * The offers at a table (tables §13). Offers for everybody are computed here. The server is asked about codes and about
 * offers that each member may use only so often; until it has answered, nothing is promised.
 */
export function useTableOffers({ restaurant, menu, table, lines, moment, code }: Asked): TableOffers {
  const at = useNow();
  const { timezone } = restaurant;
  const asked = { code: null, mode: "dine_in", ...moment, timezone, uses: NEVER_HAD } as const;
  const known = menu ? offersFor(menu.offers, asked, at).rules : [];
  const free = known.filter((offer) => !isLimited(offer));
  const wanted = table !== null && lines.length > 0 && (code !== null || free.length < known.length);
  const { quote, last } = useBasketQuote(wanted ? requestOf({ restaurant, table, lines, moment, code }) : null);
  if (!wanted) return { rules: free, problems: NONE };
  if (quote) return { rules: discountRules(quote.discounts), problems: quote.problems.filter(isOfCode) };
  // While the server is asked about the latest change, its last answer stays.
  const held = discountRules(last?.discounts ?? []).filter(({ ref }) => !free.some((offer) => offer.ref === ref));
  return { rules: [...free, ...held], problems: NONE };
}

const isOfCode = ({ code }: OrderProblem): boolean => code.startsWith("code_");

/** The request without a tip, because no offer depends on it. */
const requestOf = ({
  restaurant,
  table,
  lines,
  moment,
  code,
}: Omit<Asked, "menu" | "table"> & { table: NonNullable<Asked["table"]> }): PlaceRequest => ({
  restaurant_id: restaurant.id,
  mode: "dine_in",
  ...moment,
  items: [...lines],
  tip: 0,
  delivery: null,
  table: table.code,
  table_session: table.session,
  source: "",
  ...(code === null ? {} : { code }),
});
