import type { Hear } from "../events/hear.ts";

/** Sends an order's new state to everybody who views it, after the commit. */
export const showOrder: Hear<
  "order.placed" | "order.moved" | "order.corrected" | "order.given_back" | "order.arrived"
> =
  ({ realtime }, _tx, { order, for_kitchen }) =>
  () =>
    realtime.orderUpdated(order, for_kitchen);
