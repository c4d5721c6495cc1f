/**
 * Crockford's base 32: digits and capital letters without I, L, O and U, so that a code can be read aloud and typed.
 */
const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** 60 bits, too many to guess over a network. */
export const SIGNATURE_DIGITS = 12;
const MAX_ID = 2_147_483_647;

/** The first `count` base-32 digits of a byte string, five bits each. */
export const digitsOf = (bytes: Uint8Array, count: number): string => {
  let digits = "";
  for (let at = 0; at < count; at += 1) {
    const bit = at * 5;
    const pair = ((bytes[bit >> 3] ?? 0) << 8) | (bytes[(bit >> 3) + 1] ?? 0);
    digits += DIGITS[(pair >> (11 - (bit & 7))) & 31];
  }
  return digits;
};

export interface TableCode {
  table_id: number;
  signature: string;
}

/** Formats a code as it is printed and linked: `7K-Q3XJ-9MZ2-PD4W`. */
export const writeTableCode = ({ table_id, signature }: TableCode): string => {
  let id = "";
  for (let rest = table_id; rest > 0; rest = Math.floor(rest / 32)) id = `${DIGITS[rest % 32]}${id}`;
  return [id, ...(signature.match(/.{1,4}/g) ?? [])].join("-");
};

/**
 * Parses a typed or scanned code. Lower case, spaces, an O for a zero and an I or L for a one are accepted. null if it
 * is malformed. Only the server can verify the signature.
 */
export const readTableCode = (text: string): TableCode | null => {
  const typed = text.toUpperCase().replace(/[\s-]/g, "").replace(/O/g, "0").replace(/[IL]/g, "1");
  const found = /^([1-9A-HJKMNP-TV-Z][0-9A-HJKMNP-TV-Z]{0,6})([0-9A-HJKMNP-TV-Z]{12})$/.exec(typed);
  if (!found) return null;
  const [, id = "", signature = ""] = found;
  const table_id = Array.from(id).reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0);
  return table_id <= MAX_ID ? { table_id, signature } : null;
};
