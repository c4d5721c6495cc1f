import { createClient } from "@redis/client";
import { describe, expect, it } from "vitest";
import { testRedis } from "../testing/test-redis.ts";
import { makeRateLimits, type RateLimits } from "./rate-limits.ts";

const redisUrl = await testRedis();

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
    await expectLimits(makeRateLimits({ ...few, redis }));
    const [one, other] = [makeRateLimits({ ...few, redis }), makeRateLimits({ ...few, redis })];
    const key = `shared-${Date.now()}`;
    expect([await one.take("login", key), await other.take("login", key)]).toEqual([null, null]);
    expect(await one.take("login", key)).toBeGreaterThan(0);
    redis.destroy();
    // Redis is gone: each process counts for itself rather than letting everything or nothing through.
    expect([await one.take("login", key), await one.take("login", key)]).toEqual([null, null]);
    expect(await one.take("login", key)).toBeGreaterThan(0);
  });
});
