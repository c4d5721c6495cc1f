import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Colour, contrast, mix, readColour } from "./colour.ts";
import { checkTheme, primaryRoles, TEXT_CONTRAST, textOn, themeProperties } from "./theme.ts";

const colours = fc.integer({ min: 0, max: 0xffffff }).map((value): Colour => `#${value.toString(16).padStart(6, "0")}`);
const PAPER = { light: "#fffbf5", dark: "#161311" } as const;

describe("a colour", () => {
  it("is read in the forms that people write, and nothing else is", () => {
    expect(readColour(" #C8321A ")).toBe("#c8321a");
    expect(readColour("#fa0")).toBe("#ffaa00");
    for (const wrong of ["red", "#12345", "#gggggg", "c8321a", "#c8321a;x", "url(#c8321a)", ""]) {
      expect(readColour(wrong)).toBeNull();
    }
  });

  it("has its contrast calculated as WCAG does", () => {
    expect(contrast("#ffffff", "#000000")).toBeCloseTo(21, 5);
    expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
  });
});

describe("a theme", () => {
  it("is refused where its buttons would be invisible on paper", () => {
    expect(checkTheme({ primary: "#c8321a" })).toBeNull();
    expect(checkTheme({ primary: null })).toBeNull();
    expect(checkTheme({ primary: "#fff200" })).toMatchObject({ code: "colour_unreadable", colour: "primary" });
  });

  it("is readable in the light and dark schemes, whatever its colour", () => {
    fc.assert(
      fc.property(colours, fc.constantFrom("light" as const, "dark" as const), (colour, scheme) => {
        const roles = primaryRoles(colour, scheme);
        for (const ground of ["primary", "primary-hover", "primary-press"] as const) {
          expect(contrast(roles[ground], roles["on-primary"])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        expect(contrast(roles.primary, PAPER[scheme])).toBeGreaterThanOrEqual(3);
        for (const ground of [PAPER[scheme], roles["primary-tint"]]) {
          expect(contrast(roles["primary-ink"], ground)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        }
        expect(contrast(colour, textOn(colour))).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      }),
    );
  });

  it("keeps a readable colour unchanged in the light scheme", () => {
    fc.assert(
      fc.property(colours, (colour) => {
        fc.pre(checkTheme({ primary: colour }) === null);
        expect(primaryRoles(colour, "light").primary).toBe(colour);
      }),
    );
  });

  it("becomes properties that cover both schemes", () => {
    const properties = themeProperties({ primary: "#0b5d4b", ground: "#102a43" });
    expect(properties["--primary"]).toMatch(/^light-dark\(#0b5d4b, #[\da-f]{6}\)$/);
    expect(properties).toMatchObject({ "--brand": "#102a43", "--on-brand": "#ffffff" });
    expect(themeProperties({ primary: null, ground: null })).toEqual({});
  });
});
