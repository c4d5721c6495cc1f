import { expect, it, vi } from "vitest";
import { heavyWorkbook } from "../../testing/made-workbook.ts";
import { readSheetAsItFits } from "./sheet-apart.ts";

it(
  "a spreadsheet is reported as unreadable if its process ran out of memory, and is counted",
  { timeout: 60_000 },
  async () => {
    const bytes = heavyWorkbook();
    const tooMuch = vi.fn(async () => null);
    // Little memory is full sooner, and what happens then is the same. It is given up for no other reason.
    const bounds = { memory_mb: 48, patience_ms: 60_000 };
    expect(await readSheetAsItFits("preview", { bytes }, tooMuch, bounds)).toMatchObject({ code: "not_csv" });
    expect(await readSheetAsItFits("menu", { bytes }, tooMuch, bounds)).toMatchObject({
      dishes: [],
      faults: [{ code: "not_csv" }],
    });
    expect(tooMuch).toHaveBeenCalledTimes(2);
  },
);
