import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/**
 * What toasts stand above, told on <html>: the foot of a dialog at every width, a question on a phone alone, where it
 * lies at the window's end.
 */
type Property = "--dialog-foot" | "--dialog-question";

/** How far above the window's lower edge each part that is in sight begins, in pixels. */
const parts = new Map<HTMLElement, { property: Property; height: number }>();

/** The highest of them: a dialog over a dialog may have the lower one. */
function tellHighest(property: Property): void {
  const root = document.documentElement.style;
  const heights = [...parts.values()].filter((part) => part.property === property).map(({ height }) => height);
  if (heights.length === 0) root.removeProperty(property);
  else root.setProperty(property, `${Math.max(...heights)}px`);
}

/** Where it begins once its dialog has come to rest: what moves while it opens is a transform. */
function heightOf(part: HTMLElement): number {
  const { offsetParent: popup } = part;
  return window.innerHeight - part.offsetTop - (popup instanceof HTMLElement ? popup.offsetTop : 0);
}

/** As long as the part is there, no toast lies over what is pressed, read or written in it next. */
function useToastsAbove(ref: RefObject<HTMLElement | null>, property: Property): void {
  useEffect(() => {
    const part = ref.current;
    if (!part) return;
    const tell = () => {
      parts.set(part, { property, height: heightOf(part) });
      tellHighest(property);
    };
    const sizes = new ResizeObserver(tell);
    sizes.observe(part);
    if (part.offsetParent) sizes.observe(part.offsetParent);
    // A window that becomes higher may leave the sizes as they were.
    addEventListener("resize", tell);
    return () => {
      sizes.disconnect();
      removeEventListener("resize", tell);
      parts.delete(part);
      tellHighest(property);
    };
  }, [ref, property]);
}

/** What stays in sight below what scrolls in a dialog: a total and its button, or a field. */
export function SheetFoot({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useToastsAbove(ref, "--dialog-foot");
  return (
    <div ref={ref} className="ds-sheet-foot border-t border-line bg-surface px-sheet pt-3 tablet:px-7">
      {children}
    </div>
  );
}

/** All that a question is made of, with the space around it. */
export function Question({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useToastsAbove(ref, "--dialog-question");
  return (
    <div ref={ref} className="p-6">
      {children}
    </div>
  );
}
