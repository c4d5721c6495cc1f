import { expect, test } from "vitest";
import { readMenuSearch } from "../reading/menu-search.ts";
import { filterCount, filterIn, searchOf } from "./menu-filter.ts";

const read = (search: Record<string, unknown>) => filterIn(readMenuSearch(search));

test("a filter is written to the address and read back unchanged", () => {
  const filter = { without: ["eggs", "milk"], diets: ["vegan"], liked: true } as const;
  expect(searchOf(filter)).toEqual({ without: "eggs,milk", diet: "vegan", liked: true });
  expect(read({ ...searchOf(filter) })).toEqual(filter);
  expect(filterCount(filter)).toBe(4);
});

test("only known values are read from an address, in their fixed order and once each", () => {
  expect(read({ without: "milk,rubbish,eggs,milk", diet: "spicy,vegan", liked: "true" })).toEqual({
    without: ["eggs", "milk"],
    diets: ["vegan"],
    liked: true,
  });
});

test("an empty filter adds nothing to the address", () => {
  const nothing = read({ without: "rubbish", diet: 5, liked: "yes" });
  expect(filterCount(nothing)).toBe(0);
  expect(Object.values(searchOf(nothing)).filter((part) => part !== undefined)).toEqual([]);
});
