import { type PointerEvent, useRef, useState } from "react";

/** Returns the row under a point, and its list. */
function rowAt(x: number, y: number, within: string): { ref: string; list: Element | null } | null {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-line]");
  const ref = row?.dataset["line"];
  return row && ref !== undefined ? { ref, list: row.closest(within) } : null;
}

/** The distance in px from the edge of the window within which the page scrolls along. */
const EDGE_PX = 80;
const STEP_PX = 14;

/**
 * Dragging of rows by their handle, with finger, pen or mouse, onto another row of their list; with the keyboard Alt
 * and the arrows do the same. `within` is the selector of what contains all possible targets.
 */
export function useRowDrag(onDrop: (ref: string, onto: string) => void, within = "ul, ol") {
  const [pulled, setPulled] = useState<string | null>(null);
  const [onto, setOnto] = useState<string | null>(null);
  const list = useRef<Element | null>(null);
  const target = useRef<string | null>(null);
  const end = () => {
    setPulled(null);
    setOnto(null);
    target.current = null;
  };
  const handle = (ref: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      list.current = event.currentTarget.closest("[data-line]")?.closest(within) ?? null;
      setPulled(ref);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (pulled !== ref) return;
      if (clientY < EDGE_PX) scrollBy(0, -STEP_PX);
      else if (clientY > innerHeight - EDGE_PX) scrollBy(0, STEP_PX);
      const row = rowAt(clientX, clientY, within);
      if (!row || row.list !== list.current) return;
      target.current = row.ref;
      setOnto(row.ref);
    },
    onPointerUp: () => {
      const dropped = target.current;
      end();
      if (pulled === ref && dropped !== null && dropped !== ref) onDrop(ref, dropped);
    },
    onPointerCancel: end,
  });
  return { pulled, onto, handle };
}
export type RowDrag = ReturnType<typeof useRowDrag>;
