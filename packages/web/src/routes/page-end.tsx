import { createContext, use } from "react";

/** What is written at the end of a page's body when it is rendered. */
interface PageEnd {
  /** The page's data for search engines, each as JSON. */
  structured: readonly string[];
  /** The script that starts the app (page-assets.ts). */
  start: string;
  /** What was read for the page, as JSON: the app starts with it. */
  answers: string;
}

/** null in browsers: the end of the page is removed before the app compares the page with its own. */
// Marked as pure, so that browsers, which write no end of a page, do not load it.
export const PageEndContext = /* @__PURE__ */ createContext<PageEnd | null>(null);

const ID = "page-answers";

/**
 * The answers are data that no browser runs: in one of the router's scripts they would be written and parsed twice. The
 * start script is not in the router's manifest either, whose files are sent both as tags and as data for hydration.
 */
export function EndOfPage({ nonce }: { nonce: string | undefined }) {
  const end = use(PageEndContext);
  if (end === null) return null;
  return (
    <>
      {end.structured.map((json) => (
        <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
      ))}
      <script id={ID} type="application/json" dangerouslySetInnerHTML={{ __html: inElement(end.answers) }} />
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: end.start }} />
    </>
  );
}

const jsonOf = new WeakMap<object, string>();

/**
 * The JSON of a page's data for search engines, escaped for its element and cached per object. The router's head would
 * write it again for each page, and three times to tell it from the other tags.
 */
export function structuredJson(structured: object): string {
  let json = jsonOf.get(structured);
  if (json === undefined) jsonOf.set(structured, (json = inElement(JSON.stringify(structured))));
  return json;
}

/** Escapes JSON so that no text in it can end its element. */
const inElement = (json: string): string => json.replaceAll("<", String.raw`\u003c`);

/**
 * Takes the answers out of the page; null if no server rendered it. Only a script counts: a heading may have the same
 * id.
 */
export function takeAnswers(): string | null {
  const element = document.querySelector(`script#${ID}`);
  element?.remove();
  return element?.textContent ?? null;
}
