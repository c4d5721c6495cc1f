import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { csvRows } from "@tablee/domain/management/menu-csv/csv-rows";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeCsv } from "./decode-csv.ts";

/** The letters of code page 850 that these dishes have. */
const DOS = new Map(
  Object.entries({
    è: 0x8a,
    û: 0x96,
    é: 0x82,
    à: 0x85,
    â: 0x83,
    ë: 0x89,
    ç: 0x87,
    ï: 0x8b,
    ñ: 0xa4,
    ô: 0x93,
    î: 0x8c,
    ù: 0x97,
    ê: 0x88,
    É: 0x90,
    Ê: 0xd2,
    Ç: 0x80,
    À: 0xb7,
    Ô: 0xe2,
    Î: 0xd7,
    "«": 0xae,
    "»": 0xaf,
    "\u00A0": 0xff,
  }),
);
const inDos = (text: string) => new Uint8Array([...text].map((letter) => DOS.get(letter) ?? letter.codePointAt(0)!));

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

test("menus in code page 850, as Excel's CSV (MS-DOS), are read as they were written", () => {
  const written = DISHES.map((dish) => dish.replaceAll("’", "'")).filter((dish) => !/[œŒ“”–…€]/u.test(dish));
  expect(written.length).toBeGreaterThan(10);
  fc.assert(
    fc.property(fc.subarray(written, { minLength: 3 }), (dishes) => {
      const text = ["Catégorie;Prix", ...dishes.map((dish) => `${dish};4,50`)].join("\r\n");
      expect(decodeCsv(inDos(text))).toBe(text);
    }),
  );
});

/** Lines whose signs have the byte of a letter in code page 850. */
const SIGNS = [
  "Vegan · GF",
  "And more…",
  "grilled\u00A0chicken",
  "Soup—served warm",
  "lunch–dinner",
  "Sauce…maison",
  "Prix\u00A0: 12\u00A0$",
  "NOODLES · VEGAN",
];

test.each(SIGNS)("%s in Windows-1252 is read as it was written, alone and beside accents", (line) => {
  fc.assert(
    fc.property(fc.subarray([...DISHES, ...SIGNS]), fc.integer({ min: 1, max: 20 }), (others, times) => {
      const text = ["name,price", ...Array.from({ length: times }, () => `${line},4`), ...others].join("\r\n");
      expect(decodeCsv(inWindows(text))).toBe(text);
    }),
  );
});

test.each(["Jalapeños", "Piña colada", "Jamón", "Vegan · GF", "And more…"])(
  "%s alone is read from MacRoman",
  (line) => {
    expect(decodeCsv(inMac(line))).toBe(line);
  },
);

test("a whole French menu in code page 850 is read as it was written", () => {
  const text = [
    "Catégorie;Nom;Prix;Description",
    "Entrées;Soupe à l'oignon gratinée;9,50;Croûtons et gruyère",
    "Entrées;Escargots à l'ail;11,00;Servis très chauds",
    "Entrées;Pâté de campagne;10,00;Cornichons, pain grillé",
    "Entrées;Salade de chèvre chaud;12,50;Noix et miel",
    "Entrées;Oeufs mimosa;8,00;Mayonnaise maison",
    "Plats;Bavette à l'échalote;24,00;Frites fraîches",
    "Plats;Poulet rôti;21,00;Purée de céleri",
    "Plats;Canard confit;26,00;Pommes sautées",
    "Plats;Moules marinières;19,00;À volonté le mardi",
    "Plats;Saumon grillé;23,50;Légumes de saison",
    "Plats;Steak haché;17,00;Sauce tiède aux câpres",
    "Plats;Pâtes fraîches;16,00;Crème et lardons",
    "Plats;Crêpe complète;14,00;Jambon, fromage, oeuf",
    "Desserts;Crème brûlée;8,50;Vanille",
    "Desserts;Île flottante;8,00;Crème anglaise",
    "Desserts;Gâteau au chocolat;9,00;Noël seulement",
    "Desserts;Mousse d'érable;8,00;Glacée",
    "Boissons;Café;3,00;",
    "Boissons;Thé;3,00;Déjà sucré",
    "Boissons;Eau minérale;4,00;Gazéifiée ou plate, où vous voulez",
  ].join("\r\n");
  expect(decodeCsv(inDos(text))).toBe(text);
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

test("UTF-16 without a byte order mark is read as such, in either order of its bytes", () => {
  const row = fc.tuple(fc.constantFrom(...DISHES, "Poutine 🍟", "宫保鸡丁"), fc.nat(9_999));
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 200 }), (rows) => {
      const text = ["nom;prix", ...rows.map(([name, cents]) => `${name};${cents / 100}`)].join("\r\n");
      const little = Buffer.from(text, "utf16le");
      expect(decodeCsv(new Uint8Array(little))).toBe(text);
      expect(decodeCsv(new Uint8Array(little.swap16()))).toBe(text);
    }),
  );
});

test("a binary file does not become a text", () => {
  const old = Buffer.alloc(4_096);
  for (let at = 0; at < old.length; at += 3) old[at] = at % 256;
  expect(decodeCsv(new Uint8Array(old))).toContain("\0");
});

test("a text without enough evidence is read as Windows-1252", () => {
  expect(decodeCsv(new Uint8Array([0x31, 0x80]))).toBe("1€");
  expect(decodeCsv(new Uint8Array([0x80]))).toBe("€");
});
