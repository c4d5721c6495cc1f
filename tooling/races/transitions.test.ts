import { setTimeout as pause } from "node:timers/promises";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { nextStatuses } from "@tablee/domain/orders/order-transitions";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, type Member, openArena, postgresql, tell, times } from "./arena.ts";
import { type Answer, countOf, refusalOf } from "./calls.ts";
import { faultsOf, ordersOf } from "./faults.queries.ts";
import { bodyFor, dinerAt, type Kitchen, openKitchen, place, placing, setStatus } from "./kitchen.ts";

type Mode = "take_out" | "delivery";
interface Pair {
  mode: Mode;
  /** The states through which an order reaches the starting point of both changes. */
  way: OrderStatus[];
  one: OrderStatus;
  other: OrderStatus;
}

/** From every reachable state, all pairs of possible changes, including a change and itself. */
function pairsOf(mode: Mode): Pair[] {
  const ways = new Map<OrderStatus, OrderStatus[]>([["new", []]]);
  for (const [from, way] of ways) {
    for (const to of nextStatuses(from, mode)) if (!ways.has(to)) ways.set(to, [...way, to]);
  }
  return [...ways].flatMap(([from, way]) => {
    const moves = nextStatuses(from, mode);
    return moves.flatMap((one, at) => moves.slice(at).map((other) => ({ mode, way, one, other })));
  });
}

const detailOf = (status: OrderStatus) => ({
  status,
  ...(status === "delayed" ? { delay: 10 } : {}),
  ...(status === "refunded" ? { reason: "No more fries" } : {}),
});

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** As many at once as a process has spare connections. */
const AT_ONCE = 6;

describe.runIf(postgresql)("two changes of one order at one moment, on a process each,", () => {
  let arena: Arena;
  let kitchen: Kitchen;
  beforeAll(async () => {
    arena = await openArena();
    kitchen = await openKitchen(arena);
  });
  afterAll(() => arena?.close());

  /** Races the two changes, and returns the outcome after checking that it is possible. */
  const race = async ({ mode, way, one, other }: Pair, at: number): Promise<string> => {
    const delivery = mode === "delivery" ? { delivery: { address: "4420 rue Saint-Denis" } } : {};
    const placed = await place(arena, at % 2, placing(dinerAt(kitchen, at), bodyFor(kitchen, { mode, ...delivery })));
    expect(placed.status).toBe(200);
    const id = placed.body.id!;
    for (const status of way) {
      expect((await setStatus(arena, at % 2, kitchen.staff[0], id, detailOf(status))).status).toBe(200);
    }
    const [first, second] = await Promise.all([
      setStatus(arena, 0, kitchen.staff[0], id, detailOf(one)),
      setStatus(arena, 1, kitchen.staff[1], id, detailOf(other)),
    ]);
    const asked = [
      { to: one, answer: first },
      { to: other, answer: second },
    ];
    const won = asked.filter(({ answer }) => answer.status === 200);
    for (const { to, answer } of asked.filter(({ answer: { status } }) => status !== 200)) {
      expect(answer).toMatchObject({ status: 409, body: { code: "bad_transition", data: { from: won[0]?.to, to } } });
    }
    // Both succeed if one may follow the other, and then in that order; otherwise exactly one does.
    const steps = won.toSorted((a, b) => a.answer.body.revision! - b.answer.body.revision!).map(({ to }) => to);
    if (steps.length === 2) expect(nextStatuses(steps[0]!, mode)).toContain(steps[1]);
    else expect(steps).toHaveLength(1);
    const order = (await ordersOf(arena.database, kitchen.id)).find((each) => each.id === id);
    expect(order?.history.map(({ status }) => status)).toEqual(["new", ...way, ...steps]);
    return steps.length === 2 ? "both, one after the other" : refusalOf(won[0] === asked[0] ? second : first);
  };

  it("whichever they are: one wins, and the other follows it or is refused", async () => {
    const pairs = [...pairsOf("take_out"), ...pairsOf("delivery")];
    const outcomes: string[] = [];
    for (let at = 0; at < pairs.length; at += AT_ONCE) {
      outcomes.push(...(await Promise.all(pairs.slice(at, at + AT_ONCE).map((pair, of) => race(pair, at + of)))));
    }
    expect(await faultsOf(arena.database)).toEqual([]);
    expect(outcomes).toHaveLength(51);
    tell(`${outcomes.length} pairs: ${countOf(outcomes)}`);
  });

  const correct = (host: 0 | 1, { id, revision, items }: Partial<Order>, quantity: number): Promise<Answer> =>
    arena.at(host, "POST", `/kitchen/order/${id}/correct`, {
      token: kitchen.staff[host].token,
      body: { revision, lines: [{ line_id: items![0]!.id, quantity }] },
    });
  /** Other changes of an order that is being corrected, made on process 1. */
  const OTHERS: Record<string, (order: Partial<Order>, diner: Member) => Promise<Answer>> = {
    confirmed: ({ id }) => setStatus(arena, 1, kitchen.staff[1], id!, detailOf("confirmed")),
    refunded: ({ id }) => setStatus(arena, 1, kitchen.staff[1], id!, detailOf("refunded")),
    cancelled: ({ id }, { token }) => arena.at(1, "POST", `/client/order/${id}/cancel`, { token, body: {} }),
    "corrected otherwise": (order) => correct(1, order, 0),
  };

  it.each(Object.keys(OTHERS))(
    "an order that is corrected while it is %s: the one, or the one and then the other",
    async (other) => {
      const outcomes: string[] = [];
      for (const at of range(times(10))) {
        const diner = dinerAt(kitchen, at);
        const { body: order } = await place(arena, at % 2, placing(diner, bodyFor(kitchen)));
        // One and the other start first alternately.
        const late = <T>(is: boolean, work: () => Promise<T>): Promise<T> => pause(is ? (at % 5) * 2 : 0).then(work);
        const [correction, move] = await Promise.all([
          late(at % 2 === 0, () => correct(0, order, 1)),
          late(at % 2 === 1, () => OTHERS[other]!(order, diner)),
        ]);
        const done = [correction, move].filter(({ status }) => status === 200);
        const last = done.toSorted((a, b) => a.body.revision! - b.body.revision!).at(-1)!.body;
        if (other === "corrected otherwise") {
          expect([refusalOf(correction), refusalOf(move)].toSorted()).toEqual(["200", "order_changed"]);
        } else {
          // A status change applies to the current order; a correction applies to the order as staff saw it.
          expect(move.status).toBe(200);
          expect(["200", "correction_too_late", "order_changed"]).toContain(refusalOf(correction));
          expect(last.revision).toBe(move.body.revision);
        }
        const stored = (await ordersOf(arena.database, kitchen.id)).find(({ id }) => id === order.id)!;
        expect([stored.revision, stored.total, stored.status]).toEqual([
          last.revision,
          Math.round(last.total! * 100),
          last.status,
        ]);
        const isCorrected = done.includes(correction) || other === "corrected otherwise";
        expect(stored.total < Math.round(order.total! * 100)).toBe(isCorrected);
        outcomes.push(`${refusalOf(correction)}/${refusalOf(move)}`);
      }
      expect(await faultsOf(arena.database)).toEqual([]);
      tell(`${outcomes.length} orders: ${countOf(outcomes)}`);
    },
  );
});
