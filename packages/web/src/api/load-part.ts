import { lateError, unfetched } from "./unfetched.ts";

/** wire §12: the time-out of a call, which also applies to a part of the app. */
const LOAD_MS = 120_000;

/** Stylesheets by address, with their loading: a part that needs them waits for it. */
const styles = new Map<string, Promise<unknown>>();

/**
 * Wraps every `import()` of a build, in place of Vite's own wrapper (vite.config.ts): makes the browser fetch the
 * part's dependencies at once, and gives up on a part that does not arrive in time. `importer` is the base of relative
 * addresses in a shell.
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

/** Resolves at once if there is nothing to wait for. */
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
      // Removed, so that the next request fetches it again.
      link.remove();
      fail(new Error(link.href));
    });
  });
