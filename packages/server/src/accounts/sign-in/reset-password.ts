import type { Language } from "@tablee/domain/language/text";
import { limitKey, networkKey } from "../../http/caller-address.ts";
import type { RateLimits } from "../../ports/rate-limits.ts";
import type { Services } from "../../services.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import { deleteSessionsBut } from "../own/devices.queries.ts";
import { lockAccount } from "../own/own.queries.ts";
import { takeNewEmail } from "../own/new-email.ts";
import { askerAt, hashPassword } from "../password.ts";
import { dropEmailChange, takeAccountLink } from "../stored/account-links.queries.ts";
import { forgetUnprovenWays } from "../ways/unproven-ways.ts";
import { newPasswordFault, type NewPasswordFault } from "./new-password.ts";
import { doubtPhone, findReader, readResetting, setPassword, verifyEmailOf } from "./sign-in.queries.ts";
import { askSignInMail } from "./sign-in-mails.ts";

interface Caller {
  services: Services;
  limits: RateLimits;
  address: string;
  language: Language;
}

export type LinkResult =
  | true
  | { refused: "link_invalid" | NewPasswordFault["code"] }
  | { refused: "too_many_requests" | "busy"; retry_after: number };

/** Whether a mail's link can set a password now; checking does not use it up. */
export const checkResetLink = async (caller: Omit<Caller, "language">, guid: string): Promise<LinkResult> =>
  (await readResetting(caller.services.database.db, guid, caller.services.clock())) !== null || refuseLink(caller);

/**
 * Sets a password through a mail's link and ends every session: an intruder is signed out, and what they may have
 * started ends too, such as a pending change of e-mail. The link is used up in the transaction that sets the password,
 * so that a refusal leaves it valid and two concurrent requests succeed once.
 */
export async function resetPassword(
  caller: Caller,
  { guid, password }: { guid: string; password: string },
): Promise<LinkResult> {
  const { services, language } = caller;
  // Checked before the costly hash, so that a made-up link costs us nothing.
  const whose = await readResetting(services.database.db, guid, services.clock());
  if (!whose) return refuseLink(caller);
  const fault = await newPasswordFault(services, password, whose);
  if (fault) return { refused: fault.code };
  try {
    return (
      (await replace(services, {
        guid,
        hash: await hashPassword(password, undefined, askerAt(caller.address)),
        language,
      })) || { refused: "link_invalid" }
    );
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    return { refused: "busy", retry_after: error.retry_after };
  }
}

async function replace(
  services: Services,
  { guid, hash, language }: { guid: string; hash: string; language: Language },
): Promise<boolean> {
  const at = services.clock();
  const ended = await services.database.db.transaction(async (tx) => {
    const link = await takeAccountLink(tx, { kind: "reset_password", guid }, at);
    // A link that was sent to an address which the member no longer has is invalid.
    if (!link || (await findReader(tx, link.email))?.id !== link.account_id) return null;
    // With the row locked, a concurrent sign-in with the old password finishes before this or fails.
    const account = await lockAccount(tx, link.account_id);
    await setPassword(tx, link.account_id, hash, at);
    await dropEmailChange(tx, link.account_id);
    const proven_at = account?.email_verified_at ?? null;
    const ways = await forgetUnprovenWays(tx, link.account_id, proven_at);
    if (proven_at === null) await doubtPhone(tx, link.account_id);
    await verifyEmailOf(tx, link.account_id, link.email, at);
    await askSignInMail(services, tx, { kind: "password_reset", email: link.email, language, ways });
    return deleteSessionsBut(tx, link.account_id, null);
  });
  if (!ended) return false;
  for (const { id } of ended) services.realtime.sessionEnded(id);
  return true;
}

/** Verifies the e-mail of a link: the member's current one, or a new one that waits for confirmation. */
export async function verifyEmail(caller: Omit<Caller, "language">, guid: string): Promise<LinkResult> {
  const { services } = caller;
  const at = services.clock();
  const verified = await services.database.db.transaction(async (tx) => {
    const link = await takeAccountLink(tx, { kind: "verify_email", guid }, at);
    if (link) await verifyEmailOf(tx, link.account_id, link.email, at);
    return link !== null;
  });
  return verified || (await takeNewEmail(services, guid)) || refuseLink(caller);
}

/**
 * Counts an invalid link against the caller's address, which must wait after too many. A valid link is accepted however
 * many invalid ones came from the same address: an office shares one address, and 122 random bits need no limit to be
 * unguessable (page 050).
 */
async function refuseLink({ limits, address }: Pick<Caller, "limits" | "address">): Promise<LinkResult> {
  const retry_after =
    (await limits.take("links", limitKey(address))) ?? (await limits.take("links_network", networkKey(address)));
  return retry_after === null ? { refused: "link_invalid" } : { refused: "too_many_requests", retry_after };
}
