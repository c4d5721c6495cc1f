import type { Order } from "@tablee/contract/orders/orders.schema";
import { QueryClient } from "@tanstack/react-query";
import { expect, it } from "vitest";
import { createApi } from "../../../api/create-api.ts";
import { createOrpc } from "../../../api/query-options.ts";
import { exampleOrder, history } from "../words/order.example.ts";
import { enterOrder } from "./order-cache.ts";
import { followTold } from "./told-orders.ts";

const nothing = () => undefined;
const orpc = createOrpc(
  createApi({ origin: "http://test", token: () => null, onRenewedToken: nothing, onUnauthorized: nothing }),
);
const WAY = ["new", "confirmed", "preparing", "ready", "delivered"] as const;
const at = (status: (typeof WAY)[number], id = 7): Order =>
  exampleOrder({ id, statuses: history(...WAY.slice(0, WAY.indexOf(status) + 1)) });

const following = () => {
  const client = new QueryClient();
  const past: number[] = [];
  const told = followTold(client, orpc, (id) => past.push(id));
  return { told, past, enter: (order: Order) => enterOrder(client, orpc, order) };
};

it("reports once that an order has moved past its notified state, and reports no other order", () => {
  const { told, past, enter } = following();
  enter(at("preparing"));
  expect(told.isNews(7, "order_ready")).toBe(true);
  expect(told.isNews(8, "order_ready")).toBe(true);
  enter(at("ready"));
  expect(past).toEqual([]);
  enter(at("delivered"));
  enter(at("delivered"));
  expect(past).toEqual([7]);
});

it("compares an order with its last notification, and ignores orders without one", () => {
  const { told, past, enter } = following();
  enter(at("new"));
  enter(at("confirmed"));
  told.isNews(7, "order_confirmed");
  told.isNews(7, "order_ready");
  enter(at("ready"));
  expect(past).toEqual([]);
});

it("does not treat a notification as news when the order is already past that state", () => {
  const { told, past, enter } = following();
  enter(at("delivered"));
  expect(told.isNews(7, "order_ready")).toBe(false);
  expect(past).toEqual([]);
});

it("reports nothing after it was stopped", () => {
  const { told, past, enter } = following();
  told.isNews(7, "order_ready");
  told.stop();
  enter(at("delivered"));
  expect(past).toEqual([]);
});
