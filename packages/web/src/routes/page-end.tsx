import { createContext, use } from "react";

/** What stands at the end of a page's body while it is rendered. */
interface PageEnd {
  /** What it tells search engines, each as JSON. */
  structured: readonly string[];
  /** The script that starts the app (page-assets.ts). */
  start: string;
  /** What was read for the page, as JSON: the app begins with it. */
  answers: string;
}

/** null in browsers, where all of it has gone before the app compares the page with its own. */
// Pure: a browser has no end of a page to write, and carries nothing of it.
export const PageEndContext = /* @__PURE__ */ createContext<PageEnd | null>(null);

const ID = "page-answers";

/**
 * Answers are data, which no browser runs: as a script of the router's they would be written, and read, twice. The start
 * is not named by the router's manifest either, whose files travel as tags and as data for hydration.
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
 * What a page tells search engines, as text of its element: made once for as long as it is the same. The router's head
 * would write it anew for each page, and three times over to tell it from the other tags.
 */
export function structuredJson(structured: object): string {
  let json = jsonOf.get(structured);
  if (json === undefined) jsonOf.set(structured, (json = inElement(JSON.stringify(structured))));
  return json;
}

/** No text in it ends the element that it stands in. */
const inElement = (json: string): string => json.replaceAll("<", String.raw`\u003c`);

/** Takes the answers out of the page; null where no server rendered it. A heading that somebody wrote may have the id. */
export function takeAnswers(): string | null {
  const element = document.querySelector(`script#${ID}`);
  element?.remove();
  return element?.textContent ?? null;
}
