import { expect, it } from "vitest";
import { firstTax } from "./first-tax.ts";

it.each([
  ["CA", "H2J 2L1", null],
  ["CA", "", null],
  [null, "g1r 4p5", null],
  ["CA", "M5V 2T6", []],
  ["US", "10001", []],
  ["FR", "75003", [10]],
] as const)("a new place in %j, %j starts with the tax rates %j", (country, code, rates) => {
  expect(firstTax(country, code)?.rates.map(({ rate }) => rate) ?? null).toEqual(rates);
});
