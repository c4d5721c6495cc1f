import { type ReactNode, useEffect, useRef } from "react";
import { keepFieldInSight } from "./field-in-sight.ts";

interface StickyFootProps {
  /** Sets where it sticks, where it does not, and its background. */
  className: string;
  children: ReactNode;
}

/**
 * A page's own bar above the shell's, with the next action. It publishes its height, so that no toast covers it:
 * "removed, undo" must not appear where the order is sent. Nor does it cover the field in which somebody writes.
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
    // A window that becomes large may leave the bar's height unchanged.
    addEventListener("resize", tell);
    // After the height is published, because scrolling into view keeps clear of it.
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

/**
 * The foot of a basket: it sticks to the bottom of the screen until the page's end; on large layouts it is part of the
 * column beside the page.
 */
export const BASKET_FOOT =
  // Not sticky with large text on a narrow screen: it would be as high as the screen, and hide what it is about.
  "sticky bottom-[calc(var(--bars)+var(--seen-bottom,0px))] @max-[17rem]:static z-bar border-t border-line bg-glass px-gutter pt-3 pb-3 backdrop-blur-xl tablet:px-0 large:static large:border-0 large:bg-transparent large:p-0 large:backdrop-blur-none";
