import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { retryAgain, retryDelay } from "./retry-delay.ts";
import { lateError } from "./unfetched.ts";

it("the delay grows, is at least what the server asks for, and never exceeds 30 s", () => {
  const busy = (retry_after: number) => new ORPCError("busy", { status: 503, data: { retry_after } });
  expect([0, 1, 2].map((failures) => retryDelay(failures, new Error("gone")))).toEqual([1_000, 2_000, 4_000]);
  expect(retryDelay(0, busy(5))).toBe(5_000);
  expect(retryDelay(3, busy(5))).toBe(8_000);
  expect([retryDelay(0, busy(900)), retryDelay(20, new Error("gone"))]).toEqual([30_000, 30_000]);
});

it("a call is retried twice after no answer or a passing failure, and never after a refusal", () => {
  const answer = (status: number) => new ORPCError("any", { status });
  const tried = (error: unknown) => [0, 1, 2].map((failures) => retryAgain(failures, error));
  for (const error of [new Error("gone"), answer(500), answer(503), answer(429)]) {
    expect(tried(error)).toEqual([true, true, false]);
  }
  for (const status of [401, 403, 404, 422]) expect(tried(answer(status))).toEqual([false, false, false]);
});

it("a time-out is told after its 120 s, and not only after two more (wire §12)", () => {
  expect([0, 1, 2].map((failures) => retryAgain(failures, lateError()))).toEqual([false, false, false]);
});
