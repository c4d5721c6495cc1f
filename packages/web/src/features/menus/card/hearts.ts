import { type ComponentType, createContext, startTransition, use, useEffect, useState } from "react";
import { useMayBegin } from "../../../shell/ready/ready.ts";
import type { ShareButtonProps } from "../../sharing/share-button.tsx";

interface HeartProps {
  /** Of the item or the restaurant. */
  id: number;
  name: string;
  className?: string;
  /** false: Tab passes it by. */
  stop?: boolean;
}

/** The hearts of a menu, and what shares it: nothing of them is part of the page's first load. */
export interface Hearts {
  ItemHeart: ComponentType<HeartProps>;
  RestaurantHeart: ComponentType<HeartProps>;
  ShareButton: ComponentType<ShareButtonProps>;
}

export const HeartsContext = createContext<Hearts | null>(null);

/** null until they have come; their place on the photos is kept by nothing, since they lie on them. */
export const useHearts = (): Hearts | null => use(HeartsContext);

/** Fetches the hearts once the app is ready and has nothing else to do. */
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

/** Safari has no idle callback. Answers how to give it up. */
function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === "function") {
    const handle = requestIdleCallback(then, { timeout: 3_000 });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(then, 1_000);
  return () => clearTimeout(timer);
}
