declare module "react-dom/server" {
  interface ServerOptions {
    /** Is given a page's pieces in place of the answer, which is empty then; what is not built knows nothing of it. */
    take?: (piece: string) => void;
  }
}

/**
 * Letters after which a part is whole. V8 keeps a text of more than 128 kB in memory of its own, which the system hands
 * out anew each time, and such a page is one of two bytes for each letter as soon as one of them is an apostrophe.
 */
const ENOUGH = 30_000;
const SLASH = 47;
const DOCTYPE = "<!DOCTYPE html>";

/** A page's text as it is written, in parts. */
export class PageParts {
  #parts: string[] = [];
  #part = "";

  readonly take = (piece: string): void => {
    // What is kept of other pages (kept-markup.tsx) is in one piece already, which to join would be to copy.
    if (piece.length >= ENOUGH) {
      this.#parts.push(this.#part, piece);
      this.#part = "";
      return;
    }
    // What ends a page stays together with what stands before it.
    if (this.#part.length >= ENOUGH && piece.charCodeAt(1) !== SLASH) {
      this.#parts.push(this.#part);
      this.#part = "";
    }
    this.#part += piece;
  };

  /** The page, its last part changed on the way. */
  async whole(change: (last: string) => Promise<string>): Promise<string[]> {
    const last = await change(this.#part);
    // The router puts it before what it is given.
    return last.startsWith(DOCTYPE) ? [DOCTYPE, ...this.#parts, last.slice(DOCTYPE.length)] : [...this.#parts, last];
  }
}
