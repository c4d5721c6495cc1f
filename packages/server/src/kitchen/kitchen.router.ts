import { itemOnWire, modifierOnWire } from "@tablee/contract/menus/menu-amounts";
import { api, asMember } from "../http/implement.ts";
import { correctOrder } from "./correct-order.ts";
import { getTotals } from "./get-totals.ts";
import { kitchenView } from "./kitchen-view.ts";
import { listKitchenOrders } from "./list-kitchen-orders.ts";
import { listKitchens } from "./list-kitchens.ts";
import { listSlots } from "./list-slots.ts";
import { setOrderStatus } from "./set-order-status.ts";
import { setRestaurant } from "./set-restaurant.ts";
import { setModifierStock, setStock } from "./set-stock.ts";

const missing = (path: string, reason: string) => ({ data: { issues: [{ path, reason }] } });

const restaurants = api.kitchen.restaurants
  .use(asMember)
  .handler(async ({ context }) => (await listKitchens(context, context.viewer)).map(kitchenView));

const orders = api.kitchen.orders.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await listKitchenOrders(context, context.viewer, input);
  if ("page" in result) return result.page;
  if (result.code === "invalid_input") throw errors.invalid_input(missing(result.path, "Not statuses of orders"));
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const setStatus = api.kitchen.setStatus.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await setOrderStatus(context, context.viewer, input);
  if ("order" in result) return result.order;
  if (result.code === "bad_transition") throw errors.bad_transition({ data: { from: result.from, to: result.to } });
  if (result.code === "invalid_input") {
    const why = result.isReserved ? "Only the diner or the payment gives this reason" : `${input.status} needs it`;
    throw errors.invalid_input(missing(result.path, why));
  }
  throw errors.not_found();
});

const correct = api.kitchen.correct.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await correctOrder(context, context.viewer, input);
  if ("order" in result) return result.order;
  if (result.code === "not_found") throw errors.not_found();
  if (result.code === "order_changed") throw errors.order_changed();
  if (result.code === "correction_too_late") throw errors.correction_too_late({ data: { status: result.status } });
  throw errors.correction_refused({ data: { reason: result.code } });
});

const stock = api.kitchen.setStock.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await setStock(context, context.viewer, input);
  if ("item" in result) return itemOnWire(result.item);
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const modifierStock = api.kitchen.setModifierStock.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await setModifierStock(context, context.viewer, input);
  if ("modifier" in result) return modifierOnWire(result.modifier);
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const slots = api.kitchen.slots.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await listSlots(context, context.viewer, input.restaurant_id);
  if ("slots" in result) return result;
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const totals = api.kitchen.totals.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await getTotals(context, context.viewer, input);
  if ("totals" in result) return result.totals;
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const restaurant = api.kitchen.setRestaurant.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await setRestaurant(context, context.viewer, input);
  if ("kitchen" in result) return kitchenView(result.kitchen);
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  if (result.code === "invalid_input") throw errors.invalid_input(missing(result.path, "Its mode has this limit"));
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

export const kitchenRouter = {
  restaurants,
  orders,
  setStatus,
  correct,
  setStock: stock,
  setModifierStock: modifierStock,
  slots,
  totals,
  setRestaurant: restaurant,
};
