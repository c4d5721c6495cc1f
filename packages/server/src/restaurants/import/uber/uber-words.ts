import type { JsonPath } from "../json/json-path.ts";
import type { Losses } from "./uber-losses.ts";
import type { UberWords } from "./uber.schema.ts";

type Words = { en: string | null; fr: string | null; default: string | null };

/**
 * Reads words by language. `fr_CA`, `fr-ca` and `fr` are French; the first text of a language is used. Other languages
 * are used only if there is neither English nor French.
 */
export function wordsOf(given: UberWords | null | undefined, path: JsonPath, losses: Losses): Words {
  const words: Words = { en: null, fr: null, default: null };
  const others: [code: string, text: string][] = [];
  for (const [code, text] of Object.entries(given?.translations ?? {})) {
    const language = code.toLowerCase().split(/[-_]/)[0];
    if (text.trim() === "") continue;
    if (language === "en" || language === "fr") words[language] ??= text;
    else others.push([code, text]);
  }
  const [first] = others;
  if (words.en === null && words.fr === null) words.default = first?.[1] ?? null;
  for (const [code] of words.default === null ? others : others.slice(1)) {
    losses.add([...path, "translations", code], "language", `Words in ${code.slice(0, 20)}`);
  }
  return words;
}

/** Returns the words as a tag, which is the same in both languages. */
export const tagOf = ({ en, fr, default: other }: Words): string =>
  (en ?? fr ?? other ?? "").trim().toLowerCase().slice(0, 60);
