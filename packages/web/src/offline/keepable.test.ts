import { describe, expect, it } from "vitest";
import { asKept, isKeepable } from "./keepable.ts";

describe("which answers are kept for offline use", () => {
  it.each([
    { key: [["discoveries", "list"], { type: "infinite" }], kept: true },
    { key: [["restaurants", "get"], { input: { id: 1 } }], kept: true },
    { key: ["menus", "outline", 1], kept: true },
    { key: [["accounts", "currentUser"], {}], kept: false },
    { key: [["orders", "get"], { input: { id: 7 } }], kept: true },
    { key: [["orders", "current"], { type: "infinite" }], kept: true },
    { key: [["orders", "quote"], {}], kept: false },
    { key: [["kitchen", "orders"], {}], kept: false },
    { key: [["moderation", "list"], {}], kept: false },
    { key: [["pages", "edited"], {}], kept: false },
    { key: [["places", "suggest"], {}], kept: false },
  ])("$key.0: $kept", ({ key, kept }) => {
    expect(isKeepable(key)).toBe(kept);
  });

  it("only the first four pages of an endless list are kept, with their parameters", () => {
    const pages = [1, 2, 3, 4, 5, 6];
    expect(asKept({ pages, pageParams: pages })).toEqual({ pages: [1, 2, 3, 4], pageParams: [1, 2, 3, 4] });
    expect(asKept({ id: 1 })).toEqual({ id: 1 });
  });
});
