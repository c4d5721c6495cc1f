import type { Language, Text } from "./text.ts";

const isText = (value: object): value is Text =>
  ["en", "fr", "default"].every((name) => {
    const words: unknown = (value as Record<string, unknown>)[name];
    return words === null || typeof words === "string";
  });

/**
 * Returns the value with every text of unknown language in it marked as written in this language. A point-of-sale
 * system uses one language and does not say which.
 */
export function writtenIn<Value>(value: Value, language: Language): Value {
  // The casts are safe because what is rebuilt below keeps its shape.
  if (Array.isArray(value)) return value.map((one: unknown) => writtenIn(one, language)) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (isText(value)) {
    const { default: bare, en, fr } = value;
    return bare !== null && en === null && fr === null ? { ...value, [language]: bare, default: null } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, writtenIn(one, language)])) as Value;
}
