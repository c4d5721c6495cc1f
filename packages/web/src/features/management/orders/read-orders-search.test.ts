import { expect, it } from "vitest";
import { readOrdersSearch } from "./read-orders-search.ts";

it("reads the filters of an address, and nothing that is none (management §48)", () => {
  const valid = { from: "2026-11-01", to: "2026-11-18", mode: "dine_in", state: "refunded", q: "Inès" };
  expect(readOrdersSearch({ ...valid, other: 1 })).toEqual(valid);
  expect(readOrdersSearch({ q: 1043 })).toEqual({ q: "1043" });
  expect(readOrdersSearch({ q: "  " })).toEqual({});
  expect(readOrdersSearch({ q: "x".repeat(90) }).q).toHaveLength(60);
  expect(readOrdersSearch({ from: "2026-02-30", to: 5, mode: "boat", state: ["running"], q: {} })).toEqual({});
});
