import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { shiftedPrice } from "@tablee/domain/management/menu-prices";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";

export type BulkKind = "price" | "sold_out" | "available" | "hide" | "show" | "section";
export type BulkEdit = Extract<MenuEdit, { kind: "set" }>;

interface Shift {
  percent: number;
  /** The amount in cents. */
  step: number;
  /** The ref of the target section; null: out of every section. */
  section: string | null;
}

const FIELDS = {
  price: "price",
  sold_out: "stock_status",
  available: "stock_status",
  hide: "listed",
  show: "listed",
  section: "section_id",
} as const satisfies Record<BulkKind, keyof EditedItem>;

const shifted = (price: number | null, { percent, step }: Shift): number | null =>
  price === null ? null : toDecimal(shiftedPrice(toMinor(price), percent, step));

function wanted(kind: BulkKind, { price }: EditedItem, shift: Shift): unknown {
  if (kind === "section") return shift.section;
  if (kind === "price") return shifted(price, shift);
  if (kind === "hide" || kind === "show") return kind === "show";
  return kind;
}

/**
 * Returns the edits that change several dishes, their prices per ordering mode included; dishes that would not change
 * have none.
 */
export const bulkEdits = (kind: BulkKind, dishes: readonly EditedItem[], shift: Shift): BulkEdit[] =>
  dishes.flatMap((dish): BulkEdit[] => {
    const { ref, mode_prices } = dish;
    const field = FIELDS[kind];
    const own = { field, seen: dish[field] as unknown, value: wanted(kind, dish, shift) };
    const inModes = ORDER_MODES.map((mode) => ({
      field: `mode_prices.${mode}`,
      seen: mode_prices[mode],
      value: shifted(mode_prices[mode], shift),
    }));
    return [own, ...(kind === "price" ? inModes : [])]
      .filter(({ seen, value }) => seen !== value)
      .map((edit) => ({ kind: "set", list: "items", ref, ...edit }));
  });
