import { type ComponentType, createContext, startTransition, use, useEffect, useState } from "react";
import { useMayBegin } from "../../../shell/ready/ready.ts";
import type { ShareButtonProps } from "../../sharing/share-button.tsx";

interface HeartProps {
  /** The id of the item or the restaurant. */
  id: number;
  name: string;
  className?: string;
  /** false: Tab skips it. */
  stop?: boolean;
}

/** The hearts and the share button of a menu, none of which is part of the page's first load. */
export interface Hearts {
  ItemHeart: ComponentType<HeartProps>;
  RestaurantHeart: ComponentType<HeartProps>;
  ShareButton: ComponentType<ShareButtonProps>;
}

export const HeartsContext = createContext<Hearts | null>(null);

/** null until they have loaded; no space is reserved, because they lie on the photos. */
export const useHearts = (): Hearts | null => use(HeartsContext);

/** Loads the hearts once the app is ready and idle. */
export function useLateHearts(): Hearts | null {
  const [hearts, setHearts] = useState<Hearts | null>(null);
  const begun = useMayBegin();
  useEffect(() => {
    if (!begun) return undefined;
    let wanted = true;
    const load = async () => {
      const [{ ItemHeart }, { RestaurantHeart }, { ShareButton }] = await Promise.all([
        import("./item-heart.tsx"),
        import("../../restaurants/restaurant-heart.tsx"),
        import("../../sharing/share-button.tsx"),
      ]);
      if (wanted) startTransition(() => setHearts({ ItemHeart, RestaurantHeart, ShareButton }));
    };
    const idle = whenIdle(() => void load().catch(() => undefined));
    return () => {
      wanted = false;
      idle();
    };
  }, [begun]);
  return hearts;
}

/**
 * Runs something when the browser is idle, or after a delay in Safari, which has no idle callback. Returns how to
 * cancel.
 */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(then, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(then, 1_000);
  return () => clearTimeout(timer);
}
