import type { Hear } from "../events/hear.ts";

/** Everybody who looks at an order sees what has become of it, once it has. */
export const showOrder: Hear<"order.placed" | "order.moved" | "order.corrected" | "order.arrived"> =
  ({ realtime }, _tx, { order }) =>
  () =>
    realtime.orderUpdated(order);
