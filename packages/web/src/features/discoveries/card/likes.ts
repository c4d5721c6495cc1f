import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useReaction, useTurnedAway } from "./reactions.ts";

export interface Like {
  liked: boolean;
  /** The number of likes once the pending toggle is stored. */
  likes: number;
  /** Whether there is a button; false: only the others' count is shown (discoveries §14). */
  shown: boolean;
  /** Toggles the like. Visitors must sign in first, which the caller tells them. */
  toggle: (failed: (error: unknown) => void) => void;
}

/**
 * Returns the viewer's like. By discoveries §2, discoveries §14 and members §13 there are no likes before approval, and
 * no button for a viewer who disliked, reported or is not interested, or whom the author blocked and who has no like to
 * take back.
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
