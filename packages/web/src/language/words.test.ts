import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { spacesIn } from "@tablee/domain/language/french-spaces";
import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import { describe, expect, test } from "vitest";
import { m } from "../paraglide/messages.js";

const FOLDER = fileURLToPath(new URL("../../messages/", import.meta.url));
const SOURCES = fileURLToPath(new URL("../", import.meta.url));

type Variants = { declarations: string[]; selectors: string[]; match: Record<string, string> };
type Words = Record<string, string | [Variants]>;

const filesOf = (language: Language): string[] => readdirSync(`${FOLDER}${language}`).toSorted();
const read = (language: Language, file: string): Words =>
  JSON.parse(readFileSync(`${FOLDER}${language}/${file}`, "utf8")) as Words;
const allOf = (language: Language): Words =>
  Object.assign({}, ...filesOf(language).map((file) => read(language, file))) as Words;

const textsIn = (language: Language): string[] =>
  Object.values(allOf(language)).flatMap((words) =>
    typeof words === "string" ? [words] : Object.values(words[0].match),
  );

/** The inputs of a message: "{name}" in its text, "input count" in its declarations. */
function inputsOf(words: string | [Variants]): string[] {
  const texts = typeof words === "string" ? [words] : Object.values(words[0].match);
  const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? ""));
  const declared = typeof words === "string" ? [] : words[0].declarations;
  const inputs = declared.flatMap((line) => /^input (\w+)/.exec(line)?.[1] ?? []);
  return [...new Set([...named, ...inputs])].toSorted();
}

/** "Connectez-vous", "Est-ce" with a hyphen at which a line may break: a word joiner prevents that (language §22). */
const BREAKABLE =
  /(?<![\p{L}-])(?:(?!rendez-)\p{L}+(?:ez|ites|ettez)-(?:vous|nous|moi|lui|leur|les?|la|en|y)|\p{L}+-(?:ce|on|mêmes?))(?![\p{L}-])/iu;
