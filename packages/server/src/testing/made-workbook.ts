import { crc32, deflateRawSync } from "node:zlib";

const OPEN_DOCUMENT = "application/vnd.oasis.opendocument.spreadsheet";

/** A ZIP archive of these entries, the first of them not packed. */
export function archive(entries: readonly (readonly [name: string, content: string])[]): Uint8Array {
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
    bodies.push(Buffer.from("PK\x03\x04", "latin1"), head, Buffer.from(name), body);
    directory.push(Buffer.from("PK\x01\x02\0\0", "latin1"), head, rest, Buffer.from(name));
    at = bodies.reduce((sum, { length }) => sum + length, 0);
  }
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at, 16);
  return new Uint8Array(Buffer.concat([...bodies, ...directory, end]));
}

/** An OpenDocument workbook with these tables. */
export const workbookOf = (tables: string): Uint8Array =>
  archive([
    ["mimetype", OPEN_DOCUMENT],
    [
      "content.xml",
      `<office:document><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document>`,
    ],
  ]);

/** An OpenDocument workbook with these cells in one row. */
export const workbook = (cells: string): Uint8Array =>
  workbookOf(`<table:table><table:table-row>${cells}</table:table-row></table:table>`);
export const cellOf = (paragraph: string): string =>
  `<table:table-cell><text:p>${paragraph}</text:p></table:table-cell>`;

/** A workbook of a few kilobytes whose cells take more memory than a menu may. */
export const heavyWorkbook = (): Uint8Array =>
  workbook(
    `<table:table-cell table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell>`.repeat(3_000),
  );
