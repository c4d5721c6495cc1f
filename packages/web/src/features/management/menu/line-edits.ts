import type { MenuList } from "@tablee/domain/management/menu-draft";
import type { MenuEditing } from "./use-menu-draft.ts";

/** What sets one field of a line, over the value that is shown. */
export type SetField = (field: string, seen: unknown, value: unknown) => void;
/** What sets fields that belong together: one step to take back. */
export type SetFields = (sets: readonly Readonly<Parameters<SetField>>[]) => void;

/** What sets the fields of a line, one by one or together. */
export function settersOf(editing: Pick<MenuEditing, "edit">, list: MenuList, ref: string) {
  const setAll: SetFields = (sets) =>
    editing.edit(sets.map(([field, seen, value]) => ({ kind: "set", list, ref, field, seen, value })));
  const set: SetField = (...one) => setAll([one]);
  return { set, setAll };
}

/** Where a line goes when it is pulled onto another one of its list: behind it from above, before it from below. */
export function placeFor(lines: readonly { ref: string }[], ref: string, onto: string): string | null {
  const from = lines.findIndex((one) => one.ref === ref);
  const to = lines.findIndex((one) => one.ref === onto);
  return from < to ? onto : (lines[to - 1]?.ref ?? null);
}

/** A part of a field as it shall be, and as it was when one began to type. */
export const both = <Value, Whole>(
  [value, seen]: readonly [value: Value, seen: Value],
  within: (value: Value) => Whole,
): [Whole, Whole] => [within(value), within(seen)];
