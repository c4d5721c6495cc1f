const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Parses a typed number; a comma counts as a decimal point. null if it is empty or not a number (wire §27). */
export const readNumber = (text: string): number | null => {
  const written = text.trim().replaceAll(",", ".");
  if (!NUMBER.test(written)) return null;
  const value = Number(written);
  return Number.isFinite(value) ? value : null;
};
