import { useEffect, useState } from "react";
import { repeatTap } from "../first-tap.ts";

/** shell §14: the app becomes ready 1 second after load. */
const READY_MS = 1_000;

/** How long ago the page was loaded; a device that cannot say has just loaded it. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page && page.loadEventStart > 0 ? performance.now() - page.loadEventStart : 0;
}

/**
 * Whether the app is ready. It holds nothing back that is there already; it releases what may wait
 * (shell §14), and says so on <html data-ready>.
 */
export function useReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(repeatTap, []);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const loaded = () => {
      timer = setTimeout(
        () => {
          document.documentElement.dataset["ready"] = "1";
          setReady(true);
        },
        Math.max(0, READY_MS - sinceLoad()),
      );
    };
    if (document.readyState === "complete") loaded();
    else window.addEventListener("load", loaded, { once: true });
    return () => {
      window.removeEventListener("load", loaded);
      clearTimeout(timer);
    };
  }, []);
  return ready;
}
