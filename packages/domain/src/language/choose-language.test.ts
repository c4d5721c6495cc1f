import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseLanguage, isLanguage } from "./choose-language.ts";

describe("chooseLanguage", () => {
  it("prefers the stored choice to everything else", () => {
    expect(chooseLanguage({ stored: "en", member: "fr", browser: "fr-CA" })).toBe("en");
    expect(chooseLanguage({ stored: "fr", member: "en", browser: ["en-CA"] })).toBe("fr");
  });

  it("uses the member's language where nothing is stored", () => {
    expect(chooseLanguage({ stored: null, member: "fr", browser: "en" })).toBe("fr");
  });

  it("uses French where the browser's first language starts with fr", () => {
    expect(chooseLanguage({ browser: "fr" })).toBe("fr");
    expect(chooseLanguage({ browser: "FR-ca" })).toBe("fr");
    expect(chooseLanguage({ browser: ["fr-FR", "en"] })).toBe("fr");
    expect(chooseLanguage({ browser: "fr-CA,fr;q=0.9,en;q=0.8" })).toBe("fr");
  });

  it("uses English otherwise", () => {
    expect(chooseLanguage({ browser: ["en-CA", "fr-CA"] })).toBe("en");
    expect(chooseLanguage({ browser: "en-CA,fr;q=0.9" })).toBe("en");
    expect(chooseLanguage({ browser: "de" })).toBe("en");
    expect(chooseLanguage({ browser: [] })).toBe("en");
    expect(chooseLanguage({ browser: null })).toBe("en");
    expect(chooseLanguage({})).toBe("en");
  });

  it("ignores a stored value that is neither English nor French", () => {
    expect(chooseLanguage({ stored: "de", member: "fr" })).toBe("fr");
    expect(chooseLanguage({ stored: "", member: "es", browser: "fr" })).toBe("fr");
  });

  it("always returns English or French, whatever it is given", () => {
    const value = fc.option(fc.string());
    fc.assert(
      fc.property(value, value, fc.oneof(value, fc.array(fc.string())), (stored, member, browser) => {
        expect(isLanguage(chooseLanguage({ stored, member, browser }))).toBe(true);
      }),
    );
  });
});
