import { lateError, unfetched } from "./unfetched.ts";

/** wire §12: of a part of the app as of a call. */
const LOAD_MS = 120_000;

/** Styles on their way, by their address: what is imported with them waits. */
const styles = new Map<string, Promise<unknown>>();

/**
 * Stands around every `import()` of a build in the place of Vite's own (vite.config.ts): has the browser fetch at once
 * what the part stands on, and gives up what does not come. `importer`: in a shell, from where the addresses count.
 */
export function loadPart<Part>(
  load: () => Promise<Part>,
  needed: readonly string[] = [],
  importer: string = location.origin,
): Promise<Part> {
  return new Promise<Part>((done, fail) => {
    const timer = setTimeout(() => fail(lateError()), LOAD_MS);
    Promise.all(needed.map((file) => fetchAhead(new URL(file, importer).href)))
      .then(load)
      .then(done, (error: unknown) => fail(unfetched(error)))
      .finally(() => clearTimeout(timer));
  });
}

/** Done at once where nothing has to be waited for. */
async function fetchAhead(href: string): Promise<void> {
  const isThere = [...document.getElementsByTagName("link")].some((link) => link.href === href);
  if (!isThere) {
    const isStyle = href.endsWith(".css");
    const link = document.createElement("link");
    link.rel = isStyle ? "stylesheet" : "modulepreload";
    link.crossOrigin = "";
    link.href = href;
    if (isStyle) styles.set(href, loaded(link));
    document.head.append(link);
  }
  await styles.get(href);
}

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((done, fail) => {
    link.addEventListener("load", done);
    link.addEventListener("error", () => {
      // Asked for again, it is fetched again.
      link.remove();
      fail(new Error(link.href));
    });
  });
