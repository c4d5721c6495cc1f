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

/** A line as it is sent: without what it looked like. */
export function sentLine(line: BasketLine): OrderLine {
  const { modifiers, quantity, notes } = line;
  const body = { modifiers, quantity, notes };
  return line.type === "item"
    ? { type: "item", item_id: line.item_id, ...body }
    : { type: "combo", combo_id: line.combo_id, ...body };
}

/**
 * What one of a line costs: by the menu of now, as the diner has seen it where there is no menu yet. What has left the
 * menu costs nothing, as the server has it.
 */
export const unitPrice = (menu: Menu | null, line: BasketLine): Minor =>
  menu ? (priceLine(menu, line)?.unit_price ?? minor(0)) : minor(line.unit_price);

export const lineAmount = (menu: Menu | null, line: BasketLine): Minor => minor(unitPrice(menu, line) * line.quantity);

/** With what offers took off, by their names; the subtotal is without it. */
export interface BasketAmounts extends TaxedTotals {
  discounts: { ref: string; name: Text; amount: Minor }[];
}

/** The totals as this device reckons them, shown before the server has answered; a tip that is none counts nothing. */
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

/** What the dishes cost before offers. */
export const beforeOffers = ({ subtotal, discounts }: BasketAmounts): Minor =>
  minor(discounts.reduce((sum, { amount }) => sum + amount, subtotal as number));

const offeredLine = (menu: Menu | null, line: BasketLine): OfferedLine => ({
  item_id: line.type === "item" ? line.item_id : null,
  unit_price: unitPrice(menu, line),
  quantity: line.quantity,
  bases: basesOf(menu, line),
});

/** Without the menu it is not known yet how anything is taxed: nothing in particular. */
const basesOf = (menu: Menu | null, line: BasketLine): TaxBase[] =>
  menu ? lineTaxBases(menu, sentLine(line)) : [{ item_id: null, amount: lineAmount(menu, line) }];

/** Only what there is: the server looks the address up itself, and what is not known is not sent. */
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
 * The body of quote and place, or null where there is nothing to send yet. `when` stands in for a moment that is
 * still to be chosen, so that the price can be shown meanwhile.
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
