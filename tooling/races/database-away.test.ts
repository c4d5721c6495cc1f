import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, openArena, tell, times } from "./arena.ts";
import { placingWhile } from "./evening.ts";
import { expectHealthy } from "./healthy.ts";
import { type Kitchen, openKitchen } from "./kitchen.ts";
import { canServe, ownPostgres, type PrivateServer } from "./private-servers.ts";
import { endSomeConnection } from "./strikes.queries.ts";

describe.runIf(canServe.postgresql)("a PostgreSQL that, while two processes place,", () => {
  let postgres: PrivateServer;
  let arena: Arena;
  let kitchen: Kitchen;
  beforeAll(async () => {
    postgres = await ownPostgres();
    arena = await openArena(2, { postgres: postgres.url, redis: null });
    kitchen = await openKitchen(arena, 6);
  });
  afterAll(async () => {
    await arena?.close();
    await postgres?.close();
  });

  const readyAt = async (): Promise<number[]> =>
    Promise.all(arena.hosts.map(async (_, host) => (await arena.at(host, "GET", "/ready")).status));

  it.each([
    [
      "ends its connections one after the other",
      async () => {
        for (let at = 0; at < times(60); at += 1) {
          await endSomeConnection(arena.database);
          await pause(15);
        }
      },
    ],
    [
      "is restarted",
      async () => {
        await pause(200);
        await postgres.stop();
        await postgres.start();
      },
    ],
    [
      "dies, and is away for two seconds",
      async () => {
        await pause(200);
        await postgres.kill();
        expect(await readyAt()).toEqual([503, 503]);
        await pause(2_000);
        await postgres.start();
      },
    ],
    [
      "freezes for two seconds",
      async () => {
        await pause(200);
        postgres.freeze(true);
        expect(await readyAt()).toEqual([503, 503]);
        await pause(2_000);
        postgres.freeze(false);
        await pause(200);
      },
    ],
  ])("%s: each order is stored once, and both processes are healthy afterwards", async (_what, work) => {
    const { asked, troubled } = await placingWhile(arena, kitchen, work);
    await expectHealthy(arena, kitchen);
    tell(`${asked} orders asked for, ${troubled} of them in vain at first: each is there once`);
  });

  it("freezes for good: a process that is told to stop ends all the same", async () => {
    const [first] = arena.hosts;
    postgres.freeze(true);
    const began = performance.now();
    expect([0, 1]).toContain(await first!.stop());
    tell(`ended after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    postgres.freeze(false);
    await arena.restart(0);
    await expectHealthy(arena, kitchen);
  });
});
