import type { AnyRouter, ParsedLocation, RouterHistory } from "@tanstack/react-router";

/** Of a navigation's options: what says whether it stays on the page. */
interface Way {
  to?: string;
  href?: string;
  replace?: boolean;
}

type Routed = Pick<AnyRouter, "latestLocation" | "navigate" | "subscribe"> & {
  history: RouterHistory;
  state: { resolvedLocation?: ParsedLocation | undefined };
};

/** How often is looked whether a dialog is there. */
const LOOK_MS = 100;

const keyOf = (location: { state: { __TSR_key?: string } }) => location.state.__TSR_key;

/**
 * What a press opens takes its history step at once, but on a slow line it is shown later; until then the page before
 * stays usable (shell §19). What is pressed there meanwhile is wanted instead: it belongs to the page that is shown, and
 * takes over the step of what was never seen, so that Back does not lead there (shell §22). Returns how to stop.
 */
export function leaveUnseenSteps(
  router: Routed,
  isComing = () => document.querySelector("[data-coming]") !== null,
): () => void {
  const { history } = router;
  const { push } = history;
  const { navigate } = router;
  /** The step that the last press has made, until it has been shown. */
  let unseen: string | undefined;
  const stopHistory = history.subscribe(({ location, action: { type } }) => {
    // A replaced step (a redirect) has not been shown either. Whoever goes back knows what is there.
    if (type === "PUSH" || (type === "REPLACE" && unseen !== undefined)) unseen = keyOf(location);
    else unseen = undefined;
  });
  // Of a dialog that is still loading, only its step has been rendered.
  const lookAt = (step: string | undefined): void => {
    if (step !== unseen) return;
    if (isComing()) setTimeout(lookAt, LOOK_MS, step);
    else unseen = undefined;
  };
  const stopRendered = router.subscribe("onRendered", () => lookAt(unseen));
  history.push = (path, state, options) => {
    const shown = router.state.resolvedLocation;
    const isUnseen =
      unseen !== undefined &&
      unseen === keyOf(history.location) &&
      (isComing() || (shown !== undefined && keyOf(shown) !== unseen));
    // The steps within a dialog count their entries (use-step-history.ts).
    const isNext = state?.steps !== undefined;
    (isUnseen && !isNext ? history.replace : push)(path, state, options);
  };
  const navigateFromShown = (way: Way): Promise<void> => {
    const shown = router.state.resolvedLocation;
    const isHere = (way.to === undefined || way.to === ".") && way.href === undefined;
    if (!isHere || shown === undefined || shown.pathname === router.latestLocation.pathname) return navigate(way);
    // The address that was to be corrected (a search, while somebody types) is being left.
    return way.replace ? Promise.resolve() : navigate({ ...way, _fromLocation: shown } as Way);
  };
  router.navigate = navigateFromShown;
  return () => {
    stopHistory();
    stopRendered();
    history.push = push;
    router.navigate = navigate;
  };
}
