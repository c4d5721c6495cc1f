import { deflateRawSync } from "node:zlib";
import { readMenuCsv } from "@tablee/domain/management/menu-csv/read-menu-csv";
import { rowsOfText } from "@tablee/domain/management/menu-csv/sheet-rows";
import fc from "fast-check";
import type { CellValue, WriteSheet } from "hucre";
import { writeOds } from "hucre/ods";
import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readRows } from "./read-rows.ts";
import { unpackedSize } from "./unpacked-size.ts";
import { zipEntries } from "./zip-entries.ts";

const KINDS = [
  ["Excel's", (sheets: WriteSheet[]) => writeXlsx({ sheets })],
  ["OpenDocument's", (sheets: WriteSheet[]) => writeOds({ sheets })],
] as const;
const MENU: CellValue[][] = [
  ["Chez Margot, menu d’hiver"],
  [],
  ["Nom", "Prix", "Allergènes", "Disponible"],
  ["Soupe à l’oignon", 12.1 + 0.2, "lait", true],
  ["Tarte fine 🥧", "3,50 $", null, false],
];

describe.each(KINDS)("a workbook of %s kind", (_kind, write) => {
  it("is read with its row numbers as lines, and with numbers and booleans as such", async () => {
    const { rows, sheet } = await readRows(await write([{ name: "Menu", rows: MENU }]));
    expect(sheet).toBeNull();
    const { header, dishes, faults } = readMenuCsv(rows);
    expect({ header, faults }).toEqual({ header: 3, faults: [] });
    expect(dishes).toMatchObject([
      { line: 4, name: { default: "Soupe à l’oignon" }, price: 12.3, allergens: ["milk"], available: true },
      { line: 5, name: { default: "Tarte fine 🥧" }, price: 3.5, allergens: [], available: false },
    ]);
  });

  it("is read from the sheet that has headings, which is named if other sheets have content", async () => {
    const notes = { name: "Notes", rows: [["Ask Margot"]] };
    const { rows, sheet } = await readRows(
      await write([notes, { name: "Menu", rows: MENU }, { name: "Empty", rows: [] }]),
    );
    expect(sheet).toBe("Menu");
    expect(readMenuCsv(rows).dishes).toHaveLength(2);
    const none = await readRows(await write([notes, { name: "More", rows: [["Soup", 4]] }]));
    expect(none).toMatchObject({ sheet: "Notes", rows: [{ line: 1, cells: ["Ask Margot"] }] });
  });

  it("is reported as empty, or as having too many dishes", async () => {
    expect(readMenuCsv((await readRows(await write([{ name: "Menu", rows: [] }]))).rows).faults).toMatchObject([
      { code: "file_empty" },
    ]);
    const many = Array.from({ length: 2_001 }, (_, at): CellValue[] => [`Dish ${at}`, at]);
    const { rows } = await readRows(await write([{ name: "Menu", rows: [["name", "price"], ...many] }]));
    expect(readMenuCsv(rows).faults).toMatchObject([{ line: 2_002, code: "too_many_dishes" }]);
  });

  it("is read like a CSV file with the same cells, whatever they contain", { timeout: 60_000 }, async () => {
    // Without characters that XML, and so a workbook, cannot contain; there, a carriage return becomes a line feed.
    const words = fc
      .string({ unit: "grapheme", maxLength: 12 })
      .map((text) => text.replaceAll(/[\p{Cc}\uFFFE\uFFFF]/gu, ""));
    const price = fc.integer({ min: 0, max: 99_999 }).map((cents) => cents / 100);
    const row = fc.tuple(
      words.map((text) => `d${text}e`),
      price,
      words,
    );
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (dishes) => {
        const cells: CellValue[][] = [["name", "price", "description"], ...dishes];
        const quoted = cells.map((line) => line.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(","));
        const { rows } = await readRows(await write([{ name: "Menu", rows: cells }]));
        expect(readMenuCsv(rows)).toEqual(readMenuCsv(rowsOfText(quoted.join("\n"))));
      }),
      { numRuns: 30 },
    );
  });
});

it("only the first twenty sheets are examined", async () => {
  const many = Array.from({ length: 20 }, (_, at) => ({ name: `Notes ${at}`, rows: [["?"]] }));
  const { sheet } = await readRows(await writeXlsx({ sheets: [...many, { name: "Menu", rows: MENU }] }));
  expect(sheet).toBe("Notes 0");
});

it("a character that the database cannot store is left out", async () => {
  const sheets = [
    {
      name: "Menu",
      rows: [
        ["name", "price"],
        ["So\0up", 4],
      ],
    },
  ];
  const { rows } = await readRows(await writeXlsx({ sheets }));
  expect(readMenuCsv(rows).dishes).toMatchObject([{ name: { default: "Soup" } }]);
});

