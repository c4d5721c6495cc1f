import { describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { totalsCsv } from "./totals-csv.ts";

const dish = (name: string, quantity: number, amount: number) => ({
  item_id: 1,
  combo_id: null,
  name: { en: name, fr: null, default: null },
  quantity,
  amount,
});

describe("totals as CSV", () => {
  it("have every figure, quote the cells that need it and contain no formula", () => {
    overwriteGetLocale(() => "en");
    const csv = totalsCsv(
      {
        date: "2026-11-20",
        starts: "2026-11-20T05:00:00.000Z",
        ends: "2026-11-21T05:00:00.000Z",
        currency: "CAD",
        orders: 2,
        subtotal: 50.5,
        tax: 7.56,
        tip: 4,
        delivery_fee: 0,
        total: 62.06,
        by_status: [{ status: "ready", orders: 2 }],
        by_mode: [{ mode: "take_out", orders: 2, total: 62.06 }],
        dishes: [dish('Crème "brûlée", large', 2, 18), dish("=HYPERLINK(1)", 1, 1)],
        preparation_seconds: null,
      },
      "en",
    );
    const lines = csv.split("\r\n");
    expect(lines[0]).toContain("2026-11-20");
    expect(lines).toContain("Total,62.06");
    expect(lines).toContain('"Crème ""brûlée"", large",2,18.00');
    expect(lines).toContain("'=HYPERLINK(1),1,1.00");
  });
});
