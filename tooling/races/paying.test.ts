import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { STRIPE_KEY, STRIPE_WEBHOOK_SECRET, StripeStandIn } from "@tablee/demo-data/stand-ins/stripe";
import { makeOrderWorld, makeRequest, type OrderWorld } from "@tablee/server/testing/order-world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, type Member, openArena, postgresql, tell, times } from "./arena.ts";
import { countOf } from "./calls.ts";

const KILLS = times(6);
const ORDERS_EACH = 4;
/** A refund that failed is tried again after a minute; this is for those that never did. */
const PATIENCE_MS = 120_000;

describe.runIf(postgresql)("processes that are killed while orders are paid online", () => {
  let arena: Arena;
  let stripe: StripeStandIn;
  let world: OrderWorld;
  let diner: Member;
  let cook: Member;
  beforeAll(async () => {
    stripe = await new StripeStandIn().listen();
    const keys = { STRIPE_SECRET_KEY: STRIPE_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_URL: stripe.url };
    arena = await openArena(2, { variables: keys });
    world = await makeOrderWorld(arena.database.db, { max_open_orders: 1_000 });
    [diner, cook] = [await arena.signIn(world.diner), await arena.signIn(world.cook)];
  });
  afterAll(async () => {
    await arena?.close();
    await stripe?.close();
  });

  /** Calls the process that lives until it answers. */
  const surely = async (method: "GET" | "POST", path: string, own: Parameters<Arena["at"]>[3]) => {
    for (let tries = 0; tries < 200; tries += 1) {
      const answer = await arena.at(1, method, path, own);
      if (answer.status === 200) return answer.body as unknown;
      await pause(50);
    }
    throw new Error(`${method} ${path} is never answered`);
  };
  const place = async (): Promise<number> => {
    const body = {
      ...makeRequest(world),
      date: new Date().toLocaleDateString("en-CA", { timeZone: "America/Toronto" }),
    };
    return (
      (await surely("POST", "/client/order/place", { token: diner.token, key: randomUUID(), body })) as { id: number }
    ).id;
  };
  const ask = (host: number, id: number) => arena.at(host, "POST", `/client/order/${id}/pay`, { token: diner.token });
  const pay = async (id: number) =>
    (await surely("POST", `/client/order/${id}/pay`, { token: diner.token })) as { url: string | null };

  /** Somebody pays while both processes look for the payment, the first is killed, and half of the diners cancel. */
  const payAmongKills = async (id: number, at: number): Promise<string> => {
    void ask(0, id);
    const { url } = await pay(id);
    const checkout = url!.split("/").at(-1)!;
    const session = await stripe.pay(checkout);
    const cancels = at % 2 === 1;
    const announce = (host: { url: string }) =>
      stripe.announceAt(`${host.url}/api/payments/events`, session, "checkout.session.completed").catch(() => null);
    const announced = arena.hosts.map(announce);
    const cancelled = cancels ? arena.at(1, "POST", `/client/order/${id}/cancel`, { token: diner.token }) : null;
    await Promise.all([...announced, ask(0, id), ask(1, id), cancelled]);
    // What Stripe does for a day when nobody has answered.
    expect(await announce(arena.hosts[1]!)).toBe(200);
    if (cancels) await surely("POST", `/client/order/${id}/cancel`, { token: diner.token });
    return cancels ? "cancelled" : "sent";
  };

  it(`${KILLS} times kill -9: each paid order is sent once or paid back once, and nobody pays twice`, async () => {
    const fates = new Map<number, string>();
    for (let kill = 0; kill < KILLS; kill += 1) {
      const ids = await Promise.all(Array.from({ length: ORDERS_EACH }, place));
      const done = Promise.all(ids.map(async (id, at) => fates.set(id, await payAmongKills(id, at))));
      await pause(Math.random() * 300);
      await arena.kill(0);
      await done;
      await arena.restart(0);
    }
    // Two tries may have opened a checkout each; nobody was led to the second.
    const paid = [...stripe.sessions.values()].filter(({ status }) => status === "complete");
    expect(paid.map(({ client_reference_id }) => client_reference_id)).toHaveLength(fates.size);
    const cancelled = [...fates.values()].filter((fate) => fate === "cancelled").length;
    for (const until = Date.now() + PATIENCE_MS; stripe.refunds.length < cancelled; await pause(100)) {
      if (Date.now() > until) throw new Error(`${stripe.refunds.length} of ${cancelled} were paid back`);
    }
    for (const [id, fate] of fates) {
      const order = (await surely("GET", `/client/order/${id}`, { token: diner.token })) as {
        guid: string;
        total: number;
        statuses: { status: string }[];
      };
      const session = paid.find((one) => one.client_reference_id === order.guid)!;
      const back = stripe.refunds.filter((refund) => refund.payment_intent === session.payment_intent);
      const cents = Math.round(order.total * 100);
      expect(session.amount_total).toBe(cents);
      expect(back.map(({ amount }) => amount)).toEqual(fate === "cancelled" ? [cents] : []);
      const states = order.statuses.map(({ status }) => status);
      expect(states.filter((status) => status === "new").length).toBeLessThanOrEqual(1);
      expect(states.at(-1)).toBe(fate === "cancelled" ? "refunded" : "new");
    }
    const board = (await surely("GET", `/kitchen/${world.restaurant.id}/orders`, {
      token: cook.token,
    })) as {
      orders: { id: number }[];
    };
    const sent = [...fates].filter(([, fate]) => fate === "sent").map(([id]) => id);
    expect(board.orders.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(sent.toSorted((a, b) => a - b));
    tell(`${KILLS} kills: ${countOf([...fates.values()])}; ${stripe.refunds.length} paid back`);
  });
});
