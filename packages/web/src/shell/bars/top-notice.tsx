import { classNames } from "@tablee/design-system/class-names";
import { type ReactNode, useEffect, useRef, useState } from "react";

/**
 * What is announced above every page: it stays at the top while the page is scrolled. It publishes its height, so that
 * the page's own bars stick below it and hide no part of it. On a phone it pushes nothing down under a thumb: a page that
 * is scrolled makes room for it only when it is back at its top.
 */
export function TopNotice({ children }: { children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  const [isOver, setOver] = useState(() => window.scrollY > 0);
  useEffect(() => {
    if (!isOver) return undefined;
    const look = () => setOver(window.scrollY > 0);
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [isOver]);
  useEffect(() => {
    const element = notice.current;
    if (!element) return undefined;
    const root = document.documentElement.style;
    // Where another screen hides the notice, this is 0.
    const tell = () => {
      // In a low window, or with large text, it scrolls away: it would leave no room for the page.
      const height = getComputedStyle(element).position === "static" ? 0 : element.offsetHeight;
      root.setProperty("--top-notice", `${height}px`);
    };
    const heights = new ResizeObserver(tell);
    heights.observe(element);
    window.addEventListener("resize", tell);
    return () => {
      heights.disconnect();
      window.removeEventListener("resize", tell);
      root.removeProperty("--top-notice");
    };
  }, []);
  return (
    <div
      ref={notice}
      className={classNames(
        "shell-connection sticky top-[var(--seen-top,0px)] z-bar [@media(height<30rem)]:static bg-glass px-gutter pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 backdrop-blur-xl large:px-7",
        isOver && "mobile:[@media(height>=30rem)]:fixed mobile:inset-x-0",
      )}
    >
      {children}
    </div>
  );
}
