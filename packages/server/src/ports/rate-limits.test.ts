import { createClient } from "@redis/client";
import { describe, expect, it, vi } from "vitest";
import { openTcpLine } from "../testing/tcp-line.ts";
import { testRedis } from "../testing/test-redis.ts";
import { makeRateLimits, type RateLimits } from "./rate-limits.ts";

const redisUrl = await testRedis();

const secret = "s".repeat(43);
const few = { own: { login: { points: 2, seconds: 60 }, calls: null } };

async function expectLimits(limits: RateLimits): Promise<void> {
  const key = `someone-${Date.now()}-${Math.random()}`;
  expect(await limits.take("login", key)).toBeNull();
  await limits.giveBack("login", key);
  expect(await limits.take("login", key)).toBeNull();
  expect(await limits.take("login", key)).toBeNull();
  const wait = await limits.take("login", key);
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60);
  expect(await limits.take("login", `${key}-else`)).toBeNull();
  await limits.forget("login", key);
  expect(await limits.take("login", key)).toBeNull();
  for (let n = 0; n < 10_000; n++)
    if ((await limits.take("calls", key)) !== null) throw new Error("calls are not limited here");
}

describe("rate limits", () => {
  it("hold in this process", () => expectLimits(makeRateLimits(few)));

  it.runIf(redisUrl)("hold in Redis, for all processes together", async () => {
    const redis = createClient({ url: redisUrl! });
    redis.on("error", () => {});
    await redis.connect();
    await expectLimits(makeRateLimits({ ...few, shared: { redis, secret } }));
    const [one, other] = [
      makeRateLimits({ ...few, shared: { redis, secret } }),
      makeRateLimits({ ...few, shared: { redis, secret } }),
    ];
    const key = `shared-${Date.now()}`;
    expect([await one.take("login", key), await other.take("login", key)]).toEqual([null, null]);
    expect(await one.take("login", key)).toBeGreaterThan(0);
    redis.destroy();
    // Redis is gone: each process then counts for itself, rather than allowing everything or nothing.
    expect([await one.take("login", key), await one.take("login", key)]).toEqual([null, null]);
    expect(await one.take("login", key)).toBeGreaterThan(0);
  });

  it.runIf(redisUrl)("tell Redis no e-mail and no address", async () => {
    const redis = createClient({ url: redisUrl! });
    redis.on("error", () => {});
    await redis.connect();
    const before = new Set(await redis.keys("limit:login_near:*"));
    const limits = makeRateLimits({ shared: { redis, secret } });
    const key = `ines-${Date.now()}@tablee.test 192.0.2`;
    await limits.take("login_near", key);
    expect(await limits.taken("login_near", key)).toBe(1);
    const made = (await redis.keys("limit:login_near:*")).filter((one) => !before.has(one));
    expect(made.length).toBeGreaterThan(0);
    for (const one of made) expect(one).toMatch(/^limit:login_near:[\w-]{22}$/);
    // Without the secret, nobody can try out who asked.
    expect(await makeRateLimits({ shared: { redis, secret: "other" } }).taken("login_near", key)).toBe(0);
    await limits.forget("login_near", key);
    redis.destroy();
  });

  it.runIf(redisUrl)("hold in this process while Redis does not answer, and in Redis when it is back", async () => {
    const { hostname, port } = new URL(redisUrl!);
    const line = await openTcpLine({ host: hostname, port: Number(port || 6379) });
    const redis = createClient({ url: `redis://127.0.0.1:${line.port}` });
    redis.on("error", () => {});
    await redis.connect();
    const [near, far] = [
      makeRateLimits({ ...few, shared: { redis, secret } }),
      makeRateLimits({ ...few, shared: { redis, secret } }),
    ];
    const key = `silent-${Date.now()}`;
    expect(await near.take("login", key)).toBeNull();
    line.hush(true);
    // Each process counts for itself, and all of these are answered while Redis is silent.
    expect([await near.take("login", key), await near.take("login", key)]).toEqual([null, null]);
    expect(await near.take("login", key)).toBeGreaterThan(0);
    await near.giveBack("login", key);
    await near.forget("login", key);
    expect(await near.take("login", key)).toBeNull();
    line.hush(false);
    // Commands that timed out were still counted in Redis: a fresh key shows that it is used again.
    const fresh = `${key}-again`;
    await vi.waitFor(async () => {
      await near.forget("login", fresh);
      await near.take("login", fresh);
      await near.take("login", fresh);
      expect(await far.take("login", fresh)).toBeGreaterThan(0);
    }, 5_000);
    redis.destroy();
    await line.close();
  });
});
