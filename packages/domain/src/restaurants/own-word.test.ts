import { describe, expect, it } from "vitest";
import { isOwnWord } from "./own-word.ts";

describe("what a restaurant's own people say of it", () => {
  it.each([
    [{ source: "osm", owner_set: [] }, false],
    [{ source: "osm", owner_set: ["hours", "address"] }, false],
    [{ source: "osm", owner_set: ["address", "website"] }, true],
    [{ source: "owner", owner_set: [] }, true],
  ])("of %j is the website: %s", (known, isTheirs) => {
    expect(isOwnWord(known, "website")).toBe(isTheirs);
  });
});
