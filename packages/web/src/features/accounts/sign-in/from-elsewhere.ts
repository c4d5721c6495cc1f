import { type ParsedLocation, useHydrated, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/**
 * The cookie by which the server says that the page was opened by hand: here a link that sends no referrer would look
 * the same.
 */
const BY_HAND = /(?:^|;\s*)opened=1(?:;|$)/;

const isLedHere = () =>
  typeof document !== "undefined" &&
  !document.referrer.startsWith(`${location.origin}/`) &&
  !(document.referrer === "" && BY_HAND.test(document.cookie));

/** Whether Back led here, in the app or from a page that was loaded since. */
function isBackHere(here: ParsedLocation, shown: ParsedLocation | undefined, loaded: boolean): boolean {
  if (shown && shown.state.__TSR_index > here.state.__TSR_index) return true;
  const [page] = loaded ? (performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]) : [];
  return page?.type === "back_forward";
}

/**
 * Whether nobody asked for this page inside the app: Back led here, or another site's page, or a shell that reopens
 * where it was; no page of the app did, and the address was neither typed nor opened from a bookmark.
 */
export function useIsFromElsewhere(): boolean {
  const hydrated = useHydrated();
  const { latestLocation, state } = useRouter();
  // A page that hydrates was loaded as a document. So was the first entry of the history if no server rendered it: a
  // popup that reopens where it was, or a restored tab. Later entries were reached inside the app.
  const [isElsewhere] = useState(
    () =>
      isBackHere(latestLocation, state.resolvedLocation, !hydrated) ||
      ((!hydrated || latestLocation.state.__TSR_index === 0) && isLedHere()),
  );
  useEffect(() => {
    // The cookie is valid for this page load only.
    document.cookie = "opened=; path=/login; max-age=0; samesite=strict";
  }, []);
  return isElsewhere;
}
