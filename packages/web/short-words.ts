import { readFileSync } from "node:fs";
import path from "node:path";
import type { Plugin } from "vite";

const WORD = /paraglide[\\/]messages[\\/](?!_index)\w+\.js$/;
const HELPER = JSON.stringify(path.join(import.meta.dirname, "src/language/in-languages.ts"));

const TEXT_OF = /const (?:en|fr)_\w+ = \((i?)\) => \{([\s\S]*?)\n\};/g;
const TEMPLATE = /`(?:[^`\\]|\\.)*`/.source;
const ONE_TEXT = new RegExp(String.raw`^\s*return \((${TEMPLATE})\)\s*$`);
const BY_NUMBER = new RegExp(
  String.raw`^const (\w+) = registry\.plural\((.+), \{\}\);\s*((?:if \(\1 === "\w+"\) return \(${TEMPLATE}\);\s*)+)return \("\w+"\);$`,
);
const EACH_NUMBER = new RegExp(String.raw`=== ("\w+")\) return \((${TEMPLATE})\)`, "g");
const EXPORT = /\b(?:export )?const (\w+) = \(\((?:inputs|inputs = \{\}), options = \{\}\) => \{[\s\S]*?\n\}\);/;

/** What a word needs is there. */
const filledIn = (code: string): string => code.replaceAll(/(\$\{|, )i\?\./g, "$1i.");

/** One language's text: itself, or a function of what is filled in. */
function textOf(inputs: string, body: string): string | null {
  const one = ONE_TEXT.exec(body)?.[1];
  if (one !== undefined) return inputs === "" ? one : `(i) => ${filledIn(one)}`;
  const [, , asked = "", choices = ""] = BY_NUMBER.exec(body.trim()) ?? [];
  const texts = [...choices.matchAll(EACH_NUMBER)].map(([, number = "", text = ""]) => ({ number, text }));
  const last = texts.at(-1);
  // Every language's last is "other": what nothing before it was.
  if (last?.number !== '"other"') return null;
  const others = texts.filter(({ text }) => text !== last.text);
  if (others.length === 0) return `(i) => ${filledIn(last.text)}`;
  const chosen = others.map(({ number, text }) => `n === ${number} ? ${text} : `).join("") + last.text;
  return filledIn(`(i) => { const n = plural(${asked}); return ${chosen}; }`);
}

/**
 * A word as the compiler writes it asks for the language itself, and says its name where no form of a number fits: two
 * thirds of a short one. Here it is its texts; one function of ours chooses among them.
 */
export function shortWord(code: string): string | null {
  const bare = code.replaceAll(/\/\*[\s\S]*?\*\/ ?/g, "");
  const texts = [...bare.matchAll(TEXT_OF)].map(([, inputs = "", body = ""]) => textOf(inputs, body));
  const [en, fr] = texts;
  const key = EXPORT.exec(bare)?.[1];
  if (texts.length !== 2 || !en || !fr || key === undefined) return null;
  const alias = /^export \{ .* \}$/m.exec(bare)?.[0];
  return [
    `import { inLanguages } from ${HELPER};`,
    ...(bare.includes("registry.plural") ? [`import { plural } from "../registry.js";`] : []),
    `${alias === undefined ? "export " : ""}const ${key} = /* @__PURE__ */ inLanguages(${en}, ${fr});`,
    ...(alias === undefined ? [] : [alias]),
  ].join("\n");
}

export const shortWords: Plugin = {
  name: "short-words",
  enforce: "pre",
  // Development compiles words as they change, in a form of its own.
  apply: "build",
  load(id) {
    if (!WORD.test(id)) return null;
    return shortWord(readFileSync(id, "utf8")) ?? this.error(`${id} is written as no word was before.`);
  },
};
