import { expect, it } from "vitest";
import { servedBefore } from "./serving-data.ts";

it("keeps what serving an order needed for two years", () => {
  expect(servedBefore(new Date("2026-11-18T17:00:00Z"))).toEqual(new Date("2024-11-18T17:00:00Z"));
  expect(servedBefore(new Date("2028-02-29T17:00:00Z"))).toEqual(new Date("2026-03-01T17:00:00Z"));
});
