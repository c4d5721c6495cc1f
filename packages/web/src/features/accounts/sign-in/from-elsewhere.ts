import { useHydrated, useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";

/** The server's word that this page was opened by hand: a link that sends no referrer looks the same from here. */
const BY_HAND = /(?:^|;\s*)opened=1(?:;|$)/;

const isLedHere = () =>
  typeof document !== "undefined" &&
  !document.referrer.startsWith(`${location.origin}/`) &&
  !(document.referrer === "" && BY_HAND.test(document.cookie));

/**
 * Whether a page of somebody else's, or a shell that opens where it was, has led here: no page of the app has, and
 * nobody has typed the address or kept it among their bookmarks.
 */
export function useIsFromElsewhere(): boolean {
  const hydrated = useHydrated();
  const { latestLocation } = useRouter();
  // What hydrates was loaded as a page of its own, and so was the first of all where no server has rendered it: a popup
  // that opens where one was, a tab that is restored. What comes afterwards was reached inside the app.
  const [isElsewhere] = useState(() => (!hydrated || latestLocation.state.__TSR_index === 0) && isLedHere());
  useEffect(() => {
    // Of this opening alone.
    document.cookie = "opened=; path=/login; max-age=0; samesite=strict";
  }, []);
  return isElsewhere;
}
