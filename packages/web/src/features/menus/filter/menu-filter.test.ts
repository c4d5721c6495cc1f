import { expect, test } from "vitest";
import { readMenuSearch } from "../reading/menu-search.ts";
import { filterCount, filterIn, searchOf } from "./menu-filter.ts";

const read = (search: Record<string, unknown>) => filterIn(readMenuSearch(search));

test("a filter goes into the address and comes back the same", () => {
  const filter = { without: ["eggs", "milk"], diets: ["vegan"], liked: true } as const;
  expect(searchOf(filter)).toEqual({ without: "eggs,milk", diet: "vegan", liked: true });
  expect(read({ ...searchOf(filter) })).toEqual(filter);
  expect(filterCount(filter)).toBe(4);
});

test("what an address says is taken as far as it is ours, in our order, once", () => {
  expect(read({ without: "milk,rubbish,eggs,milk", diet: "spicy,vegan", liked: "true" })).toEqual({
    without: ["eggs", "milk"],
    diets: ["vegan"],
    liked: true,
  });
});

test("a filter that asks for nothing leaves the address as it is", () => {
  const nothing = read({ without: "rubbish", diet: 5, liked: "yes" });
  expect(filterCount(nothing)).toBe(0);
  expect(Object.values(searchOf(nothing)).filter((part) => part !== undefined)).toEqual([]);
});
