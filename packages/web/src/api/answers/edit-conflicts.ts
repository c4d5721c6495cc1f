import { useState } from "react";
import { m } from "../../paraglide/messages.js";
import { isCallError } from "../call-error.ts";

/** A field that somebody else has changed since it was seen (management §17). */
interface MetConflict {
  field: string;
  theirs: unknown;
}

/** The conflicts by which a call was refused; none if it failed for another reason. */
export const conflictsOf = (error: unknown): readonly MetConflict[] =>
  isCallError(error) && error.code === "edit_conflict"
    ? ((error.data as { conflicts?: readonly MetConflict[] } | undefined)?.conflicts ?? [])
    : [];

/** The label of each field, and how its values are shown. */
export type ConflictWords = Readonly<Record<string, { label: () => string; shown?: (value: never) => string }>>;

/** A value as it is typed into a field; "" if it is none. */
export const plainOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

/** Says what somebody else has set, and that saving again replaces it; null if there is no conflict. */
export function conflictText(words: ConflictWords, error: unknown): string | null {
  const said = conflictsOf(error).map(({ field, theirs }) => {
    const { label, shown } = words[field] ?? {};
    const value = shown ? shown(theirs as never) : plainOf(theirs) || "–";
    return m.errors_changed_value({ field: label?.() ?? field, theirs: value });
  });
  return said.length > 0 ? m.errors_changed_elsewhere({ values: said.join(", ") }) : null;
}

/**
 * What somebody saw in a form's fields, to be sent along with what they typed. After a conflict, which the form shows,
 * they have seen the other value: what they typed stays, and saving again replaces it.
 */
export function useSeen<Fields extends object>(there: Fields) {
  const [seen, setSeen] = useState(there);
  return {
    seen,
    meet: (error: unknown) => {
      const met = Object.fromEntries(conflictsOf(error).map(({ field, theirs }) => [field, theirs]));
      setSeen((before) => ({ ...before, ...(met as Partial<Fields>) }));
    },
  };
}
