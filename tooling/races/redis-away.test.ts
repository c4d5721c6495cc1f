import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { freePort, startHost } from "../running-host.ts";
import { type Arena, openArena, postgresql, tell } from "./arena.ts";
import { placingWhile } from "./evening.ts";
import { expectHealthy } from "./healthy.ts";
import { type Kitchen, openKitchen } from "./kitchen.ts";
import { canServe, ownRedis, type PrivateServer } from "./private-servers.ts";

describe.runIf(postgresql && canServe.redis)("a Redis that, while two processes place,", () => {
  let redis: PrivateServer;
  let arena: Arena;
  let kitchen: Kitchen;
  beforeAll(async () => {
    redis = await ownRedis();
    // With rate limits, because each call then uses Redis.
    arena = await openArena(2, { redis: redis.url, limited: true });
    kitchen = await openKitchen(arena, 6);
  });
  afterAll(async () => {
    await arena?.close();
    await redis?.close();
  });

  const readyAt = async (): Promise<[number, boolean][]> =>
    Promise.all(
      arena.hosts.map(async ({ url }): Promise<[number, boolean]> => {
        const answer = await fetch(`${url}/api/ready`);
        return [answer.status, ((await answer.json()) as { bus: boolean }).bus];
      }),
    );
  const untilBack = async (): Promise<void> => {
    while (!(await readyAt()).every(([, bus]) => bus)) await pause(50);
  };
  /** The outcome of a start: the output of a process that ended before it was ready. */
  const startOn = async (url: string): Promise<string> =>
    startHost({ ...arena.variables, REDIS_URL: url }).then(
      async (host) => {
        await host.stop();
        return "it started";
      },
      (error: Error) => error.message,
    );

  it.each([
    ["dies", () => redis.kill(), () => redis.start()],
    ["freezes", async () => redis.freeze(true), async () => redis.freeze(false)],
  ])("%s: every order is placed meanwhile, and the processes report that Redis is away", async (_what, away, back) => {
    const began = performance.now();
    const { asked, troubled } = await placingWhile(arena, kitchen, async () => {
      await pause(200);
      await away();
      expect(await readyAt()).toEqual([
        [200, false],
        [200, false],
      ]);
      await pause(1_500);
      await back();
      await untilBack();
    });
    expect(troubled).toBe(0);
    await expectHealthy(arena, kitchen);
    tell(`${asked} orders in ${((performance.now() - began) / 1_000).toFixed(1)} s, all placed at the first try`);
  });

  it("counts a stranger's calls for both processes together, and then limits only that stranger on both", async () => {
    // Each call counts several times, because it is expensive.
    const body = { words: "x".repeat(240 * 1_024) };
    const untilRefused = async (host: number): Promise<number> => {
      for (let times = 0; ; times += 1) {
        const answer = await arena.at(host, "POST", "/client/order/quote", {
          body,
          from: "203.0.113.9",
        });
        if (answer.status === 429) return times;
        expect(answer.status).toBe(400);
      }
    };
    const calls: number[] = [];
    const { asked, troubled } = await placingWhile(arena, kitchen, async () => {
      calls.push(...(await Promise.all([untilRefused(0), untilRefused(1)])));
    });
    expect(troubled).toBe(0);
    tell(`after ${calls.join(" and ")} heavy calls; ${asked} orders of others meanwhile, all placed at the first try`);
  });

  it("is away or does not answer at the start: the process reports it in one sentence and ends", async () => {
    const nobody = `127.0.0.1:${await freePort()}`;
    expect(await startOn(`redis://${nobody}`)).toContain(
      `REDIS_URL: no Redis answers at ${nobody} (connect ECONNREFUSED`,
    );
    redis.freeze(true);
    const silent = new URL(redis.url).host;
    expect(await startOn(redis.url)).toContain(`REDIS_URL: no Redis answers at ${silent} (no word within 5 s)`);
    redis.freeze(false);
  });

  it("does not answer or is away at the end: the processes still end with exit code 0", async () => {
    const codes: (number | null)[] = [];
    for (const [host, away, back] of [
      [0, async () => redis.freeze(true), async () => redis.freeze(false)],
      [1, () => redis.kill(), () => redis.start()],
    ] as const) {
      await away();
      const began = performance.now();
      codes.push(await arena.hosts[host]!.stop());
      tell(`ended after ${((performance.now() - began) / 1_000).toFixed(1)} s`);
      await back();
    }
    expect(codes).toEqual([0, 0]);
    await Promise.all([arena.restart(0), arena.restart(1)]);
    await expectHealthy(arena, kitchen);
  });
});