/** A name may begin with a vowel, and French has no "de Inès" or "que Inès" (language §23). */
const ELIDED =
  /(?<!\p{L})(?:d|qu|l|jusqu|lorsqu|puisqu)(?:e |a |[’'])\{(?:name|who|other|restaurant|group|email|provider)\}/iu;
/** One word per thing (docs/words.md): other French words for it, and the one that the product uses. */
const OTHERWISE: [otherwise: RegExp, here: string][] = [
  [/(?<!\p{L})auteurs?(?!\p{L})/iu, "la personne qui a publié"],
  [/restaurateur/i, "propriétaire de restaurant"],
  [/opérateur/i, "fournisseur"],
  [/évènement/i, "événement"],
  [/\bWeb\b/, "web"],
  [/caméra/i, "appareil photo"],
  [/scann|balay/i, "numériser"],
  [/(?<!\{)\be-?mails?\b/i, "courriel"],
  [/\bpush\b/i, "notification"],
  [/en rupture/i, "épuisé"],
  [/paramètre/i, "réglage"],
  [/(?<!\p{L})avis(?:e|er|és?|ées?|ons|ez)(?!\p{L})/iu, "prévenir"],
  [/(?<!\p{L})réclam/iu, "revendiquer"],
];
/** The product's own French always has a space before each of these signs (language §22). */
const BARE_SIGN = /[^\u00a0;!?][;!?]/u;
/** Nor does a line break within a number, between a number and its unit, or after a sign of multiplication or minus. */
const TORN = /\d \d{3}(?!\d)|[\d}] (?:kcal|km|min|kB|ko|Mo|[mhs])(?!\p{L})|[−×] \{/u;
/** The same in English. */
const OTHERWISE_IN_ENGLISH: [otherwise: RegExp, here: string][] = [
  [/\be-mail|\bmails?\b/i, "email"],
  [/\bguests?\b/i, "diner"],
  [/\blog(?:ged|ging)? out\b/i, "sign out"],
  [/\btake-out\b/i, "take out"],
  [/\bdrive-through(?! orders?\b)/i, "drive through"],
  [/\bsmall letters?\b/i, "lowercase"],
  [/(?<!\{)\balias/i, "short name"],
  [/(?<!\{)\brevisions?\b/i, "version"],
];

/** The keys that code asks for. Every one is asked for by name, `m.key`: the build leaves out all other messages. */
function keysAskedFor(): Set<string> {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter(
    (file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith("paraglide"),
  );
  const texts = files.map((file) => readFileSync(`${SOURCES}${file}`, "utf8"));
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bm\s*\.(\w+)/g)].map(([, key = ""]) => key)));
}

describe("messages of the product", () => {
  const settings = readFileSync(`${FOLDER}../project.inlang/settings.json`, "utf8");

  test("are in the same files in both languages, and every file is compiled", () => {
    expect(filesOf("fr")).toEqual(filesOf("en"));
    for (const file of filesOf("en")) expect(settings).toContain(`./messages/{locale}/${file}`);
  });

  test.each(filesOf("en"))("%s has the same keys in both languages", (file) => {
    expect(Object.keys(read("fr", file))).toEqual(Object.keys(read("en", file)));
  });

  test.each(LANGUAGES)("no key is written twice in one file (%s)", (language) => {
    // The second of two equal keys would win and the first be dead; JSON.parse hides that.
    const twice = filesOf(language).flatMap((file) => {
      const keys: string[] = readFileSync(`${FOLDER}${language}/${file}`, "utf8").match(/^ {2}"\w+"(?=:)/gm) ?? [];
      return keys.filter((key, at) => keys.indexOf(key) !== at);
    });
    expect(twice).toEqual([]);
  });

  test("no key is written in two files", () => {
    const keys = filesOf("en").flatMap((file) => Object.keys(read("en", file)));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test("have the same inputs in both languages", () => {
    const [english, french] = [allOf("en"), allOf("fr")];
    const differing = Object.keys(english).filter(
      (key) => inputsOf(english[key] ?? "").join() !== inputsOf(french[key] ?? "").join(),
    );
    expect(differing).toEqual([]);
  });

  test("are not empty, and have correct spaces, apostrophes, hyphens and elisions in French", () => {
    for (const language of LANGUAGES) {
      for (const [key, words] of Object.entries(allOf(language))) {
        for (const text of typeof words === "string" ? [words] : Object.values(words[0].match)) {
          expect(text.trim(), `${language} ${key}`).not.toBe("");
          if (language === "fr") expect(text, `${language} ${key}`).not.toMatch(/\w'\w/);
          if (language === "fr") expect(text, `${language} ${key}`).not.toMatch(BREAKABLE);
          if (language === "fr") expect(text, `${language} ${key}`).not.toMatch(BARE_SIGN);
          if (language === "fr") expect(text, `${language} ${key}`).not.toMatch(ELIDED);
          expect(text, `${language} ${key}`).toBe(spacesIn(language, text));
        }
      }
    }
  });

  test.each(LANGUAGES)("a link has other words than the button that does what it leads to (%s)", (locale) => {
    const asked = [{}, { locale }] as const;
    expect(m.basket_go_to_basket(...asked)).not.toBe(m.basket_place(...asked));
    expect(m.management_claim_to_rooms(...asked)).not.toBe(m.management_open(...asked));
  });

  test("every message is shown somewhere", () => {
    const asked = keysAskedFor();
    expect(Object.keys(allOf("en")).filter((key) => !asked.has(key))).toEqual([]);
  });

  test.each(OTHERWISE_IN_ENGLISH)("English has one word for one thing: not %s but %s", (otherwise) => {
    expect(textsIn("en").filter((text) => otherwise.test(text))).toEqual([]);
  });

  test("French has one no-break space, and none that breaks within a figure", () => {
    expect(textsIn("fr").filter((text) => TORN.test(text) || text.includes("\u202f"))).toEqual([]);
  });

  test.each(OTHERWISE)("French has one word for one thing: not %s but %s", (otherwise) => {
    expect(textsIn("fr").filter((text) => otherwise.test(text))).toEqual([]);
  });

  test.each(LANGUAGES)("every message renders in %s, whatever the count", (language) => {
    const functions = m as unknown as Record<string, (inputs: object, options: { locale: Language }) => string>;
    for (const [key, words] of Object.entries(allOf(language))) {
      const inputs = inputsOf(words);
      for (const count of [0, 1, 2, 1_000_000]) {
        const given = Object.fromEntries(inputs.map((input) => [input, count]));
        const said = functions[key]?.(given, { locale: language });
        // The compiler returns the key itself for a missing variant.
        expect(said, `${language} ${key} with ${count}`).not.toBe(key);
        expect(said, `${language} ${key} with ${count}`).not.toMatch(/undefined|\{/);
        expect(said?.trim(), `${language} ${key} with ${count}`).toBeTruthy();
      }
    }
  });
});
