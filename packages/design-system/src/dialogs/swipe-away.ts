import { type RefObject, type SyntheticEvent, useRef } from "react";

/** From here on a movement of a finger is a swipe (shell §20). */
const SWIPE_PX = 30;

interface SwipeAway {
  /** Asked with the moment at which the finger let go. */
  close: (at: number) => void;
  enabled: boolean;
}

/**
 * Base UI lets a sheet go at half of its height, or at a flick of whatever length; ours goes with a swipe. Returns
 * handlers for the viewport around the sheet, and whether what Base UI takes for a swipe was none.
 */
export function useSwipeAway(popup: RefObject<HTMLElement | null>, { close, enabled }: SwipeAway) {
  const moved = useRef(0);
  function release({ timeStamp }: SyntheticEvent) {
    const sheet = popup.current;
    if (!enabled || !sheet?.hasAttribute("data-swiping")) return;
    moved.current = Number.parseFloat(sheet.style.getPropertyValue("--drawer-swipe-movement-y")) || 0;
    // Past the half it is Base UI's.
    if (moved.current < SWIPE_PX || moved.current > sheet.offsetHeight / 2) return;
    // leaves downwards, as a sheet that is thrown
    sheet.setAttribute("data-let-go", "");
    close(timeStamp);
  }
  return {
    handlers: { onTouchEndCapture: release, onPointerUpCapture: release },
    isTooShort: () => moved.current < SWIPE_PX,
  };
}
