/** Five digits, and four more after a hyphen. */
const US = /^\d{5}(?:-\d{4})?$/;
/** Canada's letters: never D, F, I, O, Q, U, and first neither W nor Z (docs/words.md). */
const CANADIAN = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i;

/** wire §28: five characters are a ZIP, as is one with its four more; anything else is Canadian. */
export const isPostalCode = (text: string): boolean => {
  const code = text.trim();
  return US.test(code) || CANADIAN.test(code);
};
