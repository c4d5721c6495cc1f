import type { RefObject } from "react";

/**
 * Base UI lets a sheet go at half of its height; ours goes at a third. Returns handlers for the viewport around the
 * sheet; a flick and everything past the half stay with Base UI.
 */
export function useThirdDrag(popup: RefObject<HTMLElement | null>, close: () => void, enabled: boolean) {
  function release() {
    const sheet = popup.current;
    if (!enabled || !sheet || !sheet.hasAttribute("data-swiping")) return;
    const moved = Number.parseFloat(sheet.style.getPropertyValue("--drawer-swipe-movement-y")) || 0;
    const share = moved / sheet.offsetHeight;
    if (share <= 1 / 3 || share > 1 / 2) return;
    // leaves downwards, as a sheet that is thrown
    sheet.setAttribute("data-let-go", "");
    close();
  }
  return { onTouchEndCapture: release, onPointerUpCapture: release };
}
