import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, openArena, postgresql, tell } from "./arena.ts";
import { placingWhile, surelyPlaced } from "./evening.ts";
import { ordersOf } from "./faults.queries.ts";
import { expectHealthy } from "./healthy.ts";
import { bodyFor, dinerAt, type Kitchen, openKitchen, place, placing } from "./kitchen.ts";

/** Longer than the idle timeout of a transaction, so that the process loses its locks. */
const FROZEN_MS = 15_000;
const IMPATIENT = 8;
const PATIENCE_MS = 300;

describe.runIf(postgresql)("a process that freezes for fifteen seconds while another places", () => {
  let arena: Arena;
  let kitchen: Kitchen;
  /** The kitchen of the diners who give up on the frozen process and use the other. */
  let busy: Kitchen;
  beforeAll(async () => {
    arena = await openArena();
    [kitchen, busy] = [await openKitchen(arena, 6), await openKitchen(arena, 2)];
    // Placing an order there is a transaction of several statements, in the middle of which a process may freeze.
    const capacity = [{ mode: null, kind: "orders", per_slot: 10_000 }];
    const { token } = kitchen.staff[0];
    await arena.at(0, "PATCH", `/kitchen/restaurant/${kitchen.id}`, { token, body: { capacity } });
  });
  afterAll(() => arena?.close());

  it("answers its calls late, and neither loses nor doubles an order", async () => {
    const [frozen] = arena.hosts;
    const all = Array.from({ length: IMPATIENT }, (_, at) => placing(dinerAt(busy, at), bodyFor(busy)));
    const elsewhere: number[] = [];
    const { asked, troubled } = await placingWhile(
      arena,
      kitchen,
      async () => {
        await pause(200);
        frozen!.child.kill("SIGSTOP");
        const thawed = pause(FROZEN_MS).then(() => frozen!.child.kill("SIGCONT"));
        for (const { member, key, body } of all) {
          const { token } = member;
          const sent = (request: { destroy(): void }) => void setTimeout(() => request.destroy(), PATIENCE_MS);
          const given_up = await arena.at(0, "POST", "/client/order/place", { token, key, body, sent });
          expect(given_up.status).toBe(0);
          const answer = await place(arena, 1, { member, key, body });
          expect(answer.status).toBe(200);
          elsewhere.push(answer.body.id!);
        }
        await thawed;
        await pause(300);
      },
      { rest_ms: 60 },
    );
    for (const [at, each] of all.entries()) expect((await surelyPlaced(arena, each)).body.id).toBe(elsewhere[at]);
    expect((await ordersOf(arena.database, busy.id)).map(({ id }) => id)).toEqual(elsewhere);
    await expectHealthy(arena, kitchen);
    tell(`${asked} orders asked for, ${troubled} of them in vain at first, ${IMPATIENT} of both: each is there once`);
  });
});
