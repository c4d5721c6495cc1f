import { createClient } from "redis";
import { describe, expect, it } from "vitest";
import { makeRateLimits, type RateLimits } from "./rate-limits.ts";

const REDIS_URL = process.env.TEST_REDIS_URL ?? "redis://127.0.0.1:6379";

const openRedis = async () => {
  const client = createClient({ url: REDIS_URL, socket: { connectTimeout: 1_000, reconnectStrategy: false } });
  client.on("error", () => {});
  try {
    return await client.connect();
  } catch (error) {
    if (process.env.REQUIRE_REDIS === "1") throw new Error(`The tests need Redis at ${new URL(REDIS_URL).host}`, { cause: error });
    return null;
  }
};
const redis = await openRedis();

const few = { own: { login: { points: 2, seconds: 60 }, calls: null } };

async function behaves(limits: RateLimits): Promise<void> {
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
  for (let n = 0; n < 10_000; n++) if ((await limits.take("calls", key)) !== null) throw new Error("calls are not limited here");
}

describe("rate limits", () => {
  it("hold in this process", () => behaves(makeRateLimits(few)));

  it.runIf(redis)("hold in Redis, for all processes together", async () => {
    await behaves(makeRateLimits({ ...few, redis: redis! }));
    const [one, other] = [makeRateLimits({ ...few, redis: redis! }), makeRateLimits({ ...few, redis: redis! })];
    const key = `shared-${Date.now()}`;
    expect([await one.take("login", key), await other.take("login", key)]).toEqual([null, null]);
    expect(await one.take("login", key)).toBeGreaterThan(0);
    redis!.destroy();
    // Redis is gone: each process counts for itself rather than letting everything or nothing through.
    expect([await one.take("login", key), await one.take("login", key)]).toEqual([null, null]);
    expect(await one.take("login", key)).toBeGreaterThan(0);
  });
});
