import { writeXlsx } from "hucre/xlsx";
import { describe, expect, it } from "vitest";
import { readSheet } from "./read-sheet.ts";
import { readSheetAsItFits } from "./sheet-apart.ts";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const large = bytesOf(
  `name,price,description\n${"Soup,4,of the day\n".repeat(2_000)}`.replaceAll("Soup", () => crypto.randomUUID()),
);

const never = () => Promise.reject(new Error("it was given up"));

describe("a spreadsheet read in a process of its own", { timeout: 60_000 }, () => {
  it("gives the same result as in this thread, for a preview and for a menu", async () => {
    const assigned = { header: 1, columns: ["ref", "price", "name"] as const };
    for (const sheet of [
      { bytes: large },
      { bytes: large, assigned: { ...assigned, columns: [...assigned.columns] } },
    ]) {
      expect(await readSheetAsItFits("menu", sheet, never)).toEqual(await readSheet("menu", sheet));
      expect(await readSheetAsItFits("preview", sheet, never)).toEqual(await readSheet("preview", sheet));
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

  it("takes only a small part of the reading's time in this thread", async () => {
    const bytes = new Uint8Array(1_999_999).fill(0x3b);
    const spentBy = async (reading: () => Promise<unknown>) => {
      const before = process.threadCpuUsage();
      await reading();
      const { user, system } = process.threadCpuUsage(before);
      return user + system;
    };
    const apart = await spentBy(() => readSheetAsItFits("preview", { bytes }, never));
    expect(apart / (await spentBy(() => readSheet("preview", { bytes })))).toBeLessThan(0.3);
  });
});
