import { type RefObject, useEffect, useState } from "react";

/** What lies at the lower edge is under the bottom bar, or not read yet. */
const EDGE = "0px 0px -15%";

/** Whether an element stands on the screen where one reads, or stood there before. */
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
