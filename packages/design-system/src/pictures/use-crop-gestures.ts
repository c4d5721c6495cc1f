import { type Dispatch, type RefObject, type SetStateAction, useEffect } from "react";
import { type CropView, moved, type Spot } from "./crop-view.ts";

interface Gestures {
  /** null while the picture has not loaded. */
  ratios: { picture: number; frame: number } | null;
  setView: Dispatch<SetStateAction<CropView>>;
}

/** The zoom per unit of wheel movement; a notch has about a hundred units. */
const WHEEL = 0.0016;

/** One finger or the mouse moves the picture; two fingers or the wheel zoom. */
export function useCropGestures(frame: RefObject<HTMLElement | null>, { ratios, setView }: Gestures): void {
  const picture = ratios?.picture;
  const across = ratios?.frame;
  useEffect(() => {
    const element = frame.current;
    if (!element || picture === undefined || across === undefined) return;
    const fingers = new Map<number, Spot>();
    const spotOf = ({ clientX, clientY }: MouseEvent): Spot => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: (clientX - left) / width, y: (clientY - top) / height };
    };
    const go = (at: Spot, to: Spot, nearer: number) =>
      setView((view) => moved(view, { at, to, nearer }, picture, across));

    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      element.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, spotOf(event));
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = heldOf(fingers, across);
      fingers.set(event.pointerId, spotOf(event));
      const after = heldOf(fingers, across);
      go(before.middle, after.middle, before.span > 0 && after.span > 0 ? after.span / before.span : 1);
    };
    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const spot = spotOf(event);
      go(spot, spot, Math.exp(-event.deltaY * WHEEL));
    };
    element.addEventListener("pointerdown", down);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", up);
    element.addEventListener("pointercancel", up);
    // Not passive, so that it can keep the page from scrolling.
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      element.removeEventListener("pointerdown", down);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", up);
      element.removeEventListener("pointercancel", up);
      element.removeEventListener("wheel", wheel);
    };
  }, [frame, picture, across, setView]);
}

/** The centre of the first two fingers, and their distance in heights of the frame; 0 for a single finger. */
function heldOf(fingers: ReadonlyMap<number, Spot>, ratio: number): { middle: Spot; span: number } {
  const [one = { x: 0.5, y: 0.5 }, other] = fingers.values();
  if (!other) return { middle: one, span: 0 };
  const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 };
  return { middle, span: Math.hypot((one.x - other.x) * ratio, one.y - other.y) };
}
