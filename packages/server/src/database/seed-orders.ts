import { randomUUID } from "node:crypto";
import { dateOf, DAY_MS, HOUR_MS, MINUTE_MS, offsetAt } from "@tablee/domain/restaurants/local-time";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { silentJobs } from "../jobs/jobs.ts";
import { grantCredit } from "../accounts/credit/credit.ts";
import type { Context, Viewer } from "../http/context.ts";
import { setOrderStatus } from "../kitchen/set-order-status.ts";
import { placeOrder } from "../orders/placing/place-order.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { payThere } from "../ports/payments/payments.ts";
import type { Services } from "../services.ts";
import type { Demo } from "./demo.ts";

interface Refs {
  member: (ref: string) => number;
  restaurant: (ref: string) => number;
  item: (ref: string) => number;
}

const viewerOf = (account_id: number, own: Partial<Viewer> = {}): Viewer => ({
  account_id,
  session_id: 0,
  admin: false,
  moderator: false,
  ...own,
});

/** What the kitchen did with an order, by minutes after it was placed. */
const MOVES: readonly { after: number; status: OrderStatus; delay?: number }[] = [
  { after: 3, status: "confirmed" },
  { after: 9, status: "delayed", delay: 15 },
  { after: 12, status: "preparing" },
  { after: 40, status: "ready" },
  { after: 46, status: "delivered" },
];

/** Seeds the demo's orders and credits through the use cases, so that members are notified of them as usual. */
export async function seedOrders(started: Services, demo: Demo, refs: Refs): Promise<void> {
  // Nothing from before the first start is pushed, mailed or paid online, and jobs have not been started yet.
  const services = { ...started, jobs: silentJobs, payments: payThere };
  for (const gift of demo.credits) {
    const at = new Date(demo.started_at.getTime() - gift.hours_ago * HOUR_MS);
    const wish = { id: refs.member(gift.member), amount: gift.amount, reason: gift.reason, key: randomUUID() };
    await grantCredit({ ...services, clock: () => at }, viewerOf(refs.member(gift.by), { admin: true }), wish);
  }
  for (const order of demo.orders) await seedOrder(services, demo, refs, order);
}

/** Places the order at the given moment, or at the latest half hour before it at which the restaurant was open. */
async function seedOrder(services: Services, demo: Demo, refs: Refs, order: Demo["orders"][number]): Promise<void> {
  const named = demo.started_at.getTime() - order.hours_ago * HOUR_MS;
  for (let at = named; at > named - DAY_MS; at -= 30 * MINUTE_MS) {
    const id = await placedAt({ ...services, clock: () => new Date(at) }, refs, order);
    if (id === null) continue;
    const cook = viewerOf(refs.member(order.cook));
    for (const { after, status, delay = null } of MOVES) {
      const moment = new Date(at + after * MINUTE_MS);
      await setOrderStatus({ ...services, clock: () => moment }, cook, { id, status, delay, reason: null });
    }
    return;
  }
}

async function placedAt(services: Services, refs: Refs, order: Demo["orders"][number]): Promise<number | null> {
  const restaurant_id = refs.restaurant(order.restaurant);
  const ms = services.clock().getTime();
  const context: Context = {
    ...services,
    request_id: "demo",
    viewer: null,
    language: "en",
    address: "",
    // No address is looked up.
    limits: makeRateLimits(),
    headers: {},
    answer_headers: new Map(),
  };
  const placed = await placeOrder(context, viewerOf(refs.member(order.member)), randomUUID(), {
    restaurant_id,
    mode: "take_out",
    date: dateOf(Math.floor((ms + offsetAt(ms, order.timezone)) / DAY_MS)),
    time: "now",
    items: order.items.map((item) => ({
      type: "item",
      item_id: refs.item(`${order.restaurant} ${item}`),
      modifiers: [],
      quantity: 1,
      notes: "",
    })),
    tip: 0,
    delivery: null,
    table: null,
    source: "tablee",
  });
  return "order" in placed ? placed.order.id : null;
}
