import type { RouterHistory } from "@tanstack/react-router";

async function remember(search: string): Promise<void> {
  (await import("../features/orders/basket/basket-store.ts")).rememberSource(search);
}

/** The query with which the document was loaded, whatever page somebody has gone to since. */
const loadedWith = (): string => {
  const [document] = performance.getEntriesByType("navigation");
  // In an extension's page, Firefox does not name the address.
  return document && URL.canParse(document.name) ? new URL(document.name).search : "";
};

const sourceIn = (search: string): string | null => new URLSearchParams(search).get("source");

/**
 * orders §8: `?source=` in the address of an arrival becomes the source of the order. Somebody also arrives within the
 * app: through a short link, a redirect, or a link that the system hands to a native app. A step within the page, or
 * back to it, is no arrival: the order that the page was opened for may have been placed since. Called once the app is
 * ready. Returns how to stop.
 */
export function followSource(
  history: Pick<RouterHistory, "location" | "subscribe">,
  { take = remember, loaded = loadedWith() } = {},
): () => void {
  let before: { pathname: string; source: string | null } = { pathname: "", source: null };
  const look = (isStep: boolean) => {
    const { pathname, search } = history.location;
    const source = sourceIn(search);
    const isSame = pathname === before.pathname && source === before.source;
    before = { pathname, source };
    if (source !== null && !isStep && !isSame) void take(search);
  };
  if (sourceIn(history.location.search) === null && sourceIn(loaded) !== null) void take(loaded);
  look(false);
  return history.subscribe(({ action }) => look(action.type !== "PUSH" && action.type !== "REPLACE"));
}
