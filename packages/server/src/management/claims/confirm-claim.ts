import { CODE_MS, CODE_PAUSE_MS, isCode } from "@tablee/domain/accounts/phone-code";
import { claimAddress, claimDomain } from "@tablee/domain/management/claim";
import type { Claim } from "@tablee/contract/management/claims.contract";
import { askerAt, isPassword } from "../../accounts/password.ts";
import { readStaffRole } from "../../accounts/rights/rights.queries.ts";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import { limitKey } from "../../http/caller-address.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Context, Viewer } from "../../http/context.ts";
import { QueueFull } from "../../jobs/fair-queue.ts";
import type { Services } from "../../services.ts";
import { holdStaff } from "../../restaurants/stored/staff.queries.ts";
import { approveClaim } from "./approve-claim.ts";
import { claimCodeQueue } from "./claim-mails.ts";
import type { TooMany } from "./claim-place.ts";
import { claimView } from "./claim-view.ts";
import {
  beginCode,
  type ClaimRow,
  countTry,
  giveTryBack,
  holdClaimant,
  holdClaims,
  isPhoneVerified,
  readOwnClaim,
} from "./claims.queries.ts";

const SECOND_MS = 1_000;

type SendRefusal = { code: "not_found" | "no_domain" | "invalid_email" | "unavailable" | "place_owned" } | TooMany;

/** Has a code mailed to an address at the domain of the place's website (management §39). */
export const sendClaimCode = (
  services: Services & Pick<Context, "limits" | "address">,
  { account_id }: Viewer,
  { id, local }: { id: number; local: string },
): Promise<Claim | SendRefusal> => {
  const { database, clock, jobs, mail, limits, address } = services;
  return database.db.transaction(async (tx) => {
    await holdClaims(tx, account_id);
    const row = await readOwnClaim(tx, id, account_id);
    if (row?.state !== "open") return { code: "not_found" };
    if (row.owned) return { code: "place_owned" };
    if (mail.off) return { code: "unavailable" };
    const domain = claimDomain(row);
    if (domain === null) return { code: "no_domain" };
    const email = claimAddress(local, domain);
    if (email === null) return { code: "invalid_email" };
    const now = clock();
    const pause = row.code_sent_at === null ? 0 : row.code_sent_at.getTime() + CODE_PAUSE_MS - now.getTime();
    if (pause > 0) return { code: "too_many_requests", retry_after: Math.ceil(pause / SECOND_MS) };
    const retry_after =
      (await limits.take("claim_codes", `member ${account_id}`)) ??
      (await limits.take("claim_codes", `address ${limitKey(address)}`)) ??
      (await limits.take("claim_codes", `to ${email}`)) ??
      (await limits.take("claim_codes_domain", domain));
    if (retry_after !== null) return { code: "too_many_requests", retry_after };
    const code_expires_at = new Date(now.getTime() + CODE_MS);
    const number = await beginCode(tx, id, { code_email: email, code_sent_at: now, code_expires_at });
    await jobs.enqueue(tx, claimCodeQueue, { id, number });
    return claimView({ ...row, code_email: email, code_sent_at: now, code_expires_at }, now);
  });
};

type ConfirmRefusal =
  | { code: "not_found" | "wrong_code" | "code_expired" | "phone_validation_required" | "place_owned" }
  | TooMany
  | { code: "busy" };

/**
 * Answers for a claim that is no longer open. If it made the member the owner, confirming it again succeeds: the answer
 * to the first time may have been lost.
 */
async function confirmedBefore(
  db: Queryable,
  claim: Pick<ClaimRow, "state" | "restaurant_id" | "account_id"> | null,
): Promise<{ restaurant_id: number } | { code: "not_found" }> {
  if (claim?.state !== "approved") return { code: "not_found" };
  const { restaurant_id } = claim;
  return (await readStaffRole(db, restaurant_id, claim.account_id)) === "owner"
    ? { restaurant_id }
    : { code: "not_found" };
}

/** Checks the mailed code, which works once: whoever has it can read the place's mail, and becomes its owner. */
export async function confirmClaim(
  services: Services & Pick<Context, "limits" | "address">,
  viewer: Viewer,
  { id, code: given }: { id: number; code: string },
): Promise<{ restaurant_id: number } | ConfirmRefusal> {
  const { database, clock, limits, address } = services;
  const { db } = database;
  const { account_id } = viewer;
  const row = await readOwnClaim(db, id, account_id);
  if (row?.state !== "open") return confirmedBefore(db, row);
  const code = given.trim();
  if (!isCode(code)) return { code: "wrong_code" };
  const retry_after = await limits.take("claim_tries", `member ${account_id}`);
  if (retry_after !== null) return { code: "too_many_requests", retry_after };
  const now = clock();
  const counted = await countTry(db, id, account_id, now);
  if (!counted) {
    // The same request, sent twice, may have succeeded meanwhile.
    const still = await readOwnClaim(db, id, account_id);
    return still?.state === "approved" ? confirmedBefore(db, still) : { code: "code_expired" };
  }
  try {
    if (!(await isPassword(code, counted.code_hash, askerAt(address)))) return { code: "wrong_code" };
  } catch (error) {
    if (!(error instanceof QueueFull)) throw error;
    await giveTryBack(db, id);
    return { code: "busy" };
  }
  return db.transaction(async (tx) => {
    const claimant = await holdClaimant(tx, account_id);
    await holdStaff(tx, row.restaurant_id);
    const still = await readOwnClaim(tx, id, account_id);
    if (still?.state !== "open") return confirmedBefore(tx, still);
    if (!(await isPhoneVerified(tx, account_id))) return { code: "phone_validation_required" };
    // A newer code may have replaced this one, and the website may have changed meanwhile.
    const domain = claimDomain(still);
    const isSame = still.code_hash === counted.code_hash && still.code_email?.endsWith(`@${domain ?? ""}`) === true;
    if (!isSame || domain === null) return { code: "code_expired" };
    const refusal = await approveClaim(services, tx, { ...still, claimant }, now);
    if (refusal) return { code: refusal.code === "place_owned" ? refusal.code : "not_found" };
    const entry = {
      account_id,
      restaurant_id: still.restaurant_id,
      subject: `account ${account_id}` as const,
      date: now,
    };
    await writeAudit(tx, { ...entry, action: "claim.confirm", after: { role: "owner", domain } });
    return { restaurant_id: still.restaurant_id };
  });
}
