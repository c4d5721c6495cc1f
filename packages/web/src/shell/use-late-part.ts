import { type ComponentType, useEffect, useState } from "react";

/** A lost connection is back, or a new release is up, some time later. */
const AGAIN_MS = 5_000;

/**
 * A part of the page whose code comes later: null until it is there. It is asked for again until it comes, where
 * `lazy` would take the whole page away with it: what stands on the screen must not depend on what is merely nice.
 * `load` is the same function in every rendering.
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
