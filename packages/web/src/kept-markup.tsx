import type { Language } from "@tablee/domain/language/text";
import { type AnyRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** For whom a page is rendered, and the moment that it describes. */
interface Reading {
  language: Language;
  member: boolean;
  now: Date;
}

type Kept = WeakMap<object, Map<string, string>>;

/**
 * Flattens a text: a renderer returns a rope of hundreds of pieces, which every page would otherwise traverse again.
 */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

/**
 * Caches the markup that many pages have in common (routes/kept-part.tsx): it is rendered once, and stays cached as
 * long as the object that it shows lives and pages describe the same moment. So the cache never outgrows what is read
 * within a minute.
 */
export class KeptMarkup {
  #moment = 0;
  #kept: Kept = new WeakMap();

  /** Returns the function that gives a reading's pages the markup of a part; `router` is the page's own. */
  keeper(router: AnyRouter, { language, member, now }: Reading) {
    if (now.getTime() !== this.#moment) {
      this.#moment = now.getTime();
      this.#kept = new WeakMap();
    }
    const kept = this.#kept;
    return (of: object, by: string, part: ReactNode): string => {
      const known = kept.get(of) ?? new Map<string, string>();
      kept.set(of, known);
      const key = `${language} ${member} ${by}`;
      let markup = known.get(key);
      if (markup === undefined) {
        markup = inOnePiece(renderToString(<RouterContextProvider router={router}>{part}</RouterContextProvider>));
        known.set(key, markup);
      }
      return markup;
    };
  }
}
