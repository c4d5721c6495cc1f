import { useLocation, useRouter } from "@tanstack/react-router";
import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import type { DishSteps } from "./dish-part.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** How many steps were taken in the open dialog: as many entries of the history are its own. */
    steps?: number;
  }
}

interface Leaving {
  /** Leaves all steps behind, then closes the dialog. */
  leave: () => void;
  leaving: RefObject<boolean>;
}

/** `onClose` closes the dialog on its first step. */
export function useLeaveSteps(open: boolean, onClose: () => void): Leaving {
  const router = useRouter();
  const leaving = useRef(false);
  useEffect(() => {
    if (!open) leaving.current = false;
  }, [open]);
  const leave = () => {
    const { history, latestLocation } = router;
    const { steps = 0 } = latestLocation.state;
    if (leaving.current) return;
    if (steps === 0) return onClose();
    leaving.current = true;
    const stop = history.subscribe(() => {
      stop();
      onClose();
    });
    history.go(-steps);
  };
  return { leave, leaving };
}

/**
 * Makes each further step of a dish or combo an entry of the history, so that Back leads to the step before, and only
 * from the first one out of the dialog (shell §22). `of` identifies what is being composed; `steps` is null while
 * nothing is.
 */
export function useStepHistory(of: string, steps: DishSteps | null, leaving: RefObject<boolean>): void {
  const router = useRouter();
  const depth = useLocation({ select: ({ state }) => state.steps ?? 0 });
  const last = useRef<{ of: string; first: number; at: number; depth: number } | null>(null);
  const at = steps?.at ?? null;
  const previous = useEffectEvent(() => steps?.previous?.());
  useEffect(() => {
    if (at === null) {
      last.current = null;
      return;
    }
    const before = last.current?.of === of ? last.current : null;
    // An edited line may open at a later step: Back closes it there.
    const first = before?.first ?? at;
    last.current = { of, first, at, depth };
    if (leaving.current) return;
    const now = router.latestLocation.state.steps ?? 0;
    const wanted = Math.max(0, at - first);
    if (now < wanted && before?.at === at && depth < before.depth) previous();
    else if (now < wanted) {
      const state = (own: object) => ({ ...own, steps: wanted });
      void router.navigate({ to: ".", search: true, state, resetScroll: false });
    }
    // After Previous; and Forward leads nowhere, because what it led to may have changed.
    else if (now > wanted) router.history.go(wanted - now);
  }, [of, at, depth, router, leaving]);
}
