import { api, asMember } from "../http/implement.ts";
import { announceArrival } from "./announce-arrival.ts";
import { cancelOrder } from "./cancel-order.ts";
import { findPlaced } from "./find-placed.ts";
import { getOrder } from "./get-order.ts";
import { idempotencyKeyOf } from "./placing/idempotency.ts";
import { listOwnOrders } from "./list-orders.ts";
import { placeOrder } from "./placing/place-order.ts";
import { quoteOrder } from "./placing/quote-order.ts";
import { recordIntent } from "./placing/record-intent.ts";

const ONE_OF_BOTH = { data: { issues: [{ path: "item_id", reason: "Give item_id or combo_id, one of them" }] } };

const start = api.orders.start.handler(async ({ input, context, errors }) => {
  const result = await recordIntent(context, "start", input);
  if ("recorded" in result) return true;
  if (result.refused === "too_many_requests") throw errors.too_many_requests({ data: result });
  throw result.refused === "not_found" ? errors.not_found() : errors.invalid_input(ONE_OF_BOTH);
});

const addItem = api.orders.addItem.handler(async ({ input, context, errors }) => {
  const result = await recordIntent(context, "add-item", input);
  if ("recorded" in result) return true;
  if (result.refused === "too_many_requests") throw errors.too_many_requests({ data: result });
  throw result.refused === "not_found" ? errors.not_found() : errors.invalid_input(ONE_OF_BOTH);
});

const quote = api.orders.quote.handler(async ({ input, context, errors }) => {
  const result = await quoteOrder(context, input);
  if ("quote" in result) return result.quote;
  if (result.refused === "not_found") throw errors.not_found();
  throw errors.invalid_input({ data: { issues: result.places } });
});

const place = api.orders.place.use(asMember).handler(async ({ input, context, errors }) => {
  const key = idempotencyKeyOf(context.headers);
  if (key === null) throw errors.idempotency_key_required();
  const result = await placeOrder(context, context.viewer, key, input);
  if ("order" in result) return result.order;
  if (result.refused === "order_refused") throw errors.order_refused({ data: { problems: result.problems } });
  if (result.refused === "invalid_input") throw errors.invalid_input({ data: { issues: result.places } });
  if (result.refused === "too_many_requests") throw errors.too_many_requests({ data: result });
  if (result.refused === "too_many_orders") {
    const { where, limit } = result.crowd;
    throw errors.too_many_orders({ data: { where, limit } });
  }
  throw result.refused === "not_found" ? errors.not_found() : errors.idempotency_conflict();
});

const placed = api.orders.placed
  .use(asMember)
  .handler(async ({ input, context }) => ({ order: await findPlaced(context, context.viewer, input.key) }));

const current = api.orders.current
  .use(asMember)
  .handler(({ input, context }) => listOwnOrders(context, context.viewer, "current", input));

const history = api.orders.history
  .use(asMember)
  .handler(({ input, context }) => listOwnOrders(context, context.viewer, "history", input));

const get = api.orders.get.use(asMember).handler(async ({ input, context, errors }) => {
  const order = await getOrder(context, context.viewer, input.id);
  if (!order) throw errors.not_found();
  return order;
});

const cancel = api.orders.cancel.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await cancelOrder(context, context.viewer, input.id);
  if ("order" in result) return result.order;
  if (result.code === "bad_transition") throw errors.bad_transition({ data: { from: result.from, to: result.to } });
  throw errors.not_found();
});

const arrived = api.orders.arrived.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await announceArrival(context, context.viewer, input);
  if ("order" in result) return result.order;
  if (result.code === "not_arrivable") throw errors.not_arrivable({ data: { reason: result.reason } });
  throw errors.not_found();
});

export const ordersRouter = { start, addItem, quote, place, placed, current, history, get, cancel, arrived };
