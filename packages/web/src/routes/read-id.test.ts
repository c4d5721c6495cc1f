import fc from "fast-check";
import { expect, it } from "vitest";
import { readId } from "./read-id.ts";

it("reads an id given as a number or as text", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect([readId(id), readId(String(id))]).toEqual([id, id]);
    }),
  );
});

it("reads no other value as an id", () => {
  const none = [
    0,
    -1,
    1.5,
    2_147_483_648,
    1e21,
    Number.NaN,
    "",
    "x",
    "1.5",
    "007",
    " 7",
    true,
    null,
    undefined,
    [7],
    { toString: 1, valueOf: 1 },
  ];
  expect(none.filter((value) => readId(value) !== undefined)).toEqual([]);
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const id = readId(value);
      expect(id === undefined || (Number.isInteger(id) && id > 0 && id <= 2_147_483_647)).toBe(true);
    }),
  );
});
