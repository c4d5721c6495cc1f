/** What a spreadsheet would take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

const cellOf = (value: string | number): string => {
  const words = typeof value === "number" || !FORMULA.test(value) ? String(value) : `'${value}`;
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/**
 * Rows as a spreadsheet reads them: figures are written with a point, whatever the language, and words that begin like
 * a formula are kept from being one (management §27).
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => row.map(cellOf).join(",")).join("\r\n");
