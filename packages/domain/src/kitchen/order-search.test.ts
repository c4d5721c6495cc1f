import fc from "fast-check";
import { expect, it } from "vitest";
import { readOrderSearch } from "./order-search.ts";

it.each([
  ["1043", 1043],
  [" #1043 ", 1043],
  ["no 7", 7],
  ["N° 12", 12],
  ["nº12", 12],
  ["No. 12", 12],
  ["0012", 12],
])("%j looks for the order with that number (management §48)", (query, number) => {
  expect(readOrderSearch(query)).toEqual({ number });
});

it.each([
  ["Inès", "ines"],
  ["  Léa F. ", "lea f"],
  ["Jean-Luc", "jean luc"],
  ["No", "no"],
  ["1234567890", "1234567890"],
])("%j looks for a diner's name", (query, name) => {
  expect(readOrderSearch(query)).toEqual({ name });
});

it.each(["", "  ", "…", "%", "_"])("%j looks for nothing", (query) => {
  expect(readOrderSearch(query)).toBeNull();
});

it("a name contains nothing that a pattern of SQL would read", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (query) => {
      const asked = readOrderSearch(query);
      expect(asked && "name" in asked ? asked.name : "").not.toMatch(/[%_\\]/);
    }),
  );
});
