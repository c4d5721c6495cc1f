import { afterEach, describe, expect, it } from "vitest";
import { shortWord } from "../../short-words.ts";
import { getLocale, overwriteGetLocale } from "../paraglide/runtime.js";
import { inLanguages } from "./in-languages.ts";

/** A message as Paraglide compiles it. */
const compiled = (key: string, [en, fr]: [string, string], inputs = "") => `/* eslint-disable */
import { getLocale, experimentalStaticLocale } from '../runtime.js';

/** @typedef {{ name: NonNullable<unknown> }} Inputs */

const en_${key} = /** @type {(inputs: Inputs) => LocalizedString} */ (${inputs}) => {${en}
};

const fr_${key} = /** @type {(inputs: Inputs) => LocalizedString} */ (${inputs}) => {${fr}
};

/**
* | output |
*
* @returns {LocalizedString}
*/
export const ${key} = /** @type {(inputs: Inputs) => LocalizedString} */ ((inputs${inputs ? "" : " = {}"}, options = {}) => {
	const locale = experimentalStaticLocale ?? options.locale ?? getLocale()
	if (locale === "fr") return fr_${key}(inputs)
	return en_${key}(inputs)
});`;
const says = (text: string) => `\n\treturn /** @type {LocalizedString} */ (\`${text}\`)`;
const counts = (locale: string, forms: Record<string, string>) =>
  [
    `const countPlural = registry.plural("${locale}", i?.count, {});`,
    ...Object.entries(forms).map(
      ([form, text]) => `	if (countPlural === "${form}") return /** @type {LocalizedString} */ (\`${text}\`);`,
    ),
    `	return /** @type {LocalizedString} */ ("word");`,
  ].join("\n");

/** The output for a message, without its imports. */
const written = (code: string): string | undefined => shortWord(code)?.replaceAll(/^import .*\n/gm, "");

describe("the output for a message", () => {
  it("is its texts as they are when it has no inputs", () => {
    expect(written(compiled("word", [says("Orders; yours"), says("Commandes ; les vôtres")]))).toBe(
      "export const word = /* @__PURE__ */ inLanguages(`Orders; yours`, `Commandes ; les vôtres`);",
    );
  });

  it("is functions that fill in its inputs", () => {
    expect(written(compiled("word", [says("Add ${i?.name}"), says("Ajouter ${i?.name}")], "i"))).toBe(
      "export const word = /* @__PURE__ */ inLanguages((i) => `Add ${i.name}`, (i) => `Ajouter ${i.name}`);",
    );
  });

  it("selects by plural form, with equal texts only once", () => {
    const en = counts("en", { one: "${i?.count} more", other: "${i?.count} more" });
    const fr = counts("fr", { one: "${i?.count} autre", many: "${i?.count} autres", other: "${i?.count} autres" });
    expect(written(compiled("word", [en, fr], "i"))).toBe(
      "export const word = /* @__PURE__ */ inLanguages((i) => `${i.count} more`, " +
        '(i) => { const n = plural("fr", i.count); return n === "one" ? `${i.count} autre` : `${i.count} autres`; });',
    );
  });

  it("is exported under the message's own name", () => {
    const code = compiled("word1", [says("Dizzy"), says("Étourdis")]).replace("export const", "const");
    expect(written(`${code}\nexport { word1 as "word_One" }`)).toBe(
      'const word1 = /* @__PURE__ */ inLanguages(`Dizzy`, `Étourdis`);\nexport { word1 as "word_One" }',
    );
  });

  it("is undefined when the compiler's output has another form", () => {
    expect(written("export const word = () => `Orders`;")).toBeUndefined();
    const open = counts("fr", { one: "un", many: "beaucoup" });
    expect(written(compiled("word", [says("one"), open], "i"))).toBeUndefined();
  });
});

describe("the language of a message", () => {
  const before = getLocale;
  afterEach(() => overwriteGetLocale(before));

  it("is the requested language, or else that of the page", () => {
    const word = inLanguages(({ name }: { name: string }) => `Add ${name}`, "Ajouter");
    overwriteGetLocale(() => "en");
    expect([word({ name: "it" }), word({ name: "it" }, { locale: "fr" })]).toEqual(["Add it", "Ajouter"]);
    overwriteGetLocale(() => "fr");
    expect(word({ name: "it" })).toBe("Ajouter");
  });
});
