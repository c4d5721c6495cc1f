import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, openArena, postgresql, tell, times } from "./arena.ts";
import { countOf } from "./calls.ts";
import { faultsOf, ordersOf } from "./faults.queries.ts";
import { expectHealthy } from "./healthy.ts";
import { bodyFor, dinerAt, type Kitchen, openKitchen, place, placing, setStatus } from "./kitchen.ts";
import { announceTo, endClaims, hurryDeliveries, undelivered } from "./strikes.queries.ts";
import { type Mood, openTill, type Till } from "./till.ts";

const range = (count: number): number[] => Array.from({ length: count }, (_, at) => at);
const MOODS: Mood[] = ["hanging", "failing", "cutting"];
const ORDERS = 4;
const PATIENCE_MS = 60_000;

describe.runIf(postgresql)(
  "a till that hangs, fails and cuts connections, while the processes that call it are killed",
  () => {
    let arena: Arena;
    let kitchen: Kitchen;
    let plain: Kitchen;
    let till: Till;
    beforeAll(async () => {
      till = await openTill();
      arena = await openArena(2, { variables: { WEBHOOKS_TO: "anywhere" } });
      [kitchen, plain] = [await openKitchen(arena), await openKitchen(arena)];
      await announceTo(arena.database, kitchen.id, till.url);
    });
    afterAll(async () => {
      await arena?.close();
      till?.close();
    });

    /** Places an order and makes its first status change, on one process. */
    const order = async (host: number): Promise<number> => {
      const { status, body } = await place(arena, host, placing(dinerAt(kitchen, host), bodyFor(kitchen)));
      expect(status).toBe(200);
      const moved = await setStatus(arena, host, kitchen.staff[0], body.id!, { status: "confirmed" });
      expect(moved.status).toBe(200);
      return body.id!;
    };

    it("accepts one event for every change of every order, and delays no order", async () => {
      const ids: number[] = [];
      for (const [round, mood] of range(times(1))
        .flatMap(() => MOODS)
        .entries()) {
        till.mood = mood;
        const told = till.untilTold();
        ids.push(...(await Promise.all(range(ORDERS).map((at) => order(at % 2)))));
        await told;
        const [first, second] = round % 2 === 0 ? [0, 1] : [1, 0];
        await arena.kill(first);
        ids.push(await order(second));
        await arena.kill(second);
        await endClaims(arena.database);
        await Promise.all([arena.restart(0), arena.restart(1)]);
      }
      const before = till.told.length;
      till.mood = "well";
      await expectHealthy(arena, plain);
      for (const until = performance.now() + PATIENCE_MS; (await undelivered(arena.database)) > 0; await pause(100)) {
        expect(performance.now()).toBeLessThan(until);
        await hurryDeliveries(arena.database);
      }

      expect((await ordersOf(arena.database, kitchen.id)).map(({ id }) => id)).toEqual(ids.toSorted((a, b) => a - b));
      const causes = ids.flatMap((id) => [`order ${id} at 1`, `order ${id} at 2`]);
      const byCause = Map.groupBy(till.told, ({ cause }) => cause);
      expect([...byCause.keys()].toSorted()).toEqual(causes.toSorted());
      for (const told of byCause.values()) {
        expect(new Set(told.map(({ event }) => event)).size).toBe(1);
        // No process died after this delivery started: once the system has accepted an event, it never receives it
        // again.
        expect(told.map(({ accepted }) => accepted).filter(Boolean)).toHaveLength(1);
        expect(told.at(-1)?.accepted).toBe(true);
      }
      expect(await faultsOf(arena.database)).toEqual([]);
      const tries = countOf([...byCause.values()].map(({ length }) => `after ${length}`));
      tell(`${ids.length} orders, ${causes.length} events, told ${before} times in vain: each taken once, ${tries}`);
    });
  },
);
