/** A table is no longer as staff saw it: a colleague has changed it, or another party has sat down. */
export interface SeenTable {
  code: "edit_conflict";
  conflicts: { field: "code" | "sitting"; theirs: string | null; mine: null }[];
}

/**
 * Whether a table's code may be replaced or closed. null: it may; `done`: it is closed already. Somebody who saw another
 * code would invalidate one that a colleague has just made, and perhaps printed. Without `seen`, any code goes.
 */
export function codeVerdict(
  now: string | null,
  { seen, how }: { seen: string | null | undefined; how: "rotate" | "close" },
): SeenTable | { code: "done" } | null {
  if (how === "close" && now === null) return { code: "done" };
  return seen === undefined || seen === now
    ? null
    : { code: "edit_conflict", conflicts: [{ field: "code", theirs: now, mine: null }] };
}

/**
 * Whether the sitting at a table may be ended; null: it may, or there is none. After a colleague has cleared the table,
 * the next party may sit there, as it may where staff saw nobody (null). Without `seen`, any sitting ends.
 */
export const sittingVerdict = (now: string | null, seen: string | null | undefined): SeenTable | null =>
  now === null || seen === undefined || seen === now
    ? null
    : { code: "edit_conflict", conflicts: [{ field: "sitting", theirs: now, mine: null }] };
