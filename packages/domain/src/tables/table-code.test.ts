import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { digitsOf, readTableCode, SIGNATURE_DIGITS, writeTableCode } from "./table-code.ts";

const signature = fc.uint8Array({ minLength: 8, maxLength: 32 }).map((bytes) => digitsOf(bytes, SIGNATURE_DIGITS));
const code = fc.record({ table_id: fc.integer({ min: 1, max: 2_147_483_647 }), signature });

describe("table codes", () => {
  it("are short, in groups that can be read aloud", () => {
    const bytes = new Uint8Array([0, 68, 50, 20, 199, 66, 84, 182]);
    expect(digitsOf(bytes, SIGNATURE_DIGITS)).toBe("0123456789AB");
    expect(writeTableCode({ table_id: 7, signature: "0123456789AB" })).toBe("7-0123-4567-89AB");
    expect(writeTableCode({ table_id: 2_147_483_647, signature: "ZZZZZZZZZZZZ" })).toBe("1ZZZZZZ-ZZZZ-ZZZZ-ZZZZ");
  });

  it("are read back however they were typed", () => {
    const sloppily = (text: string, style: number): string =>
      [
        text,
        text.toLowerCase(),
        text.replace(/-/g, " "),
        text.replace(/-/g, ""),
        text.replace(/0/g, "o"),
        text.replace(/1/g, "l"),
        ` ${text}\n`,
      ][style % 7] ?? text;
    fc.assert(
      fc.property(code, fc.nat(), (one, style) => {
        expect(readTableCode(sloppily(writeTableCode(one), style))).toEqual(one);
      }),
    );
  });

  it("differ for different tables and signatures", () => {
    fc.assert(
      fc.property(code, code, (a, b) => {
        const same = a.table_id === b.table_id && a.signature === b.signature;
        expect(writeTableCode(a) === writeTableCode(b)).toBe(same);
      }),
    );
  });

  it("are refused where they are too short, too long, have other characters, or name no table", () => {
    const none = [
      "",
      "T4",
      "0123-4567-89AB",
      "0-0123-4567-89AB",
      "07-0123-4567-89AB",
      "7-0123-4567-89AU",
      "é-0123-4567-89AB",
    ];
    for (const text of [...none, "ZZZZZZZ-0123-4567-89AB", "12345678-0123-4567-89AB"])
      expect(readTableCode(text)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void readTableCode(text)));
  });

  it("encode five bits in each character", () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 8, maxLength: 8 }), (bytes) => {
        const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
        const expected = bits
          .slice(0, 60)
          .match(/.{5}/g)!
          .map((five) => "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[Number.parseInt(five, 2)]);
        expect(digitsOf(bytes, 12)).toBe(expected.join(""));
      }),
    );
  });
});
