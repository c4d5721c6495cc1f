import { type ReactNode, useEffect, useRef } from "react";
import { keepFieldInSight } from "./field-in-sight.ts";

interface StickyFootProps {
  /** Where it sticks and where it does not, and its ground. */
  className: string;
  children: ReactNode;
}

/**
 * A page's own bar above the shell's, with what one presses next. It tells its height, so that no toast lies over it:
 * "removed, undo" must not stand where the order is sent. Nor does it itself lie over what one writes in.
 */
export function StickyFoot({ className, children }: StickyFootProps) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = foot.current;
    if (!element) return;
    const root = document.documentElement.style;
    const tell = () => {
      const sticks = getComputedStyle(element).position === "sticky";
      root.setProperty("--foot-bar", sticks ? `${element.offsetHeight}px` : "0px");
    };
    const heights = new ResizeObserver(tell);
    heights.observe(element);
    // A window that becomes large may leave its height as it was.
    addEventListener("resize", tell);
    // After the height is told, which what is brought into sight keeps clear of.
    const letGo = keepFieldInSight(element);
    return () => {
      letGo();
      heights.disconnect();
      removeEventListener("resize", tell);
      root.removeProperty("--foot-bar");
    };
  }, []);
  return (
    <div ref={foot} className={className}>
      {children}
    </div>
  );
}

/** With what a basket ends: in sight until the page's end, on its own beside a large page. */
export const BASKET_FOOT =
  // Large text on a narrow screen: as high as the screen itself it would hide what it is about.
  "sticky bottom-[calc(var(--bars)+var(--seen-bottom,0px))] @max-[17rem]:static z-bar border-t border-line bg-glass px-gutter pt-3 pb-3 backdrop-blur-xl tablet:px-0 large:static large:border-0 large:bg-transparent large:p-0 large:backdrop-blur-none";
