import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isRegistration, MOST_REGISTRATION, tidyRegistration } from "./tax-registration.ts";
import { lengthOf } from "./text-length.ts";

describe("a tax's registration number (orders §46)", () => {
  it.each([
    "123456789 RT0001",
    "1234567890 TQ0001",
    "FR12345678901",
    "FR 12 345 678 901 · SIRET 123 456 789 01",
    "N° 12-345/A (TVA)",
    "",
    "  ",
    null,
    undefined,
  ])("may be %j", (text) => expect(isRegistration(text)).toBe(true));

  it.each([
    ["too long", "1".repeat(MOST_REGISTRATION + 1)],
    ["an emoji", "123 🥖"],
    ["a direction mark, even beside Arabic", "\u0627\u200f123"],
    ["a joiner", "\u0915\u200d1"],
    ["a combining mark", "1\u0336"],
  ])("has nothing of this: %s", (_, text) => expect(isRegistration(text)).toBe(false));

  it("is stored without what cannot be seen", () => {
    expect(tidyRegistration("\u202e 123456789\u200b\tRT0001\n")).toBe("123456789 RT0001");
    expect(tidyRegistration(" \u200b ")).toBe(null);
  });

  it("is stored on one line, trimmed, short, with nothing hidden, and the same when it is tidied again", () => {
    const text = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 50 }),
      fc.string({ unit: fc.constantFrom("1", "A", " ", "\t", "\n", "\u200e", "\u202e", "\u00ad", "\ufeff", "\0") }),
    );
    fc.assert(
      fc.property(text, (typed) => {
        const kept = tidyRegistration(typed);
        if (kept === null || !isRegistration(typed)) return;
        expect(kept).toBe(kept.trim());
        expect(lengthOf(kept)).toBeLessThanOrEqual(MOST_REGISTRATION);
        expect(kept).not.toMatch(/[\p{C}\p{M}\p{Zl}\p{Zp}]/u);
        expect(tidyRegistration(kept)).toBe(kept);
        expect(isRegistration(kept)).toBe(true);
      }),
    );
  });
});
