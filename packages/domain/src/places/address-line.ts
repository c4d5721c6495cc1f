/** The two halves of a Canadian postal code, wherever in an address it stands. */
const POSTAL_CODE = /\b([A-Z]\d[A-Z]) (\d[A-Z]\d)\b/gi;
/** A code of five figures with the city after it, as France writes them. */
const CODE_BEFORE_CITY = /\b(\d{5}) (?=\p{Lu})/gu;

/**
 * What is there of an address, in one line as it is shown: no line breaks within a postal code, nor between one and the
 * city after it. For the eyes alone; what is stored, sent or copied keeps its plain spaces.
 */
export const addressLine = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(", ").replaceAll(POSTAL_CODE, "$1\u00a0$2").replaceAll(CODE_BEFORE_CITY, "$1\u00a0");