it.each(KINDS)(
  "a section that is merged beside its dishes in a workbook of %s kind is that of each",
  async (_, write) => {
    const rows = [
      ["Carte d’hiver", null, null],
      ["section", "nom", "prix"],
      ["Soupes", "Bisque", 9],
      [null, "Potage", 8],
      [null, null, null],
      ["Plats", "Tourtière", 18],
      [null, "Eau", 0],
      [null, "Pain", 2],
    ];
    const down = (startRow: number, endRow: number) => ({ startRow, endRow, startCol: 0, endCol: 0 });
    const merges = [{ startRow: 0, endRow: 0, startCol: 0, endCol: 2 }, down(2, 4), down(5, 5), down(6, 7)];
    const { rows: read } = await readRows(await write([{ name: "Menu", rows, merges }]));
    const { dishes, faults } = readMenuCsv(read);
    expect(faults).toEqual([]);
    expect(dishes.map(({ section }) => section?.default ?? null)).toEqual(["Soupes", "Soupes", "Plats", null, null]);
  },
);

it("a hidden sheet is ignored", async () => {
  const hidden = {
    name: "Old",
    rows: [
      ["name", "price"],
      ["Old soup", 4],
    ],
    hidden: true,
  };
  const { rows, sheet } = await readRows(await writeXlsx({ sheets: [hidden, { name: "Menu", rows: MENU }] }));
  expect(sheet).toBeNull();
  expect(readMenuCsv(rows).dishes).toHaveLength(2);
});

it("pictures are not unpacked, as one could be named again and again", async () => {
  const picture = new Uint8Array(1_000);
  const anchor = { from: { row: 6, col: 0 }, to: { row: 9, col: 3 } };
  const images = [{ data: picture, type: "png" as const, anchor }];
  const sheet = { name: "Menu", rows: MENU, images, backgroundImage: picture };
  const bytes = await writeXlsx({ sheets: [sheet] });
  const pictures = zipEntries(bytes)?.filter(({ name }) => /\.(?:png|jpe?g)$/.test(name)) ?? [];
  expect(pictures).toHaveLength(2);
  // Unpacking one would report that its checksum is wrong.
  for (const { declared } of pictures) declared[16] = 255 - (declared[16] ?? 0);
  const { rows } = await readRows(bytes);
  expect(readMenuCsv(rows).dishes).toHaveLength(2);
});

/** Builds a ZIP archive with one entry, which declares whatever sizes and flags it is given. */
function packed(name: string, content: Uint8Array, says: { unpacked?: number; packed?: number; flags?: number } = {}) {
  const body = deflateRawSync(content);
  const sizes = [says.packed ?? body.length, says.unpacked ?? content.length];
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(says.flags ?? 0, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt32LE(body.length, 18);
  local.writeUInt32LE(content.length, 22);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt32LE(0x02014b50, 0);
  entry.writeUInt16LE(says.flags ?? 0, 8);
  entry.writeUInt16LE(8, 10);
  for (const [at, size] of sizes.entries()) entry.writeUInt32LE(size, 20 + 4 * at);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length + name.length, 12);
  end.writeUInt32LE(local.length + name.length + body.length, 16);
  return new Uint8Array(Buffer.concat([local, Buffer.from(name), body, entry, Buffer.from(name), end]));
}

describe("a packed file that cannot be read", () => {
  const codeOf = async (bytes: Uint8Array) => {
    const { rows } = await readRows(bytes);
    return "code" in rows ? rows.code : "read";
  };
  const zeros = new Uint8Array(30_000_000);

  it("is refused by its declared size before anything is unpacked", async () => {
    expect(await codeOf(packed("xl/workbook.xml", zeros))).toBe("file_too_large");
    for (const says of [
      { unpacked: 0 },
      { unpacked: 0, packed: 0 },
      { packed: 0 },
      { unpacked: 0, packed: 0, flags: 8 },
    ])
      expect([says, await codeOf(packed("xl/workbook.xml", zeros, says))]).toEqual([says, "not_csv"]);
  });

  it("is unpacked no further than its declared size", async () => {
    expect(await codeOf(packed("xl/workbook.xml", zeros, { unpacked: 1_000 }))).toBe("not_csv");
  });

  it("never causes an exception, wherever a workbook is damaged", { timeout: 60_000 }, async () => {
    const good = await writeXlsx({ sheets: [{ name: "Menu", rows: MENU }] });
    expect(unpackedSize(zipEntries(good) ?? [])).toBeGreaterThan(1_000);
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.nat(255), fc.boolean(), async (at, byte, isCut) => {
        const bytes = isCut ? good.slice(0, at) : good.slice();
        if (!isCut) bytes[at] = byte;
        const { rows } = await readRows(bytes);
        expect("code" in rows || Array.isArray(rows)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });
});
