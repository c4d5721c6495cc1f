import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { unreadQuery } from "./notification-queries.ts";

/** Higher numbers are shown as "more than this": the text has to fit on a bell. */
const MOST_SHOWN = 99;

/**
 * Returns the number of unread notifications and its text for the badge; null if there are none, or if it is not known
 * yet. Makes no call itself.
 */
export function useUnread(): { count: number; shown: string } | null {
  const { orpc } = useAppContext();
  // A member's count must not be shown to a visitor, wherever the member signed out.
  const visitor = useSession().status === "visitor";
  const { data: count = 0 } = useQuery({ ...unreadQuery(orpc), enabled: false });
  return count > 0 && !visitor ? { count, shown: count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count) } : null;
}
