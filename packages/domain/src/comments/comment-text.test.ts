import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isBlank, MAX_COMMENT, textRefusal, tidyComment } from "./comment-text.ts";

describe("a comment's text", () => {
  it("is at most 500 code points once trimmed; an emoji of one code point counts as one", () => {
    expect(textRefusal("a".repeat(500))).toBeNull();
    expect(textRefusal(`  ${"a".repeat(500)}\n`)).toBeNull();
    expect(textRefusal("a".repeat(501))).toBe("text_too_long");
    expect(textRefusal("🍜".repeat(500))).toBeNull();
    expect(textRefusal("🍜".repeat(501))).toBe("text_too_long");
    // The family emoji consists of four people and three joiners.
    expect(textRefusal("👨‍👩‍👧‍👦".repeat(71))).toBeNull();
    expect(textRefusal("👨‍👩‍👧‍👦".repeat(72))).toBe("text_too_long");
  });

  it("must be a string with something visible in it", () => {
    for (const text of [5, null, undefined, {}, ["a"], true]) expect(textRefusal(text)).toBe("text_wrong_type");
    for (const text of [
      "",
      "  \n\t ",
      "\u200b\u200d",
      "\u3164",
      "\u2800 \u2800",
      "\ufe0f",
      "\u00ad",
      "\u034f",
      "\u17b4",
      "\uffa0 \u{e0061}",
    ]) {
      expect(textRefusal(text)).toBe("text_empty");
    }
  });

  it("may be in any script, with flags and emoji families, and right to left", () => {
    for (const text of [
      "美味しい",
      "لذيذ جدا",
      "טעים מאוד",
      "Очень вкусно",
      "😋🏴󠁧󠁢󠁥󠁮󠁧󠁿👩🏽‍🍳",
      "ห้องอาหาร",
      "a\u200eb",
      "two\nlines",
    ]) {
      expect(textRefusal(text)).toBeNull();
    }
  });

  it("may have no control characters, direction overrides, lone surrogates or unassigned code points", () => {
    for (const bad of [
      "\u0000",
      "\u0007",
      "\u001b[2J",
      "\u007f",
      "\u0085",
      "\u202e",
      "\u202a",
      "\u2066",
      "\u2069",
      "\ud83c",
      "\uffff",
      "\u0378",
      "\u{e0fff}",
    ]) {
      expect([bad, textRefusal(`a${bad}b`)]).toEqual([bad, "illegal_char"]);
    }
  });

  it("stays the same when tidied a second time", () => {
    expect(tidyComment(" a\r\nb\tc \n\n\n\n d ")).toBe("a\nb c \n\n d");
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const tidy = tidyComment(text);
        expect(tidyComment(tidy)).toBe(tidy);
        expect(textRefusal(tidy)).toBe(textRefusal(text));
        if (textRefusal(text) === null) {
          expect(isBlank(tidy)).toBe(false);
          expect(Array.from(tidy).length).toBeLessThanOrEqual(MAX_COMMENT);
          expect(tidy.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
