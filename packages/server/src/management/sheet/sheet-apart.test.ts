import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readAs, type SheetToRead } from "../../restaurants/import/apart/readings.ts";
import { readSheetAsItFits } from "./sheet-apart.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const large = bytesOf(
  `name,price,description\n${"Soup,4,of the day\n".repeat(2_000)}`.replaceAll("Soup", () => crypto.randomUUID()),
);

const readHere = async (wanted: "menu" | "preview", sheet: SheetToRead) => (await readAs(wanted, sheet)).read;
const never = () => Promise.reject(new Error("it was given up"));

describe("a spreadsheet read in a process of its own", { timeout: 60_000 }, () => {
  it("gives the same result as in this thread, for a preview and for a menu", async () => {
    const assigned = { header: 1, columns: ["ref", "price", "name"] as const };
    for (const sheet of [
      { bytes: large },
      { bytes: large, assigned: { ...assigned, columns: [...assigned.columns] } },
    ]) {
      expect(await readSheetAsItFits("menu", sheet, never)).toEqual(await readHere("menu", sheet));
      expect(await readSheetAsItFits("preview", sheet, never)).toEqual(await readHere("preview", sheet));
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
        return readSheetAsItFits("menu", { bytes }, never);
      }),
    );
    expect(menus.map(({ dishes }) => dishes[0]?.name.default)).toEqual(["Soupe", "Tarte", "Flan"]);
  });

  it("has a process only if it is large or a workbook", async () => {
    const hasProcess = (bytes: Uint8Array) => {
      const reading = readSheetAsItFits("preview", { bytes }, never);
      const running = process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
      return reading.then(() => running > before);
    };
    const before = process.getActiveResourcesInfo().filter((name) => name === "ProcessWrap").length;
    expect(await hasProcess(large)).toBe(true);
    expect(await hasProcess(bytesOf("name,price\nSoup,4"))).toBe(false);
  });
});
