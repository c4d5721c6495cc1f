import { expect, it } from "vitest";
import { LIMITS, makeRateLimits, NO_LIMITS } from "../ports/rate-limits.ts";
import { limitOf } from "./call-limit.ts";

it("every path is counted except the one that costs nothing", () => {
  expect(["/health", "/ready", "/client/recommendations", "/healthy"].map(limitOf)).toEqual([
    null,
    "ready",
    "calls",
    "calls",
  ]);
});

it("nothing is counted where limits are off", async () => {
  const limits = makeRateLimits({ own: NO_LIMITS });
  for (const name of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    expect(await limits.take(name, "one", 1_000_000), name).toBeNull();
  }
});
