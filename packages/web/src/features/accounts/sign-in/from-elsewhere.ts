import { useHydrated, useRouter } from "@tanstack/react-router";
import { useState } from "react";

/** Whether this page was opened, and not by a page of ours: no page of the app has led here. */
export function useIsFromElsewhere(): boolean {
  const hydrated = useHydrated();
  const { latestLocation } = useRouter();
  // What hydrates was loaded as a page of its own, and so was the first of all where no server has rendered it: a popup
  // that opens where one was, a tab that is restored. What comes afterwards was reached inside the app.
  const [opened] = useState(!hydrated || latestLocation.state.__TSR_index === 0);
  return opened && typeof document !== "undefined" && !document.referrer.startsWith(`${location.origin}/`);
}
