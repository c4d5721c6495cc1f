declare module "react-dom/server" {
  interface ServerOptions {
    /**
     * Receives the page's pieces in place of the return value, which is then empty. Ignored where React is not patched
     * by the build.
     */
    take?: (piece: string) => void;
  }
}

/**
 * Length, in characters, at which a part is closed. V8 stores a string of more than 128 kB in memory of its own, which
 * the system allocates again each time; and one typographic apostrophe is enough for a page to take two bytes per
 * character.
 */
const ENOUGH = 30_000;
const SLASH = 47;
const DOCTYPE = "<!DOCTYPE html>";

/** Collects a page's text in parts while it is written. */
export class PageParts {
  #parts: string[] = [];
  #part = "";

  readonly take = (piece: string): void => {
    // Markup cached from other pages (kept-markup.tsx) is already in one piece; joining it would copy it.
    if (piece.length >= ENOUGH) {
      this.#parts.push(this.#part, piece);
      this.#part = "";
      return;
    }
    // A closing tag stays in the part of what precedes it.
    if (this.#part.length >= ENOUGH && piece.charCodeAt(1) !== SLASH) {
      this.#parts.push(this.#part);
      this.#part = "";
    }
    this.#part += piece;
  };

  /** Returns the page in parts, after `change` has been applied to the last one. */
  async whole(change: (last: string) => Promise<string>): Promise<string[]> {
    const last = await change(this.#part);
    // The router prepends the doctype to the text that it is given, which here is only the last part.
    return last.startsWith(DOCTYPE) ? [DOCTYPE, ...this.#parts, last.slice(DOCTYPE.length)] : [...this.#parts, last];
  }
}
