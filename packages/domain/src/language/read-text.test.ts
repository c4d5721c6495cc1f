import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type TextInput, isTextInput, readName, readText } from "./read-text.ts";

const part = fc.option(fc.string(), { nil: null });
const textInput: fc.Arbitrary<TextInput> = fc.oneof(
  fc.string(),
  fc.tuple(fc.string(), fc.string()).map(([en, fr]) => `${en}|${fr}`),
  fc.tuple(fc.string(), fc.string()),
  fc.record({ en: part, fr: part, default: part }, { requiredKeys: [] }),
);

describe("readText", () => {
  it("reads the same text from each of the three shapes", () => {
    const expected = { en: "Soup", fr: "Soupe", default: null };
    expect(readText("Soup|Soupe")).toEqual(expected);
    expect(readText(["Soup", "Soupe"])).toEqual(expected);
    expect(readText({ en: "Soup", fr: "Soupe" })).toEqual(expected);
    expect(readText({ en: "Soup", fr: "Soupe", default: "Zuppa" })).toEqual({ ...expected, default: "Zuppa" });
  });

  it("reads a string without a bar as the default", () => {
    expect(readText("Poutine")).toEqual({ en: null, fr: null, default: "Poutine" });
  });

  it("trims, and reads an empty part as missing", () => {
    expect(readText("  Soup | ")).toEqual({ en: "Soup", fr: null, default: null });
    expect(readText("|Soupe")).toEqual({ en: null, fr: "Soupe", default: null });
    expect(readText(["", " Soupe\n"])).toEqual({ en: null, fr: "Soupe", default: null });
    expect(readText({ en: " ", fr: null, default: "" })).toEqual({ en: null, fr: null, default: null });
    expect(readText("   ")).toEqual({ en: null, fr: null, default: null });
    expect(readText({})).toEqual({ en: null, fr: null, default: null });
  });

  it("drops what is invisible, and reads a part with nothing else in it as missing", () => {
    expect(readText({ en: "Ta\u202erts\u200b", fr: "\u3164\u200b", default: "a\r\nb" })).toEqual({
      en: "Tarts",
      fr: null,
      default: "a\nb",
    });
  });

  it("splits at the first bar only", () => {
    expect(readText("a|b|c")).toEqual({ en: "a", fr: "b|c", default: null });
  });

  it("reads its own result unchanged", () => {
    fc.assert(
      fc.property(textInput, (input) => {
        const text = readText(input);
        expect(readText(text)).toEqual(text);
        expect(isTextInput(text)).toBe(true);
      }),
    );
  });

  it("reads back a text that was written as a pair or a list", () => {
    const words = fc.string().map((s) => s.trim().replaceAll("|", ""));
    fc.assert(
      fc.property(words, words, (en, fr) => {
        const text = { en: en.trim() || null, fr: fr.trim() || null, default: null };
        expect(readText(`${en}|${fr}`)).toEqual(text);
        expect(readText([en, fr])).toEqual(text);
      }),
    );
  });
});

describe("readName", () => {
  it("reads each part on one line", () => {
    expect(readName("Onion\n  soup|Soupe\u2028à l’oignon\u2066")).toEqual({
      en: "Onion soup",
      fr: "Soupe à l’oignon",
      default: null,
    });
  });
});

describe("isTextInput", () => {
  it("accepts the three shapes", () => {
    for (const x of ["", "Soup", "Soup|Soupe", ["Soup", "Soupe"], {}, { en: "Soup" }, { fr: null, default: "x" }]) {
      expect(isTextInput(x)).toBe(true);
    }
  });

  it("refuses anything else", () => {
    for (const x of [
      null,
      undefined,
      3,
      true,
      [],
      ["Soup"],
      ["a", "b", "c"],
      ["a", null],
      { en: 3 },
      { de: "Suppe" },
    ]) {
      expect(isTextInput(x)).toBe(false);
    }
  });

  it("accepts only what can be read", () => {
    fc.assert(
      fc.property(fc.anything(), (x) => {
        const text = isTextInput(x) ? readText(x) : { en: null, fr: null, default: null };
        expect(Object.keys(text)).toEqual(["en", "fr", "default"]);
      }),
    );
  });
});
