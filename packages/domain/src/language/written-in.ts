import type { Language, Text } from "./text.ts";

const isText = (value: object): value is Text =>
  ["en", "fr", "default"].every((name) => {
    const words: unknown = (value as Record<string, unknown>)[name];
    return words === null || typeof words === "string";
  });

/**
 * The same, with every text in it that says no language taken as written in this one: a till knows one language, and
 * does not say which.
 */
export function writtenIn<Value>(value: Value, language: Language): Value {
  // What is built anew below has the shape of what it was.
  if (Array.isArray(value)) return value.map((one: unknown) => writtenIn(one, language)) as Value;
  if (typeof value !== "object" || value === null) return value;
  if (isText(value)) {
    const { default: bare, en, fr } = value;
    return bare !== null && en === null && fr === null ? { ...value, [language]: bare, default: null } : value;
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, writtenIn(one, language)])) as Value;
}
