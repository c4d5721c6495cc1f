import { type ComponentType, useEffect, useState } from "react";

/** By then a lost connection may be back, or a new release complete. */
const AGAIN_MS = 5_000;

/**
 * A part of the page whose code is loaded later: null until it has loaded. Loading is retried until it succeeds, where
 * `lazy` would fail the whole page: what is on the screen must not depend on an extra. `load` must be the same function
 * in every rendering.
 */
export function useLatePart<Props = object>(
  load: () => Promise<ComponentType<Props>>,
  wanted: boolean,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let gone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () => {
      load().then(
        (loaded) => {
          if (!gone) setPart(() => loaded);
        },
        () => {
          if (!gone) timer = setTimeout(ask, AGAIN_MS);
        },
      );
    };
    ask();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [load, wanted]);
  return wanted ? part : null;
}
