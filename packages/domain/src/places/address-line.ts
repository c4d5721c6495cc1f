/** Matches the two halves of a Canadian postal code anywhere in an address. */
const POSTAL_CODE = /\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/gi;
/** Matches a five-digit code followed by the city, as in France. */
const CODE_BEFORE_CITY = /\b(\d{5}) (?=\p{Lu})/gu;

/**
 * Joins the existing parts of an address to one line for display, without line breaks inside a postal code or between a
 * postal code and the city after it. Only for display: what is stored, sent or copied keeps its ordinary spaces.
 */
export const addressLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(", ").replaceAll(POSTAL_CODE, "$1\u00a0$2").replaceAll(CODE_BEFORE_CITY, "$1\u00a0");
