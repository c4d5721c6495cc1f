import { describe, expect, it } from "vitest";
import { Words } from "./words.schema.ts";

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
});
