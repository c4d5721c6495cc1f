import type { Services } from "../../services.ts";
import { deleteSessionsBut } from "../own/devices.queries.ts";
import { writeAudit } from "../stored/audit.queries.ts";
import { deleteEverySession, holdAccount } from "./rights.queries.ts";

/** Sessions that somebody ends for others; `by` is the acting member's account, null from the command line. */
interface SignOut {
  /** null: everybody's. */
  email: string | null;
  by: number | null;
}

/**
 * Ends all sessions of a member, or of everybody, for instance after a token has leaked; returns how many. Their calls
 * are refused at once; sockets in other processes are closed at their next check, within a minute.
 */
export async function signOutMembers(
  { database, clock, realtime }: Services,
  { email, by }: SignOut,
): Promise<{ ended: number } | { code: "not_found" }> {
  const ended = await database.db.transaction(async (tx) => {
    const account = email === null ? null : await holdAccount(tx, email.trim());
    if (email !== null && !account) return null;
    const sessions = account ? await deleteSessionsBut(tx, account.id, null) : await deleteEverySession(tx);
    if (sessions.length > 0) {
      await writeAudit(tx, {
        account_id: by,
        restaurant_id: null,
        action: "session.end",
        subject: account ? `account ${account.id}` : "everybody",
        before: { sessions: sessions.length },
        date: clock(),
      });
    }
    return sessions;
  });
  if (!ended) return { code: "not_found" };
  for (const { id } of ended) realtime.sessionEnded(id);
  return { ended: ended.filter(({ renewed_to }) => renewed_to === null).length };
}
