import { type MouseEvent, type RefObject, useEffect, useRef, useState } from "react";
import type { SectionHead } from "../reading/menu-sections.ts";
import type { SectionKey } from "../reading/section-key.ts";
import { sectionId } from "./menu-section.tsx";

/**
 * How long a press on a section waits for scrolling to start; while it lasts, two scroll events are less than `GAP_MS`
 * apart.
 */
const PRESSED_MS = 900;
const GAP_MS = 200;

/** How far below the bar a section is read, in px: at its heading. */
const BELOW_BAR = 24;

/** `first` runs before: it ends a search, so that the sections come back. */
export type GoTo = (event: MouseEvent, key: SectionKey, first: (() => void) | null) => void;

export const calm = () => window.matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Whether the page has been scrolled to its end. */
const isAtFoot = (): boolean => {
  const { scrollHeight, clientHeight } = document.documentElement;
  // A phone's bars, which come and go, change only one of the two.
  const height = Math.max(clientHeight, window.innerHeight);
  return window.scrollY > 0 && window.scrollY + height >= scrollHeight - 2;
};

interface Following {
  keys: readonly SectionKey[];
  /** The bar under which they are read. It is measured, as it grows with the text and moves below a notice. */
  bar: RefObject<HTMLElement | null>;
  /** Until when the pressed section counts as the one being read, whatever is below the bar. */
  pressedUntil: { current: number };
  onRead: (key: SectionKey) => void;
}

/** Reports which section is being read while the page is scrolled; returns how to stop. */
function followScroll({ keys, bar, pressedUntil, onRead }: Following): () => void {
  const tell = () => {
    if (performance.now() < pressedUntil.current) return;
    const line = (bar.current?.getBoundingClientRect().bottom ?? 0) + BELOW_BAR;
    const isReached = (key: SectionKey) => {
      const section = document.getElementById(sectionId(key));
      return section && section.getBoundingClientRect().top <= line;
    };
    // The last sections may be too short to reach the bar, because the page cannot be scrolled any further.
    const read = isAtFoot() ? keys.at(-1) : (keys.findLast(isReached) ?? keys[0]);
    if (read) onRead(read);
  };
  tell();
  const move = () => {
    const now = performance.now();
    // Still scrolling to the pressed section, however far it is.
    if (now < pressedUntil.current) pressedUntil.current = Math.max(pressedUntil.current, now + GAP_MS);
    else tell();
  };
  const takeOver = () => {
    pressedUntil.current = 0;
  };
  const stop = new AbortController();
  const { signal } = stop;
  window.addEventListener("scroll", move, { passive: true, signal });
  for (const own of ["wheel", "touchmove"] as const) {
    window.addEventListener(own, takeOver, { passive: true, signal });
  }
  return () => stop.abort();
}

/**
 * The section that is being read: the one below the bar, the last one at the end of the page, or the one that was
 * pressed, until somebody scrolls; and a function that goes to another.
 */
export function useSectionInSight(
  sections: readonly SectionHead[],
  following: boolean,
  bar: RefObject<HTMLElement | null>,
): [SectionKey | null, GoTo] {
  const [active, setActive] = useState<SectionKey | null>(sections[0]?.key ?? null);
  const pressedUntil = useRef(0);
  const keys = sections.map(({ key }) => key).join(" ");
  useEffect(() => {
    if (!following) return undefined;
    return followScroll({ keys: keys.split(" ") as SectionKey[], bar, pressedUntil, onRead: setActive });
  }, [keys, following, bar]);
  // Without the router: a position in the page is no history step.
  const goTo: GoTo = (event, key, first) => {
    if (event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    pressedUntil.current = performance.now() + PRESSED_MS;
    setActive(key);
    first?.();
    requestAnimationFrame(() => {
      const section = document.getElementById(sectionId(key));
      section?.scrollIntoView({ block: "start", behavior: calm() ? "auto" : "smooth" });
    });
  };
  return [active, goTo];
}
