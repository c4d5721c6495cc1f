import { useEffect, useState, useSyncExternalStore } from "react";
import { repeatTap } from "./first-tap.ts";

/** shell §14: the app becomes ready 1 second after load. */
const READY_MS = 1_000;

const isReady = (): boolean => document.documentElement.dataset["ready"] === "1";
const waiting = new Set<() => void>();

/**
 * Begins something once the app is ready: at once where it is. What does not come then comes when it is wanted. Gives
 * back how to give it up.
 */
export function onceReady(begin: () => Promise<unknown>): () => void {
  const then = () => void begin().catch(() => undefined);
  if (isReady()) then();
  else waiting.add(then);
  return () => void waiting.delete(then);
}

const TOUCHES = ["pointerdown", "keydown"] as const;
const isTouched = (): boolean => document.documentElement.dataset["touched"] === "1";
const mayBegin = (): boolean => isReady() || isTouched();

function whenItMayBegin(then: () => void): () => void {
  const giveUp = onceReady(async () => then());
  const touch = () => {
    document.documentElement.dataset["touched"] = "1";
    then();
  };
  // On its way down: what is pressed finds it begun.
  for (const type of TOUCHES) addEventListener(type, touch, { capture: true, once: true });
  return () => {
    giveUp();
    for (const type of TOUCHES) removeEventListener(type, touch, { capture: true });
  };
}

/**
 * Whether what may wait until the app is ready may begin: it is, or somebody has touched the page before, who may want
 * it now.
 */
export const useMayBegin = (): boolean => useSyncExternalStore(whenItMayBegin, mayBegin, () => false);

function becomeReady(): void {
  document.documentElement.dataset["ready"] = "1";
  const all = [...waiting];
  waiting.clear();
  for (const then of all) then();
}

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
          becomeReady();
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
