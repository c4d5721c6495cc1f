import { expect, test } from "vitest";
import { readDiscoverySearch } from "./discovery-search.ts";

test("the address of a discovery may name a comment, and an invalid id counts as none", () => {
  expect(readDiscoverySearch({ comment: 31 })).toEqual({ comment: 31 });
  // If the key were left out, the router would keep what was typed.
  for (const comment of ["abc", "undefined", 0, -1, 1.5, 2 ** 60, "", null, [1, 2], undefined]) {
    expect(readDiscoverySearch({ comment })).toStrictEqual({ comment: undefined });
  }
});
