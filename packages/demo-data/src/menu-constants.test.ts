import { ITEM_TYPES } from "@tablee/domain/menus/menu";
import { describe, expect, it } from "vitest";

import { demoMenuConstants } from "./menu-constants.ts";

describe("the menu constants of the demo", () => {
  it("name every type of dish, and each word in both languages", () => {
    expect(demoMenuConstants.types.map(({ ref }) => ref)).toEqual([...ITEM_TYPES]);
    for (const list of Object.values(demoMenuConstants)) {
      expect(list.length).toBeGreaterThan(0);
      for (const { ref, name } of list) {
        expect(
          name.every((text) => text.trim() !== ""),
          ref,
        ).toBe(true);
      }
    }
  });

  it("describe tags and personas, and give each tag an icon", () => {
    for (const { ref, description, icon } of demoMenuConstants.tags) {
      expect(description[0], ref).not.toBe(description[1]);
      expect(icon, ref).toMatch(/^[a-z-]+$/);
    }
    for (const { ref, description } of demoMenuConstants.personas) expect(description[0], ref).not.toBe(description[1]);
  });
});
