import { isSame } from "./menu-draft.ts";

/** A field that somebody else has changed since it was seen. */
export interface FieldConflict<Field extends string = string> {
  field: Field;
  theirs: unknown;
  mine: unknown;
}

/** What somebody wants of some fields, and what they saw there. */
export interface SeenChange<Fields extends object> {
  seen: Partial<Fields>;
  values: Partial<Fields>;
}

/** Puts two people's changes of one field together; null: they contradict each other. */
type Together<Field extends string> = (
  field: Field,
  values: { seen: unknown; theirs: unknown; mine: unknown },
) => { value: unknown } | null;

const never = () => null;

/**
 * The fields that a change modifies, with their values, or its conflicts with somebody else's change (management §17). A
 * field is changed only over the value that was seen, or if both changes can be put together. What has the value that
 * was seen was not changed by this person, and keeps what somebody else has set. It is no conflict if somebody else has
 * set the same value.
 */
export function overSeen<Fields extends object, Field extends keyof Fields & string = keyof Fields & string>(
  now: Fields,
  { seen, values }: SeenChange<Fields>,
  together: Together<Field> = never,
): { changed: Field[]; values: Partial<Fields> } | { code: "edit_conflict"; conflicts: FieldConflict<Field>[] } {
  const changed: Field[] = [];
  const laid: Partial<Record<string, unknown>> = {};
  const conflicts: FieldConflict<Field>[] = [];
  for (const field of Object.keys(values) as Field[]) {
    const [mine, theirs] = [values[field], now[field]];
    if (mine === undefined || isSame(mine, theirs) || isSame(mine, seen[field])) continue;
    const both = isSame(seen[field], theirs) ? { value: mine } : together(field, { seen: seen[field], theirs, mine });
    if (both === null) conflicts.push({ field, theirs, mine });
    else {
      changed.push(field);
      laid[field] = both.value;
    }
  }
  if (conflicts.length > 0) return { code: "edit_conflict", conflicts };
  return { changed, values: laid as Partial<Fields> };
}

/** Two people's changes of one set put together: what either added or took away. null: nothing would be left. */
export function setTogether<Value>(
  all: readonly Value[],
  { seen, theirs, mine }: Record<"seen" | "theirs" | "mine", readonly Value[]>,
): { value: Value[] } | null {
  const value = all.filter((one) => (seen.includes(one) === mine.includes(one) ? theirs : mine).includes(one));
  return value.length > 0 ? { value } : null;
}

/** How another list differs from one's own: what it also has, and what it lacks. Neither: at most in its order. */
export interface ListDifference<Value> {
  more: Value[];
  missing: Value[];
}

/** How somebody else's list of what has an id differs from one's own (places §18). */
export function listDifference<Value extends { id: number }>(
  mine: readonly Value[],
  theirs: readonly Value[],
): ListDifference<Value> {
  const without = (list: readonly Value[], other: readonly Value[]) => {
    const ids = new Set(other.map(({ id }) => id));
    return list.filter(({ id }) => !ids.has(id));
  };
  return { more: without(theirs, mine), missing: without(mine, theirs) };
}
