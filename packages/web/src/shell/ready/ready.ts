import { useEffect, useState, useSyncExternalStore } from "react";
import { repeatTap } from "./first-tap.ts";

/** shell §14: the app becomes ready 1 second after load. */
const READY_MS = 1_000;

const isReady = (): boolean => document.documentElement.dataset["ready"] === "1";
const waiting = new Set<() => void>();

/**
 * Runs something once the app is ready, or at once if it is. A failure is ignored: what did not load is loaded when it
 * is needed. Returns how to cancel.
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
  // In the capture phase: what is pressed finds it begun.
  for (const type of TOUCHES) addEventListener(type, touch, { capture: true, once: true });
  return () => {
    giveUp();
    for (const type of TOUCHES) removeEventListener(type, touch, { capture: true });
  };
}

/**
 * Whether work that may wait until the app is ready may begin: the app is ready, or somebody touched the page before
 * that and may need it now.
 */
export const useMayBegin = (): boolean => useSyncExternalStore(whenItMayBegin, mayBegin, () => false);

function becomeReady(): void {
  document.documentElement.dataset["ready"] = "1";
  const all = [...waiting];
  waiting.clear();
  for (const then of all) then();
}

/** How long ago the page was loaded, in ms; 0 if the device cannot say. */
function sinceLoad(): number {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page && page.loadEventStart > 0 ? performance.now() - page.loadEventStart : 0;
}

/**
 * Whether the app is ready. Nothing that is already there waits for this; it starts what may wait (shell §14), and sets
 * <html data-ready>.
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
