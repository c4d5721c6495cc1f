import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { numberProblem, readNumber } from "./number.ts";
import { isPlainText } from "./plain-text.ts";
import { hasTranslation } from "./translated-text.ts";

describe("plain text", () => {
  it("has no HTML tag and no entity of a non-breaking space", () => {
    for (const text of ["<b>x</b>", "x<br/>", "<img src=x\nonerror=y>", "<!-- x -->", "a <a title='<'> b"]) {
      expect(isPlainText(text), text).toBe(false);
    }
    for (const text of ["x&nbsp;y", "x&NBSP;y", "x&#160;y", "x&#xA0;y", "x&nbspy"]) {
      expect(isPlainText(text), text).toBe(false);
    }
    for (const text of ["", "1 < 2", "I <3 it", "a > b", "fish & chips", "a<b", "x\u00a0y", "<>"]) {
      expect(isPlainText(text), text).toBe(true);
    }
  });

  it("is any text without < and &", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isPlainText(text.replaceAll(/[<&]/g, ""))).toBe(true);
      }),
    );
  });
});

describe("number", () => {
  it.each([
    ["45,5", null],
    ["45.5", null],
    ["-90", null],
    ["", "required"],
    [" ", "required"],
    ["x", "invalid"],
    ["90,1", "invalid"],
  ])("%j as one from -90 to 90 has the problem %j (wire §27)", (text, problem) =>
    expect(numberProblem(text, { min: -90, max: 90 })).toBe(problem),
  );

  it("that must be whole has no decimals", () => {
    expect(["1,5", "0", "1", "9"].map((text) => numberProblem(text, { min: 1, max: 8, whole: true }))).toEqual([
      "invalid",
      "invalid",
      null,
      "invalid",
    ]);
  });

  it.each([
    ["12,5", 12.5],
    ["12.5", 12.5],
    [" -3 ", -3],
    [",5", 0.5],
    ["x", null],
    ["", null],
    ["50,00,0", null],
    ["1e9", null],
    ["1 000", null],
    ["Infinity", null],
  ])("%j is read as %j", (text, value) => expect(readNumber(text)).toBe(value));

  it("is read as it was written, with a comma or with a dot", () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), (cents) => {
        const written = (cents / 100).toFixed(2);
        expect(readNumber(written.replace(".", ","))).toBe(Number(written));
      }),
    );
  });
});

it("a required text needs one of the two languages", () => {
  expect(hasTranslation({ en: null, fr: "Bonjour", default: null })).toBe(true);
  expect(hasTranslation({ en: "Hello", fr: null, default: null })).toBe(true);
  expect(hasTranslation({ en: " ", fr: null, default: null })).toBe(false);
});
