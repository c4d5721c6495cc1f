import type { Menu } from "@tablee/domain/menus/menu";
import { describe, expect, it } from "vitest";
import type { RestaurantRow } from "../restaurants/stored/restaurant.queries.ts";
import { makeKeptMenus, type MenuEntry } from "./menu-cache.ts";

const MOST = 24 * 1024 * 1024;
/** A menu whose texts take this many bytes. */
const entryOf = (bytes: number): MenuEntry => ({
  revision: 1,
  row: { street_name: "x".repeat(bytes) } as unknown as RestaurantRow,
  menu: {} as Menu,
  capacities: [],
  has_webhooks: false,
});

describe("cached menus", () => {
  it("are limited by their size together with what is computed from them: few large ones or thousands of small ones", () => {
    for (const bytes of [200_000, 2_000]) {
      const kept = makeKeptMenus();
      for (let id = 0; id < MOST / bytes; id += 1) kept.set(id, entryOf(bytes));
      expect(kept.size).toBeLessThanOrEqual(MOST / 5 / bytes);
      expect(kept.size).toBeGreaterThan(MOST / 7 / bytes);
      expect(kept.calculatedSize).toBeLessThanOrEqual(MOST);
    }
  });
});
