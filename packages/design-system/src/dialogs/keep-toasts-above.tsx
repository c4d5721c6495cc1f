import { type ReactNode, type RefObject, useEffect, useRef } from "react";

/**
 * The custom properties on <html> that keep toasts above something: the foot of a dialog at every width, and a question
 * only on a phone, where it is at the bottom of the window.
 */
type Property = "--dialog-foot" | "--dialog-question";

/** The distance in pixels between the bottom of the window and the top of each visible part. */
const parts = new Map<HTMLElement, { property: Property; height: number }>();

/** Publishes the largest height: a dialog above another one may have the lower part. */
function tellHighest(property: Property): void {
  const root = document.documentElement.style;
  const heights = [...parts.values()].filter((part) => part.property === property).map(({ height }) => height);
  if (heights.length === 0) root.removeProperty(property);
  else root.setProperty(property, `${Math.max(...heights)}px`);
}

/** The height once the dialog has finished its opening animation, which is a transform and does not count. */
function heightOf(part: HTMLElement): number {
  const { offsetParent: popup } = part;
  return window.innerHeight - part.offsetTop - (popup instanceof HTMLElement ? popup.offsetTop : 0);
}

/** While the part is mounted, no toast covers what is pressed, read or typed in it. */
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
    // A window that becomes taller may not change the observed sizes.
    addEventListener("resize", tell);
    return () => {
      sizes.disconnect();
      removeEventListener("resize", tell);
      parts.delete(part);
      tellHighest(property);
    };
  }, [ref, property]);
}

/** The part of a dialog that stays visible below its scrolling content: a total and its button, or a field. */
export function SheetFoot({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useToastsAbove(ref, "--dialog-foot");
  return (
    <div ref={ref} className="ds-sheet-foot border-t border-line bg-surface px-sheet pt-3 tablet:px-7">
      {children}
    </div>
  );
}

/** The content of a question, with its padding. */
export function Question({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useToastsAbove(ref, "--dialog-question");
  return (
    <div ref={ref} className="p-6">
      {children}
    </div>
  );
}
