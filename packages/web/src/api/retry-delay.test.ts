import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { retryDelay } from "./retry-delay.ts";

it("grows, and is never shorter than what the server asks for, nor longer than anybody waits", () => {
  const busy = (retry_after: number) => new ORPCError("busy", { status: 503, data: { retry_after } });
  expect([0, 1, 2].map((failures) => retryDelay(failures, new Error("gone")))).toEqual([1_000, 2_000, 4_000]);
  expect(retryDelay(0, busy(5))).toBe(5_000);
  expect(retryDelay(3, busy(5))).toBe(8_000);
  expect([retryDelay(0, busy(900)), retryDelay(20, new Error("gone"))]).toEqual([30_000, 30_000]);
});
