import { type ReactNode, useLayoutEffect, useRef } from "react";

/** The height of a lane's rows (kitchen.css), in pixels. */
const ROW = 2;

/**
 * Spans as many of a lane's small rows as the ticket is high: the next one is placed right below the shortest column,
 * not below the highest ticket of a row. In the document, tickets keep their order.
 */
export function Packed({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const fit = () => {
      element.style.gridRowEnd = `span ${Math.ceil(element.offsetHeight / ROW)}`;
    };
    fit();
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={box} className="pb-2.5">
      {children}
    </div>
  );
}
