import { isUniqueViolation } from "../../database/unique-violation.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { askEmailChange, takeAccountLink } from "../stored/account-links.queries.ts";
import { tellMember } from "./own-mails.ts";
import { type StoredAccount, writeAccount } from "./own.queries.ts";

/**
 * Sends a link to the new address and notifies the old one. The e-mail changes only when the link is followed: until
 * then nothing proves that the member can read mail there.
 */
export async function askNewEmail(
  services: Services,
  tx: Queryable,
  account: StoredAccount,
  email: string,
): Promise<void> {
  const { id: account_id, language } = account;
  await askEmailChange(tx, { account_id, email }, services.clock());
  await tellMember(services, tx, { email, language }, { kind: "confirm_email", account_id });
  await tellMember(services, tx, account, { kind: "email_asked" });
}

/** Gives the member the address of a link, which works once; false if there is no such link any more. */
export async function takeNewEmail({ database, clock }: Services, guid: string): Promise<boolean> {
  try {
    return await database.db.transaction(async (tx) => {
      const link = await takeAccountLink(tx, { kind: "change_email", guid }, clock());
      if (!link) return false;
      await writeAccount(tx, link.account_id, { email: link.email, email_verified_at: clock() });
      return true;
    });
  } catch (error) {
    // Somebody has registered with it meanwhile.
    if (isUniqueViolation(error, "accounts_email")) return false;
    throw error;
  }
}
