import { type RouterHistory, useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent, useRef, useState } from "react";

type Blocker = Parameters<RouterHistory["block"]>[0]["blockerFn"];
type Asked = Parameters<Blocker>[0];

interface Page {
  pathname: string;
  search: object;
}

interface Leaving {
  action: Asked["action"];
  from: Page;
  to: Page;
}

interface Asking {
  /** Whether a navigation needs the question. */
  asks: (leaving: Leaving) => boolean;
  /** Whether the browser asks, in words of its own, before the document is unloaded. */
  asksOnUnload: () => boolean;
}

export interface LeaveQuestion {
  proceed: () => void;
  stay: () => void;
}

/**
 * Holds a navigation until somebody has decided whether the page may be left; null while nothing is to be decided. After
 * Back, the browser stands on the step before already. Another Back closes the question and keeps the page (shell §22):
 * one return leads over both steps, so the decision about the first one is dropped. The router's `useBlocker` would ask
 * a second time instead, and could only return from one of the two.
 */
export function useLeaveQuestion({ asks, asksOnUnload }: Asking): LeaveQuestion | null {
  const router = useRouter();
  const [question, setQuestion] = useState<LeaveQuestion | null>(null);
  const asked = useRef<LeaveQuestion | null>(null);
  const show = (next: LeaveQuestion | null) => {
    asked.current = next;
    setQuestion(next);
  };
  const pageOf = (location: Asked["nextLocation"]): Page => ({
    pathname: router.parseLocation(location).pathname,
    search: router.options.parseSearch(location.search),
  });
  const decide = useEffectEvent(({ action, currentLocation, nextLocation }: Asked): boolean | Promise<boolean> => {
    if (asked.current && action !== "PUSH" && action !== "REPLACE") {
      show(null);
      // Forward may have led back to the page itself already.
      return nextLocation.state.__TSR_index !== currentLocation.state.__TSR_index;
    }
    if (!asks({ action, from: pageOf(currentLocation), to: pageOf(nextLocation) })) return false;
    return new Promise((resolve) => {
      const end = (isKept: boolean) => {
        show(null);
        resolve(isKept);
      };
      show({ proceed: () => end(false), stay: () => end(true) });
    });
  });
  const unloads = useEffectEvent(asksOnUnload);
  useEffect(
    () => router.history.block({ blockerFn: (navigation) => decide(navigation), enableBeforeUnload: () => unloads() }),
    [router],
  );
  return question;
}
