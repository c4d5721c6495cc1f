import type { WaitingClaim } from "@tablee/contract/management/claims.contract";
import type { ClaimRefusal } from "@tablee/domain/management/claim";
import { writeAudit } from "../../accounts/stored/audit.queries.ts";
import type { Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { holdStaff } from "../people/people.queries.ts";
import { approveClaim } from "./approve-claim.ts";
import { claimNewsQueue } from "./claim-mails.ts";
import { decideOpen, readClaim, readWaiting } from "./claims.queries.ts";

/** The claims that wait for an administrator, oldest first. */
export const listWaitingClaims = async ({ database: { db } }: Services): Promise<{ claims: WaitingClaim[] }> => ({
  claims: (await readWaiting(db)).map(
    ({ account_id, member_name, email, member_phone, place_phone, created_at, ...claim }) => ({
      ...claim,
      phone_number: place_phone,
      created_at: created_at.toISOString(),
      member: { account_id, name: member_name, email, phone_number: member_phone },
    }),
  ),
});

/** Approves (no refusal) or refuses a claim: of two administrators one decides, and the other is told so. */
export const decideClaim = (
  services: Services,
  viewer: Viewer,
  { id, refusal }: { id: number; refusal: ClaimRefusal | null },
): Promise<true | { code: "not_found" | "already_decided" | "place_owned" }> =>
  services.database.db.transaction(async (tx) => {
    const found = await readClaim(tx, id);
    if (!found) return { code: "not_found" };
    const { restaurant_id, account_id } = found;
    await holdStaff(tx, restaurant_id);
    const claim = await readClaim(tx, id);
    if (claim?.state !== "open") return { code: "already_decided" };
    const date = services.clock();
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `account ${account_id}` as const, date };
    if (refusal === null) {
      const refused = await approveClaim(services, tx, claim, date);
      if (refused) return refused;
      await writeAudit(tx, { ...entry, action: "claim.approve", after: { role: "owner" } });
      return true;
    }
    if (!(await decideOpen(tx, id, { refusal, decided_at: date }))) return { code: "already_decided" };
    await services.jobs.enqueue(tx, claimNewsQueue, { id });
    await writeAudit(tx, { ...entry, action: "claim.refuse", after: { refusal } });
    return true;
  });
