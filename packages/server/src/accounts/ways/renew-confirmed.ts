import type { Queryable } from "../../database/open-database.ts";
import { handDevicesOver } from "../../notifications/push/push-devices.queries.ts";
import type { Services } from "../../services.ts";
import { OVERLAP_MS } from "../sessions.ts";
import { handOver, insertSession, lockUnrenewed } from "../sessions.queries.ts";
import { hashToken, newToken } from "../stored/session-token.ts";
import { confirmLine } from "./confirm.queries.ts";

/**
 * The member at the screen has proved to be the member: what is delicate opens to a new token alone, which this answer
 * brings. Whoever had found the one before gains nothing by it, and has it for as long as calls may be under way. null:
 * the session was being renewed in that very moment, so the device has a new token already.
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
  // Sealed for nobody: the token before must not lead to this one.
  await handOver(tx, session_id, { renewed_to, renewed_token: null, renewed_at: at, expires_at: overlap });
  await handDevicesOver(tx, session_id, renewed_to);
  return token;
}
