import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { READING_BOUNDS } from "../../restaurants/import/apart/reading-bounds.ts";
import { readAs, type SheetToRead } from "../../restaurants/import/apart/readings.ts";
import { readSheetAsItFits } from "./sheet-apart.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const large = bytesOf(
  `name,price,description\n${"Soup,4,of the day\n".repeat(2_000)}`.replaceAll("Soup", () => crypto.randomUUID()),
);

const readHere = async (wanted: "menu" | "preview", sheet: SheetToRead) => (await readAs(wanted, sheet)).read;
/** A busy machine may take longer to start a process than a member has to wait for it. */
const PATIENT = { ...READING_BOUNDS, patience_ms: 50_000 };
const never = () => Promise.reject(new Error("it was given up"));

describe("a spreadsheet read in a process of its own", { timeout: 60_000 }, () => {
  it("gives the same result as in this thread, for a preview and for a menu", async () => {
    const assigned = { header: 1, columns: ["ref", "price", "name"] as const };
    for (const sheet of [
      { bytes: large },
      { bytes: large, assigned: { ...assigned, columns: [...assigned.columns] } },
    ]) {
      expect(await readSheetAsItFits("menu", sheet, never, PATIENT)).toEqual(await readHere("menu", sheet));
      expect(await readSheetAsItFits("preview", sheet, never, PATIENT)).toEqual(await readHere("preview", sheet));
    }
  });

  it("may be a workbook of any size, and several brought at the same time each get their answer", async () => {
    const menus = await Promise.all(
      ["Soupe", "Tarte", "Flan"].map(async (name) => {
        const bytes = await writeXlsx({
          sheets: [
            {
              name: "Menu",
              rows: [
                ["nom", "prix"],
                [name, 4],
              ],
            },
          ],
        });
        return readSheetAsItFits("menu", { bytes }, never, PATIENT);
      }),
    );
    expect(menus.map(({ dishes }) => dishes[0]?.name.default)).toEqual(["Soupe", "Tarte", "Flan"]);
  });

  it("has a process only if it is large or a workbook", async () => {
    const processes = () => process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
    // One that has just ended may still count, but none ends between the two looks.
    const hasProcess = (bytes: Uint8Array) => {
      const before = processes();
      const reading = readSheetAsItFits("preview", { bytes }, never, PATIENT);
      const running = processes();
      return reading.then(() => running > before);
    };
    expect(await hasProcess(large)).toBe(true);
    expect(await hasProcess(bytesOf("name,price\nSoup,4"))).toBe(false);
  });
});
