import type { RouterHistory } from "@tanstack/react-router";

/** Sheets that are attached to a button of a bar and leave the page beside them usable. */
const MENUS: ReadonlySet<string | undefined> = new Set(["more", "notifications"]);

interface Routed {
  history: RouterHistory;
  /** The current location, with the sheet that is open on it. */
  latestLocation: { state: { sheet?: string } };
}

/**
 * A navigation from beside an open menu replaces the menu's history step: the menu closes, and Back leads to the page
 * as it was before (shell §22). Returns how to stop.
 */
export function leaveMenusByTheirStep(router: Routed): () => void {
  const { history } = router;
  const { push } = history;
  history.push = (...to) => (MENUS.has(router.latestLocation.state.sheet) ? history.replace : push)(...to);
  return () => {
    history.push = push;
  };
}
