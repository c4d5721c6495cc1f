import { describe, expect, it } from "vitest";
import { hasText, otherLanguageIn, requireText, textIn } from "./text-in.ts";

const nothing = { en: null, fr: null, default: null };

describe("textIn", () => {
  it("gives the asked language", () => {
    expect(textIn({ en: "Soup", fr: "Soupe", default: "Zuppa" }, "en")).toBe("Soup");
    expect(textIn({ en: "Soup", fr: "Soupe", default: "Zuppa" }, "fr")).toBe("Soupe");
  });

  it("falls back to the default, then to the other language, then to nothing", () => {
    expect(textIn({ en: "Soup", fr: null, default: "Zuppa" }, "fr")).toBe("Zuppa");
    expect(textIn({ en: "Soup", fr: null, default: null }, "fr")).toBe("Soup");
    expect(textIn({ en: null, fr: "Soupe", default: null }, "en")).toBe("Soupe");
    expect(textIn(nothing, "en")).toBe("");
  });

  it("takes blank words as missing", () => {
    expect(textIn({ en: "Soup", fr: " ", default: "" }, "fr")).toBe("Soup");
  });
});

describe("otherLanguageIn", () => {
  it("tells the language of words that are taken from the other one, and no other", () => {
    expect(otherLanguageIn({ en: "Soup", fr: null, default: null }, "fr")).toBe("en");
    expect(otherLanguageIn({ en: " ", fr: "Soupe", default: null }, "en")).toBe("fr");
    expect(otherLanguageIn({ en: "Soup", fr: "Soupe", default: null }, "fr")).toBeNull();
    expect(otherLanguageIn({ en: "Soup", fr: null, default: "Zuppa" }, "fr")).toBeNull();
    expect(otherLanguageIn(nothing, "en")).toBeNull();
  });
});

describe("requireText", () => {
  it("asks for content in some language", () => {
    expect(requireText({ ...nothing, en: "Soup" })).toBeNull();
    expect(requireText({ ...nothing, fr: "Soupe" })).toBeNull();
    expect(requireText({ ...nothing, default: "Poutine" })).toBeNull();
    expect(requireText({ en: "", fr: "  ", default: null })).toEqual({ code: "text_required" });
    expect(hasText(nothing)).toBe(false);
  });
});
