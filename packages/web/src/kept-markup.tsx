import type { Language } from "@tablee/domain/language/text";
import { type AnyRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Whom a page is rendered for, and of which moment it speaks. */
interface Reading {
  language: Language;
  member: boolean;
  now: Date;
}

type Kept = WeakMap<object, Map<string, string>>;

/** A text in one piece: what a renderer answers is a chain of hundreds, which each page would walk anew. */
const inOnePiece = (text: string): string => Buffer.from(text).toString();

/**
 * The markup of what many pages show alike (routes/kept-part.tsx): made once, and kept for as long as what it shows
 * lives and pages speak of the same moment. So it grows no larger than what is read within a minute.
 */
export class KeptMarkup {
  #moment = 0;
  #kept: Kept = new WeakMap();

  /** What answers the markup of a part to the pages of a reading; `router` is the page's own. */
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
