import type { RouterHistory } from "@tanstack/react-router";

/** Sheets that hang on a button of a bar, while the page beside them can be pressed. */
const MENUS: ReadonlySet<string | undefined> = new Set(["more", "notifications"]);

interface Routed {
  history: RouterHistory;
  /** Where one is, with the sheet that lies over it. */
  latestLocation: { state: { sheet?: string } };
}

/**
 * What is pressed beside an open menu takes the place of its step: the menu is closed by it, and Back leads to the page
 * as it was before (shell §22).
 */
export function leaveMenusByTheirStep(router: Routed): void {
  const { history } = router;
  const { push } = history;
  history.push = (...to) => (MENUS.has(router.latestLocation.state.sheet) ? history.replace : push)(...to);
}
