import { type RefObject, useEffect, useState } from "react";

/** The lower edge does not count: it is under the bottom bar, or not read yet. */
const EDGE = "0px 0px -15%";

/** Whether an element is, or ever was, in the part of the screen where people read. */
export function useOnScreen(element: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !element.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: EDGE },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, seen]);
  return seen;
}
