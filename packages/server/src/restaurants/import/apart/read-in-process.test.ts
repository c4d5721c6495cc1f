import { describe, expect, it } from "vitest";
import { archive, cellOf, workbook, workbookOf } from "../../../testing/made-workbook.ts";
import { readAsItFits } from "./read-apart.ts";
import { readInProcess } from "./read-in-process.ts";

describe("a file that takes too much to read", () => {
  it("is unreadable if what is unpacked takes more memory than its cells", { timeout: 60_000 }, async () => {
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
    // Little memory is full sooner. The test would end before the patience does.
    const bounds = { memory_mb: 64, patience_ms: 120_000 };
    expect(await readInProcess({ wanted: "menu", file: { bytes } }, bounds)).toBeNull();
  });

  it("is reported as unreadable in an administrator's import too", { timeout: 60_000 }, async () => {
    const cells = `<table:table-cell table:number-columns-repeated="16384"><text:p>a</text:p></table:table-cell>`;
    const table = `<table:table><table:table-row table:number-rows-repeated="1200">${cells}</table:table-row></table:table>`;
    // Without bounds it would take 3.4 GB.
    const bytes = workbookOf(table.repeat(20));
    const read = await readAsItFits({ format: "csv", bytes, owner: { ref: "x", name: "X" }, at: new Date(0) });
    expect(read).toMatchObject({ format: "csv", restaurants: [], errors: [{ code: "format_unknown" }] });
  });

  it("is given up if it takes too long", async () => {
    const bytes = workbook(cellOf("Soup"));
    expect(await readInProcess({ wanted: "menu", file: { bytes } }, { patience_ms: 0, memory_mb: 192 })).toBeNull();
  });
});

it("an error of the reading itself is reported as such", async () => {
  const bytes = workbook(cellOf("Soup"));
  await expect(readInProcess({ wanted: "none" as "menu", file: { bytes } })).rejects.toThrow("TypeError");
});

it("a process that cannot read at all is no fault of the file", async () => {
  const asked = { wanted: "menu", file: { bytes: workbook(cellOf("Soup")) } } as const;
  const missing = new URL("./no-such-process.ts", import.meta.url);
  await expect(readInProcess(asked, undefined, missing)).rejects.toThrow(/ended with 1: [^]*no-such-process/);
});
