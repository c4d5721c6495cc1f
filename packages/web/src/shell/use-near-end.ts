import { type RefObject, useEffect, useRef } from "react";

/** How far below the screen the next page is requested, so that skeletons are rarely seen. */
const AHEAD = "1200px";

interface End {
  /** There is more to load, and the last attempt did not fail. */
  more: boolean;
  load: () => void;
  /** Changes when something was added, so that it is checked again whether the end is near. */
  loaded: number;
  /** How far below the screen it is near, as a CSS length. */
  ahead?: string;
}

/** Loads the next page of a list when its end comes near the screen. */
export function useNearEnd(end: RefObject<HTMLElement | null>, { more, load, loaded, ahead = AHEAD }: End): void {
  const loading = useRef(load);
  useEffect(() => {
    loading.current = load;
  });
  useEffect(() => {
    if (!more || !end.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) loading.current();
      },
      { rootMargin: ahead },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [end, more, loaded, ahead]);
}
