const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/;

/** Parses a typed number; a comma counts as a decimal point. null if it is empty or not a number (wire §27). */
export const readNumber = (text: string): number | null => {
  const written = text.trim().replaceAll(",", ".");
  if (!NUMBER.test(written)) return null;
  const value = Number(written);
  return Number.isFinite(value) ? value : null;
};

interface NumberRules {
  min: number;
  max: number;
  whole?: boolean;
}

/** What is wrong with a typed number that must be there. */
export const numberProblem = (
  text: string,
  { min, max, whole = false }: NumberRules,
): "required" | "invalid" | null => {
  if (text.trim() === "") return "required";
  const value = readNumber(text);
  if (value === null || value < min || value > max) return "invalid";
  return whole && !Number.isInteger(value) ? "invalid" : null;
};
