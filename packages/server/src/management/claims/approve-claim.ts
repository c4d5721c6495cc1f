import { mayBecomeOwner } from "@tablee/domain/management/owners";
import { setStaffRole } from "../../accounts/rights/rights.queries.ts";
import type { Queryable } from "../../database/open-database.ts";
import type { Services } from "../../services.ts";
import { claimNewsQueue } from "./claim-mails.ts";
import { type Claimant, type ClaimRow, decideOpen, refuseOthers } from "./claims.queries.ts";

/**
 * Makes a claimant the owner and refuses the other claims of the place; every claimant gets a mail. A claimant who could
 * not look after the place does not become its owner (management §47). The caller has locked the claimant and then the
 * restaurant's staff, so that of two concurrent approvals the second one finds an owner.
 */
export async function approveClaim(
  { jobs }: Services,
  tx: Queryable,
  claim: Pick<ClaimRow, "id" | "restaurant_id" | "account_id" | "owned"> & { claimant: Claimant },
  now: Date,
): Promise<{ code: "place_owned" | "already_decided" | "claimant_away" } | null> {
  const { id, restaurant_id, account_id, claimant } = claim;
  if (claim.owned) return { code: "place_owned" };
  if (!claimant || !mayBecomeOwner(claimant, now)) return { code: "claimant_away" };
  if (!(await decideOpen(tx, id, { refusal: null, decided_at: now }))) return { code: "already_decided" };
  await setStaffRole(tx, { restaurant_id, account_id, role: "owner" });
  const others = await refuseOthers(tx, restaurant_id, id, now);
  await jobs.enqueueAll(
    tx,
    claimNewsQueue,
    [id, ...others].map((one) => ({ id: one })),
  );
  return null;
}
