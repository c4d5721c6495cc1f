import type { WaitingClaim } from "@tablee/contract/management/claims.contract";
import type { ClaimRefusal } from "@tablee/domain/management/claim";
import { isOwnWord } from "@tablee/domain/restaurants/own-word";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import type { Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { holdStaff } from "../../restaurants/stored/staff.queries.ts";
import { approveClaim } from "./approve-claim.ts";
import { claimNewsQueue } from "./claim-mails.ts";
import { decideOpen, holdClaimant, readClaim, readWaiting } from "./claims.queries.ts";

/** The claims that wait for an administrator, oldest first. */
export const listWaitingClaims = async ({ database: { db } }: Services): Promise<{ claims: WaitingClaim[] }> => ({
  claims: (await readWaiting(db)).map(
    ({
      account_id,
      member_name,
      email,
      email_verified,
      member_phone,
      place_phone,
      created_at,
      source,
      owner_set,
      ...claim
    }) => ({
      ...claim,
      phone_number: place_phone,
      own_word: ["website", "phone_number"].some((column) => isOwnWord({ source, owner_set }, column)),
      created_at: created_at.toISOString(),
      member: { account_id, name: member_name, email, email_verified, phone_number: member_phone },
    }),
  ),
});

/** Approves (no refusal) or refuses a claim: of two administrators one decides, and the other is told so. */
export const decideClaim = (
  services: Services,
  viewer: Viewer,
  { id, refusal }: { id: number; refusal: ClaimRefusal | null },
): Promise<true | { code: "not_found" | "already_decided" | "place_owned" | "claimant_away" }> =>
  services.database.db.transaction(async (tx) => {
    const found = await readClaim(tx, id);
    if (!found) return { code: "not_found" };
    const { restaurant_id, account_id } = found;
    const claimant = await holdClaimant(tx, account_id);
    await holdStaff(tx, restaurant_id);
    const claim = await readClaim(tx, id);
    if (claim?.state !== "open") return { code: "already_decided" };
    const date = services.clock();
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `account ${account_id}` as const, date };
    if (refusal === null) {
      const refused = await approveClaim(services, tx, { ...claim, claimant }, date);
      if (refused) return refused;
      await writeAudit(tx, { ...entry, action: "claim.approve", after: { role: "owner" } });
      return true;
    }
    if (!(await decideOpen(tx, id, { refusal, decided_at: date }))) return { code: "already_decided" };
    await services.jobs.enqueue(tx, claimNewsQueue, { id });
    await writeAudit(tx, { ...entry, action: "claim.refuse", after: { refusal } });
    return true;
  });
