import type { Queryable } from "../../database/open-database.ts";
import { handDevicesOver } from "../../notifications/push/push-devices.queries.ts";
import type { Services } from "../../services.ts";
import { OVERLAP_MS } from "../sessions.ts";
import { handOver, insertSession, lockUnrenewed } from "../sessions.queries.ts";
import { hashToken, newToken } from "../stored/session-token.ts";
import { confirmLine } from "./confirm.queries.ts";

/**
 * Renews the session of a member who has just confirmed their identity: only the new token, which this answer carries,
 * allows sensitive calls. Somebody with a stolen old token gains nothing, and the old token works only as long as calls
 * in progress need it. null if a concurrent renewal has already given the device a new token.
 */
export async function renewConfirmed(
  { clock }: Pick<Services, "clock">,
  tx: Queryable,
  session_id: number,
): Promise<string | null> {
  const at = clock();
  const session = await lockUnrenewed(tx, session_id);
  if (!session) {
    await confirmLine(tx, session_id, at);
    return null;
  }
  const token = newToken();
  const token_hash = hashToken(token);
  const renewed_to = await insertSession(tx, { ...session, token_hash, confirmed_at: at, last_seen_at: at });
  const overlap = new Date(Math.min(at.getTime() + OVERLAP_MS, session.expires_at.getTime()));
  // Not sealed in the old session: the old token must not lead to this one.
  await handOver(tx, session_id, { renewed_to, renewed_token: null, renewed_at: at, expires_at: overlap });
  await handDevicesOver(tx, session_id, renewed_to);
  return token;
}
