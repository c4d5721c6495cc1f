import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "../../routes/app-context.ts";
import { useSession } from "../../session/session.ts";
import { unreadQuery } from "./notification-queries.ts";

/** More than this is not counted out: the figure has to fit on a bell. */
const MOST_SHOWN = 99;

/** How many are unread, as the badge says it; null where there are none, or nobody knows yet. Asks nothing itself. */
export function useUnread(): { count: number; shown: string } | null {
  const { orpc } = useAppContext();
  // What was counted for a member is no visitor's, wherever they signed out.
  const visitor = useSession().status === "visitor";
  const { data: count = 0 } = useQuery({ ...unreadQuery(orpc), enabled: false });
  return count > 0 && !visitor ? { count, shown: count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count) } : null;
}
