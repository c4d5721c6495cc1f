import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";

/** What sets one field of a dish, over the value that is shown. */
export type SetField = (field: string, seen: unknown, value: unknown) => void;

/** Where a dish goes when it is pulled onto another one of its section: behind it from above, before it from below. */
export function placeFor(items: readonly EditedItem[], ref: string, onto: string): string | null {
  const from = items.findIndex((one) => one.ref === ref);
  const to = items.findIndex((one) => one.ref === onto);
  return from < to ? onto : (items[to - 1]?.ref ?? null);
}
