/** An apartment as people write it: "app. 3", "apt 4B", "suite 200", "#3"; and "3-5241 rue Fabre". */
const WRITTEN =
  /(?<![\p{L}\p{N}])(?:(?:appartement|apartment|appt|apt|app|suite|unité|unite|unit|bureau)\.?\s*#?|#)\s*(?:\p{L}?\d{1,5}\p{L}?|\p{L})(?![\p{L}\p{N}])/iu;
const BEFORE_NUMBER = /^\s*(\d{1,5})\s*-\s*(?=\d+[a-d]?[\s,])/iu;
/** A whole complement that can only be an apartment. */
const BARE = /^\s*\p{L}?\d{1,5}\p{L}?\s*$/u;

/** The apartment in an address as it was typed; null if there is none. */
function unitIn(address: string): string | null {
  const before = BEFORE_NUMBER.exec(address)?.[1];
  return before === undefined ? (WRITTEN.exec(address)?.[0] ?? null) : `#${before}`;
}

/**
 * The complement of an address once a suggestion has taken the place of what was typed (places §5). Suggestions have no
 * apartments: one that was typed with the street moves to the complement, where it takes the place of another one.
 * Whatever else the complement says stays, as far as there is room.
 */
export function withTypedUnit(typed: string, complement: string, most: number): string {
  const unit = unitIn(typed);
  if (unit === null) return complement;
  if (complement.trim() === "" || BARE.test(complement)) return unit;
  const merged = WRITTEN.test(complement) ? complement.replace(WRITTEN, () => unit) : `${unit}, ${complement}`;
  return merged.length <= most ? merged : merged.slice(0, most).trimEnd();
}
