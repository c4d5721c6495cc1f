const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** A number as it was typed: a comma is a dot; nothing, and what is no number, is null (wire §27). */
export const readNumber = (text: string): number | null => {
  const written = text.trim().replaceAll(",", ".");
  if (!NUMBER.test(written)) return null;
  const value = Number(written);
  return Number.isFinite(value) ? value : null;
};
