import type { MenuList } from "@tablee/domain/management/menu-draft";
import type { MenuEditing } from "./use-menu-draft.ts";

/** Sets one field of a line; `seen` is the value that was shown. */
export type SetField = (field: string, seen: unknown, value: unknown) => void;
/** Sets fields that belong together, as one step to undo. */
export type SetFields = (sets: readonly Readonly<Parameters<SetField>>[]) => void;

/** Returns the functions that set the fields of a line, one by one or together. */
export function settersOf(editing: Pick<MenuEditing, "edit">, list: MenuList, ref: string) {
  const setAll: SetFields = (sets) =>
    editing.edit(sets.map(([field, seen, value]) => ({ kind: "set", list, ref, field, seen, value })));
  const set: SetField = (...one) => setAll([one]);
  return { set, setAll };
}

/**
 * Returns the ref behind which a line goes when it is dragged onto another one of its list: behind that one when coming
 * from above, before it when coming from below.
 */
export function placeFor(lines: readonly { ref: string }[], ref: string, onto: string): string | null {
  const from = lines.findIndex((one) => one.ref === ref);
  const to = lines.findIndex((one) => one.ref === onto);
  return from < to ? onto : (lines[to - 1]?.ref ?? null);
}

/** Returns a field with its part as it shall be, and as it was when typing began. */
export const both = <Value, Whole>(
  [value, seen]: readonly [value: Value, seen: Value],
  within: (value: Value) => Whole,
): [Whole, Whole] => [within(value), within(seen)];
