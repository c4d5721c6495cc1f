import { randomUUID } from "node:crypto";
import { isUniqueViolation } from "../../database/unique-violation.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { hashToken } from "../stored/session-token.ts";
import { tellMember } from "./own-mails.ts";
import { putLink, type StoredAccount, takeEmailChange, writeAccount } from "./own.queries.ts";

/** As that of a first address (accounts §29). */
const LINK_MS = 3 * 86_400_000;

/**
 * Sends a link to the new address and tells the old one. The e-mail stays what it is until the link is followed: until
 * then nobody knows that whoever asks can read there.
 */
export async function askNewEmail(
  services: Services,
  tx: Queryable,
  account: StoredAccount,
  email: string,
): Promise<void> {
  const guid = randomUUID();
  const expires_at = new Date(services.clock().getTime() + LINK_MS);
  await putLink(tx, { kind: "change_email", account_id: account.id, key_hash: hashToken(guid), email, expires_at });
  const { language } = account;
  await tellMember(services, tx, { email, language }, { kind: "confirm_email", path: `/email/verification/${guid}` });
  await tellMember(services, tx, account, { kind: "email_asked" });
}

/** Makes the address of a link the member's, whose link is good once; false: there is no such link any more. */
export async function takeNewEmail({ database, clock }: Services, guid: string): Promise<boolean> {
  try {
    return await database.db.transaction(async (tx) => {
      const link = await takeEmailChange(tx, hashToken(guid));
      if (!link || link.expires_at <= clock()) return false;
      await writeAccount(tx, link.account_id, { email: link.email, email_verified_at: clock() });
      return true;
    });
  } catch (error) {
    // Somebody has registered with it meanwhile.
    if (isUniqueViolation(error, "accounts_email")) return false;
    throw error;
  }
}
