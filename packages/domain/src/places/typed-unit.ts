import { splitUnit } from "./split-unit.ts";
import { unitPatterns } from "./unit-patterns.ts";

/** What tells one apartment from another, without its word: "App. 3B" and "#3b" are one. */
const nameOf = (unit: string): string =>
  unit.normalize("NFC").replace(unitPatterns().label, "").replaceAll(/\s+/gu, "").toLowerCase();

/** The apartment at the very start of a complement, written with its word or "#". */
const unitAtStart = (complement: string): string | null => unitPatterns().atStart.exec(complement)?.[0] ?? null;

/** Whether a complement begins with the apartment: as it was typed, in other words ("#3"), or by its number alone. */
const says = (complement: string, unit: string): boolean => {
  const first = unitAtStart(complement) ?? complement.split(/[,;\n]/u, 1)[0] ?? "";
  if (nameOf(first) === nameOf(unit)) return true;
  const start = complement.trimStart().normalize("NFC").toLowerCase();
  return start.startsWith(unit.toLowerCase()) && /^(?:\s|[,;(]|\.(?:\s|$)|$)/u.test(start.slice(unit.length));
};

/**
 * The complement of an address once a suggestion has taken the place of what was typed (places §5). Suggestions have no
 * apartments: one that was typed with the street moves to the start of the complement, where it replaces another
 * apartment. Whatever else the complement says stays, as far as there is room. `most` is in code points (language §13).
 */
export function withTypedUnit(typed: string, complement: string, most: number): string {
  const { unit } = splitUnit(typed);
  if (unit === null || [...unit].length > most || says(complement, unit)) return complement;
  if (complement.trim() === "") return unit;
  const other = unitAtStart(complement);
  const merged = other !== null ? `${unit}${complement.slice(other.length)}` : `${unit}, ${complement.trimStart()}`;
  return [...merged].slice(0, most).join("").trimEnd();
}
