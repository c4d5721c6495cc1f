import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useReaction, useTurnedAway } from "./reactions.ts";

export interface Like {
  liked: boolean;
  /** As it will be once the wish is fulfilled. */
  likes: number;
  /** false: there is nothing to press (discoveries §14), only what others think. */
  shown: boolean;
  /** Turns it over. The visitor must sign in first and is told so by the caller. */
  toggle: (failed: (error: unknown) => void) => void;
}

/**
 * The like of the person at the screen. discoveries §2, discoveries §14 and members §13: no likes before approval; no
 * button for whoever disliked, reported or is not interested, or was blocked by the author and has nothing to take back.
 */
export function useLike(discovery: Discovery): Like {
  const { on, confirmed, toggle } = useReaction(discovery.id, "like");
  const away = useTurnedAway(discovery.id);
  const difference = on === confirmed ? 0 : on ? 1 : -1;
  return {
    liked: on,
    likes: Math.max(0, discovery.likes + difference),
    shown: discovery.status === "approved" && away === null && (on || !discovery.current_user_blocked),
    toggle,
  };
}
