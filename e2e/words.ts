import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

export type Language = "en" | "fr";

const wordsRead = new Map<Language, Record<string, unknown>>();

/** Every text of a language, read once in each worker. */
export function wordsOf(language: Language): Record<string, unknown> {
  const before = wordsRead.get(language);
  if (before) return before;
  const folder = path.join(import.meta.dirname, "../packages/web/messages", language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  const texts = files.map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as object);
  const all: Record<string, unknown> = Object.assign({}, ...texts);
  wordsRead.set(language, all);
  return all;
}

/** The keys of messages in what a page shows: they were shown instead of their texts. */
export const rawKeysIn = (shown: string): string[] => {
  const all = wordsOf("en");
  return (shown.match(/\b[a-z]+(?:_\w+)+\b/g) ?? []).filter((word) => word in all);
};
