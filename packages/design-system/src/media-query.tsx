import { useCallback, useSyncExternalStore } from "react";

/** Above 768 px (shell §15), in rem like the stylesheet's `tablet:`. */
export const ABOVE_PHONE = "(width > 48rem)";
/** The stylesheet's `large:`. */
export const LARGE = "(width > 64rem) or ((width > 48rem) and (height >= 93.75rem))";
/** The stylesheet's `xlarge:`. */
export const XLARGE = "(width >= 85.5rem)";

/** Follows a media query. It is `false` on the server and until hydration is done, so that both render the same. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", changed);
      return () => list.removeEventListener("change", changed);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  );
}
