import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import { expect, it } from "vitest";
import { detailsInline, lineDetails } from "./order-line-words.ts";

const text = (words: string) => ({ en: words, fr: words, default: null });
const chosen = (
  modifier_group_id: number | null,
  names: Record<string, [id: number, quantity: number]>,
  given: Partial<PricedLine["modifiers"][number]> = {},
): PricedLine["modifiers"][number] => ({
  item_id: 1,
  slot_id: null,
  modifier_group_id,
  slot_name: null,
  item_name: text("Steak"),
  group_name: null,
  selection: Object.entries(names).map(([name, [modifier_id, quantity]]) => ({
    modifier_id,
    quantity,
    name: text(name),
    price: 0,
  })),
  ...given,
});

it("lists nested choices directly after their modifier, and only there (menus §46)", () => {
  const modifiers = [
    chosen(10, { Fries: [100, 2], Rice: [101, 1] }),
    chosen(11, { Pepper: [110, 1] }, { within: [100] }),
    chosen(12, { Hot: [120, 1] }, { within: [100, 110] }),
    chosen(13, { Rare: [130, 1] }),
  ];
  const details = lineDetails({ modifiers }, "en");
  expect(details.map(({ words, depth }) => [words, depth])).toEqual([
    ["2 × Fries", 0],
    ["Pepper", 1],
    ["Hot", 2],
    ["Rice", 0],
    ["Rare", 0],
  ]);
  expect(detailsInline(details)).toBe("2 × Fries (Pepper (Hot)), Rice, Rare");
  expect(new Set(details.map(({ id }) => id)).size).toBe(details.length);
});

it("lists a combo's identical portions once, with their number", () => {
  const fills = (portion: number) => chosen(null, {}, { slot_id: 20, item_name: text("Maki"), portion });
  const hot = (portion: number) => chosen(10, { Hot: [100, 1] }, { slot_id: 20, portion });
  const modifiers = [fills(1), hot(1), fills(2), hot(2), fills(3)];
  expect(lineDetails({ modifiers }, "en").map(({ kind, words }) => [kind, words])).toEqual([
    ["slot", "2 × Maki"],
    ["choice", "Hot"],
    ["slot", "Maki"],
  ]);
});
