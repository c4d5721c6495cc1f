import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Menu } from "@tablee/domain/menus/menu";
import { servedWeeks } from "@tablee/domain/menus/section-hours";
import { readLine } from "@tablee/domain/orders/line/line-portions";
import { sentLine } from "@tablee/domain/orders/line/sent-line";
import { payUntil } from "@tablee/domain/payments/pay-until";
import { menuOf } from "../menus/menu-cache.ts";
import { restaurantFacts } from "../restaurants/stored/order-facts.ts";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import type { Services } from "../services.ts";

/** An order with the moment until which it can be paid, as its restaurant is now, if it is unpaid (payments §3). */
export const payableOf = (order: Order, { row, menu }: { row: RestaurantRow; menu: Menu }): Order => {
  if (order.status !== "unpaid") return order;
  const items = order.items.flatMap((line) => {
    const sent = sentLine(line);
    return (sent && readLine(menu, sent)?.portions.map(({ item }) => item)) ?? [];
  });
  const until = payUntil(
    { ...restaurantFacts(row), served: servedWeeks(menu, items) },
    {
      ...order,
      placed: new Date(order.date_creation),
      min_time: new Date(order.min_time),
      max_time: new Date(order.max_time),
    },
  );
  return { ...order, pay_before: until.toISOString() };
};

/** The same for orders that were read. */
export const payableOrder = async (services: Services, order: Order): Promise<Order> => {
  if (order.status !== "unpaid") return order;
  const entry = await menuOf(services, order.restaurant_id);
  return entry ? payableOf(order, entry) : order;
};
