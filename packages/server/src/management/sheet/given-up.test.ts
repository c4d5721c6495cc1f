import { crc32, deflateRawSync } from "node:zlib";
import { describe, expect, it, vi } from "vitest";
import { readSheetApart, readSheetAsItFits } from "./sheet-apart.ts";

const OPEN_DOCUMENT = "application/vnd.oasis.opendocument.spreadsheet";

/** A ZIP archive of these entries, the first of them not packed. */
function archive(entries: readonly (readonly [name: string, content: string])[]): Uint8Array {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [index, [name, content]] of entries.entries()) {
    const plain = Buffer.from(content);
    const body = index === 0 ? plain : deflateRawSync(plain);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(index === 0 ? 0 : 8, 4);
    head.writeUInt32LE(crc32(plain), 10);
    head.writeUInt32LE(body.length, 14);
    head.writeUInt32LE(plain.length, 18);
    head.writeUInt16LE(name.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const [local, central] = ["PK\x03\x04", "PK\x01\x02\0\0"].map((signature) => Buffer.from(signature, "latin1"));
    bodies.push(local!, head, Buffer.from(name), body);
    directory.push(central!, head, rest, Buffer.from(name));
    at = bodies.reduce((sum, { length }) => sum + length, 0);
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]));
}

/** An OpenDocument workbook with these cells in one row. */
const workbook = (cells: string): Uint8Array =>
  archive([
    ["mimetype", OPEN_DOCUMENT],
    [
      "content.xml",
      `<office:document><office:body><office:spreadsheet><table:table><table:table-row>${cells}</table:table-row></table:table></office:spreadsheet></office:body></office:document>`,
    ],
  ]);
const cellOf = (paragraph: string) => `<table:table-cell><text:p>${paragraph}</text:p></table:table-cell>`;

describe("a spreadsheet that takes too much to read", () => {
  it("is reported as unreadable if its process ran out of memory, and is counted", { timeout: 60_000 }, async () => {
    const repeated = `<table:table-cell table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell>`;
    const bytes = workbook(repeated.repeat(3_000));
    const tooMuch = vi.fn(async () => null);
    expect(await readSheetAsItFits("preview", { bytes }, tooMuch)).toMatchObject({ code: "not_csv" });
    expect(await readSheetAsItFits("menu", { bytes }, tooMuch)).toMatchObject({
      dishes: [],
      faults: [{ code: "not_csv" }],
    });
    expect(tooMuch).toHaveBeenCalledTimes(2);
  });

  it("is unreadable too if what is unpacked takes more memory than its cells", { timeout: 60_000 }, async () => {
    // Each sheet is the workbook itself, whose list of parts then is the sheet's own, and names a picture.
    const sheets = Array.from({ length: 20 }, (_, at) => `<sheet name="${at}" sheetId="${at + 1}" r:id="rId1"/>`);
    const related = (parts: readonly (readonly [id: string, type: string, target: string])[]) =>
      `<Relationships>${parts.map(([id, type, target]) => `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`).join("")}</Relationships>`;
    const bytes = archive([
      ["[Content_Types].xml", "<Types/>"],
      ["_rels/.rels", related([["rId1", "officeDocument", "xl/workbook.xml"]])],
      ["xl/workbook.xml", `<workbook><sheets>${sheets.join("")}</sheets></workbook>`],
      [
        "xl/_rels/workbook.xml.rels",
        related([
          ["rId1", "worksheet", "workbook.xml"],
          ["rId2", "image", "big.xml"],
        ]),
      ],
      ["xl/big.xml", "\0".repeat(23_000_000)],
    ]);
    expect(await readSheetApart({ wanted: "menu", sheet: { bytes } })).toBeNull();
  });

  it("is given up if it takes too long", async () => {
    const bytes = workbook(cellOf("Soup"));
    expect(await readSheetApart({ wanted: "menu", sheet: { bytes } }, { patience_ms: 0, memory_mb: 192 })).toBeNull();
  });
});

it("an error of the reading itself is reported as such", async () => {
  const bytes = workbook(cellOf("Soup"));
  const answer = await readSheetApart({ wanted: "none" as "menu", sheet: { bytes } });
  expect(answer).toMatchObject({ failed: expect.stringContaining("TypeError") });
});

it("a process that cannot read at all is no fault of the file", async () => {
  const asked = { wanted: "menu", sheet: { bytes: workbook(cellOf("Soup")) } } as const;
  const missing = new URL("./no-such-process.ts", import.meta.url);
  await expect(readSheetApart(asked, undefined, missing)).rejects.toThrow(/ended with 1: [^]*no-such-process/);
});
