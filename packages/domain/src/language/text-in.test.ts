import { describe, expect, it } from "vitest";
import { hasText, otherLanguageIn, requireText, textIn } from "./text-in.ts";

const nothing = { en: null, fr: null, default: null };

describe("textIn", () => {
  it("returns the requested language", () => {
    expect(textIn({ en: "Soup", fr: "Soupe", default: "Zuppa" }, "en")).toBe("Soup");
    expect(textIn({ en: "Soup", fr: "Soupe", default: "Zuppa" }, "fr")).toBe("Soupe");
  });

  it("falls back to the default, then to the other language, then to nothing", () => {
    expect(textIn({ en: "Soup", fr: null, default: "Zuppa" }, "fr")).toBe("Zuppa");
    expect(textIn({ en: "Soup", fr: null, default: null }, "fr")).toBe("Soup");
    expect(textIn({ en: null, fr: "Soupe", default: null }, "en")).toBe("Soupe");
    expect(textIn(nothing, "en")).toBe("");
  });

  it("treats blank text as missing", () => {
    expect(textIn({ en: "Soup", fr: " ", default: "" }, "fr")).toBe("Soup");
  });
});

describe("otherLanguageIn", () => {
  it("names the language of a text taken from the other one, and is null otherwise", () => {
    expect(otherLanguageIn({ en: "Soup", fr: null, default: null }, "fr")).toBe("en");
    expect(otherLanguageIn({ en: " ", fr: "Soupe", default: null }, "en")).toBe("fr");
    expect(otherLanguageIn({ en: "Soup", fr: "Soupe", default: null }, "fr")).toBeNull();
    expect(otherLanguageIn({ en: "Soup", fr: null, default: "Zuppa" }, "fr")).toBeNull();
    expect(otherLanguageIn(nothing, "en")).toBeNull();
  });
});

describe("requireText", () => {
  it("requires text in at least one language", () => {
    expect(requireText({ ...nothing, en: "Soup" })).toBeNull();
    expect(requireText({ ...nothing, fr: "Soupe" })).toBeNull();
    expect(requireText({ ...nothing, default: "Poutine" })).toBeNull();
    expect(requireText({ en: "", fr: "  ", default: null })).toEqual({ code: "text_required" });
    expect(hasText(nothing)).toBe(false);
  });
});
