import type { Text } from "@tablee/domain/language/text";
import { minor, type Minor, toDecimal, toMinor } from "@tablee/domain/money/minor";
import { chosenTip } from "@tablee/domain/money/tip";
import type { Menu } from "@tablee/domain/menus/menu";
import { QUEBEC_TAX } from "@tablee/domain/menus/tax";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import { type OfferedLine, type OfferRule, offersOn } from "@tablee/domain/orders/offers/offers-on";
import { orderTotals, type TaxedTotals } from "@tablee/domain/orders/order-totals";
import { lineTaxBases } from "@tablee/domain/orders/tax/line-tax-bases";
import type { TaxBase } from "@tablee/domain/orders/tax/taxes-on";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { Basket, BasketDelivery, BasketLine, PlaceRequest } from "../basket/basket-schema.ts";
import type { OrderChoice } from "../settings/basket-settings.ts";

/** A line as it is sent: without what is only for display. */
export function sentLine(line: BasketLine): OrderLine {
  const { modifiers, quantity, notes } = line;
  const body = { modifiers, quantity, notes };
  return line.type === "item"
    ? { type: "item", item_id: line.item_id, ...body }
    : { type: "combo", combo_id: line.combo_id, ...body };
}

/**
 * The price of one piece of a line: by the current menu, or the price that the diner has seen while the menu is not
 * loaded. A dish that has left the menu costs nothing, as on the server.
 */
export const unitPrice = (menu: Menu | null, line: BasketLine): Minor =>
  menu ? (priceLine(menu, line)?.unit_price ?? minor(0)) : minor(line.unit_price);

export const lineAmount = (menu: Menu | null, line: BasketLine): Minor => minor(unitPrice(menu, line) * line.quantity);

/** Totals with the offers' discounts by name; the subtotal is after discounts. */
export interface BasketAmounts extends TaxedTotals {
  discounts: { ref: string; name: Text; amount: Minor }[];
}

/** The totals as this device computes them, shown until the server has answered; an invalid tip counts as 0. */
export function basketTotals(
  basket: Pick<Basket, "items" | "tip">,
  menu: Menu | null,
  choice: Pick<OrderChoice, "mode">,
  delivery_fee: number,
  rules: readonly OfferRule[] = [],
): BasketAmounts {
  const { bases, discounts } = offersOn(
    rules,
    basket.items.map((line) => offeredLine(menu, line)),
  );
  const subtotal = minor(bases.reduce((sum, { amount }) => sum + amount, 0));
  const totals = orderTotals(
    { bases, tax: menu?.tax ?? QUEBEC_TAX, mode: choice.mode },
    {
      tip: chosenTip(basket.tip, subtotal) ?? minor(0),
      delivery_fee: choice.mode === "delivery" ? toMinor(delivery_fee) : minor(0),
    },
  );
  return { ...totals, discounts: discounts.map(({ rule: { ref, name }, amount }) => ({ ref, name, amount })) };
}

/** The price of the dishes before discounts. */
export const beforeOffers = ({ subtotal, discounts }: BasketAmounts): Minor =>
  minor(discounts.reduce((sum, { amount }) => sum + amount, subtotal as number));

const offeredLine = (menu: Menu | null, line: BasketLine): OfferedLine => ({
  item_id: line.type === "item" ? line.item_id : null,
  unit_price: unitPrice(menu, line),
  quantity: line.quantity,
  bases: basesOf(menu, line),
});

/** Until the menu has loaded, it is not known how a line is taxed: it counts as no item's in particular. */
const basesOf = (menu: Menu | null, line: BasketLine): TaxBase[] =>
  menu ? lineTaxBases(menu, sentLine(line)) : [{ item_id: null, amount: lineAmount(menu, line) }];

/** Sends only what is known: the server looks up the address itself. */
function sentDelivery(delivery: BasketDelivery): PlaceRequest["delivery"] {
  const { address, address_complement, comments, phone, formatted_address, latitude, longitude } = delivery;
  return {
    address: address.trim(),
    ...(formatted_address ? { formatted_address } : {}),
    ...(address_complement ? { address_complement } : {}),
    ...(comments ? { comments } : {}),
    ...(phone ? { phone } : {}),
    ...(latitude !== null && longitude !== null ? { latitude, longitude } : {}),
  };
}

/**
 * The body of quote and place, or null if there is nothing to send yet. `when` replaces a time that is still to be
 * chosen, so that the price can be shown meanwhile.
 */
export function placeRequest(
  basket: Basket,
  { mode, date, time }: OrderChoice,
  tip: Minor,
  when: { date: string; time: string },
): PlaceRequest | null {
  if (basket.restaurant === null || basket.items.length === 0 || mode === null) return null;
  return {
    restaurant_id: basket.restaurant.id,
    mode,
    date: date ?? when.date,
    time: time ?? when.time,
    items: basket.items.map(sentLine),
    tip: toDecimal(tip),
    delivery: mode === "delivery" ? sentDelivery(basket.delivery) : null,
    table: null,
    source: basket.source,
    ...(basket.code === null ? {} : { code: basket.code }),
  };
}
