import { expect, it, vi } from "vitest";
import { heavyWorkbook } from "../../testing/made-workbook.ts";
import { readSheetAsItFits } from "./sheet-apart.ts";

it(
  "a spreadsheet is reported as unreadable if its process ran out of memory, and is counted",
  { timeout: 60_000 },
  async () => {
    const bytes = heavyWorkbook();
    const tooMuch = vi.fn(async () => null);
    expect(await readSheetAsItFits("preview", { bytes }, tooMuch)).toMatchObject({ code: "not_csv" });
    expect(await readSheetAsItFits("menu", { bytes }, tooMuch)).toMatchObject({
      dishes: [],
      faults: [{ code: "not_csv" }],
    });
    expect(tooMuch).toHaveBeenCalledTimes(2);
  },
);
