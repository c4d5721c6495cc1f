import { type RefObject, type SyntheticEvent, useRef } from "react";

/** From this distance on, a finger's movement counts as a swipe (shell §20). */
const SWIPE_PX = 30;

interface SwipeAway {
  /** Called with the time at which the finger was lifted. */
  close: (at: number) => void;
  enabled: boolean;
}

/**
 * Base UI closes a sheet when it is dragged past half of its height, or flicked over any distance; ours closes with a
 * swipe of SWIPE_PX. Returns handlers for the viewport around the sheet, and a function that tells whether a swipe
 * reported by Base UI was too short.
 */
export function useSwipeAway(popup: RefObject<HTMLElement | null>, { close, enabled }: SwipeAway) {
  const moved = useRef(0);
  function release({ timeStamp }: SyntheticEvent) {
    const sheet = popup.current;
    if (!enabled || !sheet?.hasAttribute("data-swiping")) return;
    moved.current = Number.parseFloat(sheet.style.getPropertyValue("--drawer-swipe-movement-y")) || 0;
    // Beyond half of its height, Base UI closes it.
    if (moved.current < SWIPE_PX || moved.current > sheet.offsetHeight / 2) return;
    // The sheet leaves downwards, in the direction of the swipe.
    sheet.setAttribute("data-let-go", "");
    close(timeStamp);
  }
  return {
    handlers: { onTouchEndCapture: release, onPointerUpCapture: release },
    isTooShort: () => moved.current < SWIPE_PX,
  };
}
