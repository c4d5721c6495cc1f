import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import type { Menu } from "@tablee/domain/menus/menu";
import { menuIn } from "@tablee/domain/menus/mode-prices";
import { type Minor, minor, toDecimal, toMinor } from "@tablee/domain/money/minor";
import { codeProblem, missingForCode, offersFor, type OfferUse } from "@tablee/domain/orders/offers/offers-for";
import { type Discount, type Offered, type OfferedLine, offersOn, offOf } from "@tablee/domain/orders/offers/offers-on";
import { isQuantity } from "@tablee/domain/orders/line/line-quantity";
import { orderTotals, type TaxedTotals } from "@tablee/domain/orders/order-totals";
import { checkTip } from "@tablee/domain/money/tip";
import type { DeliveryFacts } from "@tablee/domain/orders/delivery-reach";
import { checkOrder } from "@tablee/domain/orders/order-problems";
import { promisedWindow, slotStart } from "@tablee/domain/restaurants/order-slots";
import { countDishes, type SlotCapacity, type SlotUse } from "@tablee/domain/orders/slot-capacity";
import type { RestaurantRow } from "../../restaurants/stored/restaurant.queries.ts";
import type { Basket } from "./basket-of-request.ts";
import { timesQuantity } from "@tablee/domain/orders/tax/line-tax-bases";
import { phoneProblems } from "@tablee/domain/orders/read-delivery-phone";
import { expandLine, type PricedLineRecord } from "../stored/expand-line.ts";
import { restaurantFacts } from "../../restaurants/stored/order-facts.ts";

/** A restaurant and its menu as they were at the same moment. */
export interface Snapshot {
  row: RestaurantRow;
  menu: Menu;
  capacities: readonly SlotCapacity[];
  /** Whether any webhook receives its orders. */
  has_webhooks: boolean;
}

/** An input that matches the contract's schema and is invalid all the same. */
export interface InvalidPlace {
  path: string;
  reason: string;
}

/** The price of a request at a moment, by the server's own menu (orders §15). Amounts in minor units. */
export interface PricedRequest {
  lines: PricedLineRecord[];
  totals: TaxedTotals;
  discounts: Discount[];
  dishes: number;
  /** When the order is promised; null if it cannot be had at the requested time. */
  window: { min_time: Date; max_time: Date } | null;
  /** Everything that prevents the order; empty if it can be placed. */
  problems: OrderProblem[];
  invalid: InvalidPlace[];
}

/** The largest value that a column of the database can hold. A larger total (over 21 million) is refused. */
const MAX_TOTAL = 2_147_483_647;
const TIME_CODES: ReadonlySet<string> = new Set(["time_unavailable", "too_soon", "restaurant_closed", "slot_full"]);

/** Returns the half hour whose capacity a request uses; null if its time is invalid. */
export const slotOfRequest = ({ row }: Snapshot, request: OrderRequest, at: Date): Date | null =>
  slotStart(request, row.timezone, at);

/** What else the price of an order depends on. */
interface Known {
  /** What is already used of that half hour, if the restaurant limits its capacity. */
  used: readonly SlotUse[];
  /** See `locateDelivery`. */
  reach: DeliveryFacts | null;
  /** How often each limited offer has been used. */
  uses: ReadonlyMap<string, OfferUse>;
}

export const priceRequest = (
  { row, menu: whole, capacities }: Snapshot,
  basket: Basket,
  at: Date,
  { used, reach, uses }: Known,
): PricedRequest => {
  const { request, diners } = basket;
  const menu = menuIn(whole, request.mode);
  const facts = restaurantFacts(row);
  const expanded = request.items.map((line, index) => expandLine(menu, line, diners[index] ?? null));
  const offers = offersFor(menu.offers, { ...request, code: request.code ?? null, timezone: row.timezone, uses }, at);
  const offered = offersOn(offers.rules, expanded.map(offeredLine));
  const lines = expanded.map((line, index) => ({ ...line, discount: offOf(offered.lines[index]?.discounts ?? []) }));
  const taxed = { bases: offered.bases, tax: menu.tax, mode: request.mode };
  const totals = orderTotals(taxed, { tip: toMinor(request.tip), delivery_fee: feeOf(row, request) });
  const { mode, date, time } = request;
  const order = {
    menu,
    restaurant: facts,
    lines: request.items,
    mode,
    date,
    time,
    delivery: reach,
    minimum: row.min_order_amount,
  };
  // What would be ordered at a closed table is not known, so `table_closed` is the only problem.
  const phone = mode === "delivery" ? request.delivery?.phone : undefined;
  const problems =
    basket.problems.length > 0
      ? basket.problems
      : [
          ...checkOrder({ ...order, slot: { capacities, used } }, at),
          ...phoneProblems(phone, row.currency),
          ...codeProblems(offers, offered),
        ];
  const timely = !problems.some(({ code }) => TIME_CODES.has(code));
  return {
    lines,
    totals,
    discounts: offered.discounts,
    dishes: countDishes(menu, request.items),
    window: timely ? promisedWindow(request, facts, at, row.preparation_minutes) : null,
    problems,
    invalid: invalidPlaces(totals, row),
  };
};

type Unoffered = Omit<PricedLineRecord, "discount">;
const offeredLine = ({ item_id, unit_price, quantity, tax_bases }: Unoffered): OfferedLine => ({
  item_id,
  unit_price,
  // An invalid quantity counts as zero.
  quantity: isQuantity(quantity) ? quantity : 0,
  bases: timesQuantity(tax_bases, quantity),
});

/**
 * Returns the problem of an order's code, if any. If the code takes nothing off because the basket is too small, the
 * problem says what is missing (`from` and `missing`).
 */
function codeProblems(offers: ReturnType<typeof offersFor>, offered: Offered): OrderProblem[] {
  const code = codeProblem(offers, offered);
  if (code === null) return [];
  const missing = code === "code_without_effect" ? missingForCode(offers, offered) : 0;
  const data =
    missing > 0 ? { from: toDecimal(offers.code?.from ?? minor(0)), missing: toDecimal(minor(missing)) } : {};
  return [{ code, line: null, data }];
}

const feeOf = (row: RestaurantRow, { mode }: OrderRequest): Minor =>
  mode === "delivery" ? row.delivery_fee : minor(0);

const invalidPlaces = ({ tip, subtotal, total }: TaxedTotals, row: RestaurantRow): InvalidPlace[] => {
  const places: InvalidPlace[] = [];
  if (checkTip(tip, subtotal)) places.push({ path: "tip", reason: "Negative, or more than anybody tips" });
  else if (tip > 0 && row.tip_percents?.length === 0) places.push({ path: "tip", reason: "None is taken here" });
  if (total > MAX_TOTAL) places.push({ path: "items", reason: "More than an order can come to" });
  return places;
};
