import { expect, it } from "vitest";
import { keptMiss } from "./menu-miss.ts";

it.each([
  ["Crème  brûlée", "creme brulee"],
  ["l’os à moelle", "l os a moelle"],
  ["po", null],
  [" ", null],
  ["lea@example.com", null],
  ["514 555 0101", null],
  ["x".repeat(61), null],
  ["a b", null],
  ["1234", null],
  ["7up", null],
  ["7up lime", "7up lime"],
  ["p a d 4", "p a d 4"],
])("a search for %j is kept as %j", (query, words) => {
  expect(keptMiss(query)).toBe(words);
});
