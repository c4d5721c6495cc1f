import type { CorrectedLine } from "@tablee/contract/orders/orders.schema";
import { text } from "@tablee/domain/menus/menu.example";
import { afterEach, describe, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { correctionWords } from "./order-corrections.tsx";

const line = (given: Partial<CorrectedLine>): CorrectedLine => ({
  line_id: "01a1f876-fd44-76d0-ae51-1aaefa00dc25",
  name: text("Fries", "Frites"),
  quantity_before: 2,
  quantity_after: 2,
  price_before: 8,
  price_after: 8,
  substitution_before: null,
  substitution_after: null,
  ...given,
});

afterEach(() => overwriteGetLocale(() => "en"));

describe("the words of a correction", () => {
  it.each([
    [{ quantity_after: 0 }, "Fries: removed from the order."],
    [{ quantity_after: 1 }, "Fries: 1 instead of 2."],
    [{ substitution_after: "Salad" }, "Fries: Salad in its place."],
    [{ quantity_after: 1, substitution_after: "Salad" }, "Fries: 1 instead of 2. Fries: Salad in its place."],
    [{ substitution_before: "Salad" }, "Fries: as you ordered it after all."],
  ])("%j", (given, words) => {
    expect(correctionWords(line(given), "en")).toBe(words);
  });

  it("are in French for a French reader", () => {
    overwriteGetLocale(() => "fr");
    expect(correctionWords(line({ quantity_after: 1 }), "fr")).toBe("Frites\u00a0: 1 au lieu de 2.");
  });
});
