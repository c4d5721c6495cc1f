import { describe, expect, it } from "vitest";
import { matches } from "./stock-entries.ts";

const text = (en: string, fr: string) => ({ en, fr, default: null });

describe("the search among what can be sold out", () => {
  it("ignores language, accents and case", () => {
    const eggs = { name: text("Soft egg", "Œuf mollet"), group: text("Extras", "Suppléments") };
    for (const query of ["oeuf", "ŒUF", " soft", "supple", "extra", ""]) {
      expect(matches(eggs, query, "en"), query).toBe(true);
      expect(matches(eggs, query, "fr"), query).toBe(true);
    }
    expect(matches(eggs, "fries", "en")).toBe(false);
  });
});
