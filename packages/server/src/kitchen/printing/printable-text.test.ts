import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printableText } from "./printable-text.ts";

describe("printableText", () => {
  it("keeps the characters of the code page", () => {
    for (const text of ["Crème brûlée", "œufs à la neige", "12,50 €", "“Extra crisp” – please…", "½ Ñandú"]) {
      expect(printableText(text)).toBe(text);
    }
    // Written as a letter and a combining accent, as some keyboards do.
    expect(printableText("cre\u0300me")).toBe("crème");
  });

  it("replaces letters and spaces that the code page lacks with similar ones", () => {
    expect(printableText("Łukasz Őri, Đorđe")).toBe("Lukasz Ori, Dorde");
    expect(printableText("12\u202fh\u00a030\tok\u200b")).toBe("12 h 30 ok");
  });

  it("names food emoji, and marks where other characters are missing", () => {
    expect(printableText("No 🥜!")).toBe("No [arachides/peanuts]!");
    expect(printableText("très 🌶️")).toBe("très [piment/chili]");
    expect(printableText("merci 👩‍🍳❤️")).toBe("merci [?]");
    expect(printableText("不要花生")).toBe("[?]");
  });

  it("removes everything that a printer would take for a command", () => {
    const bytes = /^[\u0020-\u007e\u00a1-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/u;
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), (a, b) => {
        expect(printableText(a)).toMatch(bytes);
        expect(printableText(b)).toMatch(bytes);
      }),
      { numRuns: 40 },
    );
    expect(printableText("\u001bm\u001dV0")).toBe("mV0");
  });
});
