import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";

/** The height of a lane's rows (kitchen.css), in pixels. */
const ROW = 2;
/** The usual size of a rem, in pixels: only for guesses. */
const REM = 16;

const span = (element: HTMLElement, height: number): void => {
  element.style.gridRowEnd = `span ${Math.ceil(height / ROW)}`;
};

let watching: ResizeObserver | undefined;
/**
 * One observer for all tickets, so that they are told together, with heights that need no measuring: a measurement makes
 * the browser lay out the whole board at once, in the middle of a task, which takes a slow tablet seconds.
 */
const watch = (): ResizeObserver =>
  (watching ??= new ResizeObserver((entries) => {
    for (const { target, borderBoxSize } of entries) {
      const height = borderBoxSize[0]?.blockSize;
      if (target instanceof HTMLElement && height !== undefined) span(target, height);
    }
  }));

interface PackedProps {
  /** About how high it is, in rem: until it is laid out, which one that is out of sight is not. */
  guess: number;
  children: ReactNode;
}

/**
 * Spans as many of a lane's small rows as the ticket is high: the next one is placed right below the shortest column,
 * not below the highest ticket of a row. In the document, tickets keep their order. One that is scrolled out of sight is
 * not laid out (kitchen.css), but it is read and found like the others.
 */
export function Packed({ guess, children }: PackedProps) {
  const box = useRef<HTMLDivElement>(null);
  const first = useRef(guess);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    span(element, first.current * REM);
    watch().observe(element);
    return () => watch().unobserve(element);
  }, []);
  return (
    <div ref={box} style={{ "--guess": `${guess}rem` } as CSSProperties} className="kitchen-packed pb-2.5">
      {children}
    </div>
  );
}
