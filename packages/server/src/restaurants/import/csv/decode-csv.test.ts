import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvRows } from "@tablee/domain/management/menu-csv/csv-rows";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeCsv } from "./decode-csv.ts";

/** Returns an encoder, made by inverting the platform's decoder. */
const bytesOf = (encoding: "windows-1252" | "macintosh") => {
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte);
  const byLetter = new Map([...new TextDecoder(encoding).decode(all)].map((letter, byte) => [letter, byte]));
  return (text: string) => new Uint8Array([...text].map((letter) => byLetter.get(letter) ?? 0x3f));
};
const inWindows = bytesOf("windows-1252");
const inMac = bytesOf("macintosh");
const EITHER = [
  ["Windows-1252", inWindows],
  ["MacRoman", inMac],
] as const;

const DISHES = [
  "Crème brûlée",
  "Soupe à l’oignon gratinée",
  "Pâté chinois",
  "Bûche de Noël",
  "Garçon, une bière !",
  "Œufs brouillés",
  "Bœuf haché, sauce tiède",
  "ENTRÉES ET CRÊPES",
  "FRANÇAIS D’À CÔTÉ",
  "Maïs grillé « à la braise »",
  "Épinards à la crème",
  "Gâteau Forêt-Noire",
  "Île flottante",
  "Jalapeños farcis, 12 €",
  "Poulet rôti – demi",
  "Chef’s “special”",
  "Thé glacé… maison",
  "Pomme",
  "Burger & frites",
];

describe.each(EITHER)("letters in %s", (_, bytesIn) => {
  test("each dish alone is read as it was written", () => {
    for (const dish of DISHES) expect(decodeCsv(bytesIn(dish))).toBe(dish);
  });

  test("every menu of these dishes is read as it was written", () => {
    const row = fc.tuple(fc.constantFrom(...DISHES), fc.nat(9_999)).map(([name, cents]) => `${name};${cents / 100}`);
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
        const text = ["Catégorie;Prix", ...rows].join("\r\n");
        expect(decodeCsv(bytesIn(text))).toBe(text);
      }),
    );
  });
});

/** Real names of foods in two languages, which are not part of the product: skipped if they are missing. */
const FOODS = fileURLToPath(
  new URL("../../../../../../../shared/data/foods-en-fr/cnf2015_food_name_utf8.csv", import.meta.url),
);

test.skipIf(!existsSync(FOODS))(
  "the real names of 5,690 foods are read correctly from either encoding, each alone",
  () => {
    const read = csvRows(readFileSync(FOODS, "utf8"), ",");
    const names = "rows" in read ? read.rows.slice(1).flatMap(({ cells }) => [cells[4] ?? "", cells[5] ?? ""]) : [];
    expect(names.length).toBeGreaterThan(10_000);
    for (const [encoding, bytesIn] of EITHER) {
      const wrong = names.filter((name) => decodeCsv(bytesIn(name)) !== name);
      expect([encoding, wrong]).toEqual([encoding, []]);
    }
  },
);

test("UTF-8, and UTF-16 with a byte order mark, are read as such, whatever the letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      const whole = text.replaceAll("\uFEFF", "");
      expect(decodeCsv(new TextEncoder().encode(whole))).toBe(whole);
      expect(decodeCsv(new Uint8Array(Buffer.from(`\uFEFF${whole}`, "utf16le")))).toBe(whole);
    }),
  );
});

test("a text without enough evidence is read as Windows-1252", () => {
  expect(decodeCsv(new Uint8Array([0x31, 0x80]))).toBe("1€");
  expect(decodeCsv(new Uint8Array([0x80]))).toBe("€");
});
