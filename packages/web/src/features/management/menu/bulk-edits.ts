import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { shiftedPrice } from "@tablee/domain/management/menu-prices";
import { toDecimal, toMinor } from "@tablee/domain/money/minor";

export type BulkKind = "price" | "sold_out" | "available" | "hide" | "show";
export type BulkEdit = Extract<MenuEdit, { kind: "set" }>;

interface Shift {
  percent: number;
  /** In cents. */
  step: number;
}

const FIELDS = {
  price: "price",
  sold_out: "stock_status",
  available: "stock_status",
  hide: "listed",
  show: "listed",
} as const satisfies Record<BulkKind, keyof EditedItem>;

function wanted(kind: BulkKind, { price }: EditedItem, { percent, step }: Shift): unknown {
  if (kind === "price") return price === null ? null : toDecimal(shiftedPrice(toMinor(price), percent, step));
  if (kind === "hide" || kind === "show") return kind === "show";
  return kind;
}

/** What a change of several dishes is, dish by dish; those that it leaves as they are, are not among them. */
export const bulkEdits = (kind: BulkKind, dishes: readonly EditedItem[], shift: Shift): BulkEdit[] =>
  dishes.flatMap((dish): BulkEdit[] => {
    const field = FIELDS[kind];
    const seen = dish[field];
    const value = wanted(kind, dish, shift);
    if (seen === value) return [];
    return [{ kind: "set", list: "items", ref: dish.ref, field, seen, value }];
  });
