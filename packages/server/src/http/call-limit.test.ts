import { expect, it } from "vitest";
import { LIMITS, NO_LIMITS } from "../ports/limits.ts";
import { makeRateLimits } from "../ports/rate-limits.ts";
import { answerWeight, limitOf } from "./call-limit.ts";

it("every path is counted except the one that costs nothing", () => {
  expect(["/health", "/ready", "/client/recommendations", "/healthy"].map(limitOf)).toEqual([
    null,
    "ready",
    "calls",
    "calls",
  ]);
});

it("the large files that describe the calls count as several calls", () => {
  const paths = ["/openapi.json", "/docs/swagger-ui-bundle.js", "/docs", "/client/recommendations"];
  expect(paths.map(answerWeight)).toEqual([30, 30, 1, 1]);
});

it("nothing is counted where limits are off", async () => {
  const limits = makeRateLimits({ own: NO_LIMITS });
  for (const name of Object.keys(LIMITS) as (keyof typeof LIMITS)[]) {
    expect(await limits.take(name, "one", 1_000_000), name).toBeNull();
  }
});
