import { describe, expect, it } from "vitest";
import { Line, Words } from "./words.schema.ts";

const accepts = (text: unknown) => Words(5).safeParse(text).success;

describe("Words", () => {
  it("counts code points, so that an emoji counts as one", () => {
    expect(accepts("🍕🍕🍕🍕🍕")).toBe(true);
    expect(accepts("🍕🍕🍕🍕🍕🍕")).toBe(false);
  });

  it("accepts line breaks and tabs", () => {
    expect(accepts("a\r\n\tb")).toBe(true);
    expect(accepts("")).toBe(true);
  });

  it("refuses characters that a database cannot store or a printer would run as commands", () => {
    for (const bad of ["\u0000", "\u001b[2J", "\u007f", "\ud83c", "a\udf55", 5, null]) expect(accepts(bad)).toBe(false);
  });

  it("drops what turns a text's direction and what nobody sees", () => {
    expect(Words(9).parse("Ta\u202erts\u200b\u00ad")).toBe("Tarts");
    expect(Words(9).parse("a\r\nb\vc")).toBe("a\nb\nc");
  });
});

describe("Line", () => {
  it("puts a text on one line", () => {
    expect(Line(9).parse(" a\u202e\n\tb ")).toBe("a b");
    for (const bad of ["abcdefghij", "a\u0007", 5]) expect(Line(9).safeParse(bad).success).toBe(false);
  });
});
