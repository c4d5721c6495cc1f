import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { LANGUAGES } from "@tablee/domain/language/text";
import { markdownToHtml } from "@tablee/domain/pages/markdown";
import type { Plugin } from "vite";

const ROOT = path.join(import.meta.dirname, "../..");
const read = (file: string): string => readFileSync(path.join(ROOT, file), "utf8");

/** What is new, by language, as HTML. */
const changelog = () =>
  Object.fromEntries(
    LANGUAGES.map((language) => [language, markdownToHtml(read(`docs/changelog/${language}.md`), language)]),
  );

interface Locked {
  version?: string;
  dev?: boolean;
  link?: boolean;
}

const LICENCE = /^(licen[cs]e|copying|notice)/i;

/** The words under which a package may be passed on; "" where it brings none. */
const termsOf = (folder: string): string =>
  readdirSync(folder)
    .filter((file) => LICENCE.test(file) && !/\.(js|ts|json)$/.test(file))
    .toSorted()
    .flatMap((file) => {
      try {
        return [readFileSync(path.join(folder, file), "utf8").trim()];
      } catch {
        // A folder of licences.
        return [];
      }
    })
    .join("\n\n");

const licenceOf = (folder: string): string => {
  const { license, licenses } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as {
    license?: string | { type?: string };
    licenses?: { type?: string }[];
  };
  if (typeof license === "string") return license;
  return license?.type ?? licenses?.flatMap(({ type }) => type ?? []).join(" OR ") ?? "";
};

/** Every package that is installed to run the product, with its licence; texts that several share stand once. */
function licences() {
  const { packages } = JSON.parse(read("package-lock.json")) as { packages: Record<string, Locked> };
  const texts: string[] = [];
  const found = Object.entries(packages).flatMap(([place, { version, dev, link }]) => {
    const folder = path.join(ROOT, place);
    if (dev || link || !place.includes("node_modules/") || !existsSync(path.join(folder, "package.json"))) return [];
    const terms = termsOf(folder);
    let text = texts.indexOf(terms);
    if (text < 0) text = texts.push(terms) - 1;
    const name = place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
    return [{ name, version: version ?? "", licence: licenceOf(folder), text }];
  });
  const once = new Map(found.map((one) => [`${one.name}@${one.version}`, one]));
  return { packages: [...once.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1)), texts };
}

const FACTS: Record<string, () => object> = { "virtual:changelog": changelog, "virtual:licences": licences };

/** What only a build knows of the version: what is new in it, and what it stands on. */
export const versionFacts: Plugin = {
  name: "version-facts",
  resolveId: (asked) => (Object.hasOwn(FACTS, asked) ? `\0${asked}` : undefined),
  load(id) {
    const facts = FACTS[id.slice(1)];
    return facts && id.startsWith("\0") ? `export default ${JSON.stringify(facts())}` : undefined;
  },
};
