/** Five digits, optionally followed by a hyphen and four more. */
const US = /^\d{5}(?:-\d{4})?$/;
/** Canadian codes: never D, F, I, O, Q or U, and not W or Z as the first letter (docs/words.md). */
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** Whether a text is a postal code (wire §28): a US ZIP or ZIP+4, or a Canadian code. */
export const isPostalCode = (text: string): boolean => {
  const code = text.trim();
  return US.test(code) || CANADIAN.test(code);
};
