import { describe, expect, it } from "vitest";
import { firstOfMonth } from "./first-of-month.ts";

describe("firstOfMonth", () => {
  it("writes the first of a month as 1er in French, and changes no other day", () => {
    for (let day = 1; day <= 31; day += 1) {
      const words = `mardi ${day} décembre 2026`;
      expect(firstOfMonth(words, "fr")).toBe(day === 1 ? "mardi 1er décembre 2026" : words);
      expect(firstOfMonth(words, "en")).toBe(words);
    }
    expect(firstOfMonth("1 déc.", "fr")).toBe("1er déc.");
    expect(firstOfMonth("1 janvier 2027", "fr")).toBe("1er janvier 2027");
  });
});
