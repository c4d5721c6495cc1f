import { describe, expect, it } from "vitest";
import { routeTree } from "./route-table.tsx";
import { searchNames } from "./search-names.ts";
import { readFeedSearch } from "../features/discoveries/feed/feed-search.ts";
import { readOwnProfileSearch } from "../features/members/profile/profile-search.ts";
import { readDishSearch, readMenuSearch } from "../features/menus/reading/menu-search.ts";
import { readTrendsSearch } from "../features/search/trends/trends-search.ts";
import { readRestaurantsSearch } from "../features/restaurants/restaurants-search.ts";

const READERS = {
  readFeedSearch,
  readOwnProfileSearch,
  readDishSearch,
  readMenuSearch,
  readRestaurantsSearch,
  readTrendsSearch,
};
/** What damaged or made-up addresses contain, after the router has parsed it as JSON where it can. */
const STRANGE = ["constructor", "\u0000", "\ud800", {}, [], -1, 1.5, 1e300, null, false, "x".repeat(500)];

describe("the parameters of a page's address", () => {
  it.each(Object.entries(READERS))("%s replaces unknown values", (_name, read) => {
    const keys = Object.keys(read({}));
    expect(keys.length).toBeGreaterThan(0);
    for (const value of STRANGE) {
      const raw = Object.fromEntries(keys.map((key) => [key, value]));
      // The router spreads what was read over what the address says.
      const seen = { ...raw, ...read(raw) };
      for (const key of keys) {
        const kept = (seen as Record<string, unknown>)[key];
        if (kept === undefined) continue;
        // Only free text (a search, a line's name, a cuisine that nobody has) is taken as it comes, cut to a maximum
        // length.
        expect(["q", "line", "cuisine", "hashtag"], `${key} ${JSON.stringify(value)}`).toContain(key);
        expect(kept).toSatisfy((word) => typeof word === "string" && word.length <= 80);
      }
    }
  });

  it("are all among the names by which the host keeps pages", () => {
    const names = searchNames(routeTree);
    for (const name of Object.values(READERS).flatMap((read) => Object.keys(read({})))) expect(names).toContain(name);
    expect(names).toContain("embed");
    expect(names).not.toContain("fbclid");
  });

  it("are read when their values are known", () => {
    expect(readFeedSearch({ variant: "fresh", discovery: 5 })).toEqual({ variant: "fresh", discovery: 5 });
    expect(readMenuSearch({ item: 3, q: "poutine" })).toMatchObject({ item: 3, q: "poutine" });
    expect(readRestaurantsSearch({ cuisine: "sushi", open: true })).toMatchObject({ cuisine: "sushi", open: true });
  });
});
