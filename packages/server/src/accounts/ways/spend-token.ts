import type { Queryable } from "../../database/open-database.ts";
import type { VouchedPerson } from "../../ports/identity/identity.ts";
import { hashToken } from "../stored/session-token.ts";
import { insertAttempt } from "./attempts.queries.ts";

/**
 * Marks an id_token as used; false if it already was. The hash covers the signed part only, because the same signature
 * can be encoded in more than one way.
 */
export function spendToken(tx: Queryable, id_token: string, { expires_at }: VouchedPerson, at: Date): Promise<boolean> {
  const signed = id_token.slice(0, id_token.lastIndexOf("."));
  return insertAttempt(tx, { kind: "provider", key_hash: hashToken(`spent ${signed}`), facts: {}, expires_at }, at);
}
