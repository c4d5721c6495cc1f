import { setTimeout as pause } from "node:timers/promises";
import type { OrdersClientEvents, OrdersServerEvents } from "@tablee/contract/orders/orders.events";
import { io, type Socket } from "socket.io-client";
import { type Spread, spreadOf } from "./spread.ts";
import { ask, type Facts, orderBody } from "./targets.ts";

type Board = Socket<OrdersServerEvents, OrdersClientEvents>;

/** The number of tablets that show the kitchen's orders. */
const BOARDS = 3;
/** Orders per second, evenly spread. */
export const PER_SECOND = 20;

/** The time until every board of the kitchen has an order, from sending it and from its answer. */
export interface KitchenLatency {
  sent: Spread;
  answered: Spread;
  lost: number;
}

/** `urls` are the processes where diners order and where the kitchen is connected. */
export async function kitchenLatency(
  urls: { diner: string; kitchen: string },
  facts: Facts,
  who: { diner: Record<string, string>; kitchen: Record<string, string> },
  seconds: number,
): Promise<KitchenLatency> {
  const token = who.kitchen.authorization?.replace("Bearer ", "") ?? "";
  const shown = new Map<number, number[]>();
  const boards: Board[] = [];
  for (let at = 0; at < BOARDS; at += 1) {
    const board: Board = io(`${urls.kitchen}/orders`, { query: { token }, transports: ["websocket"], forceNew: true });
    const joined = await board.timeout(20_000).emitWithAck("join_kitchen", { restaurant_id: facts.restaurant });
    if (!joined.ok) throw new Error(`The kitchen was not let in: ${joined.code}`);
    board.on("order_updated", ({ id }) => void shown.set(id, [...(shown.get(id) ?? []), performance.now()]));
    boards.push(board);
  }
  const body = await orderBody(urls.diner, facts);
  const placed: { id: number; sent: number; answered: number }[] = [];
  const place = async (): Promise<void> => {
    const headers = { ...who.diner, "idempotency-key": crypto.randomUUID() };
    const sent = performance.now();
    const { id } = (await ask(`${urls.diner}/api/client/order/place`, headers, body)) as { id: number };
    placed.push({ id, sent, answered: performance.now() });
  };
  const all: Promise<void>[] = [];
  for (let at = 0; at < seconds * PER_SECOND; at += 1) {
    all.push(place());
    await pause(1_000 / PER_SECOND);
  }
  await Promise.all(all);
  await pause(1_000);
  for (const board of boards) board.disconnect();
  const seen = placed.flatMap(({ id, sent, answered }) => {
    const times = shown.get(id) ?? [];
    if (times.length < BOARDS) return [];
    const last = Math.max(...times);
    return [{ sent: last - sent, answered: Math.max(0, last - answered) }];
  });
  return {
    sent: spreadOf(seen.map((one) => one.sent)),
    answered: spreadOf(seen.map((one) => one.answered)),
    lost: placed.length - seen.length,
  };
}
