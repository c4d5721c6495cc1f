import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { visibleLine, visibleText } from "./visible-text.ts";

const INVISIBLE = [
  0x202e, 0x2066, 0x2069, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x61c, 0xad, 0xfe0f, 0xfeff, 0x2060, 0x3164, 0, 9, 10,
  11, 13, 0x2028, 0xd83c, 0xe0067, 0xe007f,
].map((code) => String.fromCodePoint(code));
const MARKED = ["👩", "🏽", "❤", "🏴", "1", "م", "ש", "क", "्", "葛", "é"];

/** Ordinary text, and pieces that are invisible or contain something invisible. */
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 4 }),
  fc.string({ unit: "grapheme", maxLength: 4 }),
  fc.constantFrom(...INVISIBLE, ...MARKED),
);
const text = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(""));

describe("visibleText", () => {
  it("drops what turns the direction of a text", () => {
    for (const code of [0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069]) {
      expect(visibleText(`Soup ${String.fromCodePoint(code)}05.4$`)).toBe("Soup 05.4$");
      expect(visibleText(`שלום ${String.fromCodePoint(code)}05.4$`)).toBe("שלום 05.4$");
    }
  });

  it("drops control characters, half pairs and characters that are none, and keeps line feeds", () => {
    expect(visibleText("a\u0000b\u0007\u001b[2J\u007f\u0090c\ud83c\uffff\u{1fffe}\ufffa")).toBe("ab[2Jc");
    expect(visibleText("one\r\ntwo\rthree\nfour\vfive\u2028six\u0085seven\n\neight")).toBe(
      "one\ntwo\nthree\nfour\nfive\nsix\nseven\n\neight",
    );
    expect(visibleText("a\tb\u2800c")).toBe("a b c");
  });

  it("drops what takes no room, so that two names that look the same are the same", () => {
    for (const hidden of [
      "\u200b",
      "\u200c",
      "\u200d",
      "\u2060",
      "\ufeff",
      "\u00ad",
      "\u034f",
      "\u200e",
      "\u200f",
      "\u061c",
    ])
      expect(visibleText(`Bur${hidden}ger`), hidden.codePointAt(0)?.toString(16)).toBe("Burger");
    for (const filler of ["\u3164", "\u115f\u1160", "\uffa0", "\u17b4", "\u{e0041}", "\ufe0f", "\u180e", "\u{e0100}"])
      expect(visibleText(filler), filler.codePointAt(0)?.toString(16)).toBe("");
    expect(visibleText("a\u{e0067}\u{e0062}\u{e007f}")).toBe("a");
  });

  it("keeps one of several direction marks in a row, whatever stands between them", () => {
    expect(visibleText("م\u061c\u200e")).toBe("م\u061c");
    expect(visibleText("م\u061c\u202e\u200e\u200b\u200f")).toBe("م\u061c");
    expect(visibleText("م\u202e\u200e م\u200f")).toBe("م\u200e م\u200f");
  });

  it.each([
    ["emoji in sequences", ["👩‍🍳", "👩🏽‍❤️‍💋‍👨🏻", "👨‍👩‍👧‍👦", "🏳️‍🌈", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "1️⃣", "❤️", "☎︎", "🇨🇦", "🐻‍❄️", "🌶️ hot"]],
    ["joiners between letters that need them", ["می‌خواهم", "क्‍ष", "ശ്രീ‌"]],
    [
      "direction marks beside letters from right to left",
      ["تبولة \u200e(12 pcs)\u200e", "\u200fשקשוקה 7\u200f", "شاي\u061c 5"],
    ],
    ["ideographs and letters in another form", ["葛\u{e0100}城", "ᠠ\u180b"]],
    [
      "accents, spaces that hold a line together, and every script",
      ["Crème brûlée", "12,50\u00a0$", "ส้มตำ", "김치", "€", "é\u0301"],
    ],
  ])("keeps %s", (_what, texts) => {
    for (const one of texts) expect(visibleText(one), JSON.stringify(one)).toBe(one);
  });

  it("changes nothing the second time, and leaves nothing that turns or controls", () => {
    fc.assert(
      fc.property(text, (given) => {
        const visible = visibleText(given);
        expect(visibleText(visible)).toBe(visible);
        expect(visible).not.toMatch(/[[\p{Cc}--\n]\p{Cs}\u202a-\u202e\u2060-\u206f\u200b\ufeff]/v);
      }),
    );
  });

  it("only ever drops: what is left stands in the same order, and letters, digits and signs all stay", () => {
    const seen = (words: string) =>
      words.replaceAll(/[^\p{L}\p{N}\p{P}\p{S}]|\p{Default_Ignorable_Code_Point}|\u2800/gu, "");
    fc.assert(
      fc.property(text, (given) => {
        expect(seen(visibleText(given))).toBe(seen(given));
      }),
    );
  });
});

describe("visibleLine", () => {
  it("is one line", () => {
    expect(visibleLine("Soup \r\n of\u2028the\n\n\n day\u202e")).toBe("Soup of the day");
    fc.assert(
      fc.property(text, (given) => {
        const line = visibleLine(given);
        expect(line).not.toMatch(/[\n\r\u2028\u2029]/);
        expect(visibleLine(line)).toBe(line);
      }),
    );
  });
});
