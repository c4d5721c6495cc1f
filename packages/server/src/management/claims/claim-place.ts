import type { Claim } from "@tablee/contract/management/claims.contract";
import { checkClaim, type ClaimVerdict, MAX_CLAIM_NOTE } from "@tablee/domain/management/claim";
import type { Context, Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { holdStaff } from "../../restaurants/stored/staff.queries.ts";
import { claimView, placeView } from "./claim-view.ts";
import {
  deleteOpen,
  holdClaims,
  insertClaim,
  isPhoneVerified,
  readOpen,
  readOwnClaim,
  readOwnClaims,
  readPlace,
} from "./claims.queries.ts";

export type TooMany = { code: "too_many_requests"; retry_after: number };

/** A member's claims, newest first. */
export const listOwnClaims = async ({ database: { db }, clock }: Services, { account_id }: Viewer) => ({
  claims: (await readOwnClaims(db, account_id)).map((row) => claimView(row, clock())),
});

/** A place and whether it can be claimed; null if there is none. */
export const lookAtPlace = async ({ database: { db } }: Services, restaurant_id: number) => {
  const found = await readPlace(db, restaurant_id);
  return found && placeView(found);
};

/** Claims a place as the member's own; a code or an administrator confirms it (management §38). */
export const claimPlace = (
  { database: { db }, clock, limits }: Services & Pick<Context, "limits">,
  { account_id }: Viewer,
  { restaurant_id, note }: { restaurant_id: number; note: string },
): Promise<Claim | ClaimVerdict | TooMany | { code: "not_found" }> =>
  db.transaction(async (tx) => {
    await holdClaims(tx, account_id);
    // Locked, because another claim could otherwise be approved between this check and the write.
    await holdStaff(tx, restaurant_id);
    const found = await readPlace(tx, restaurant_id);
    if (!found) return { code: "not_found" };
    const waiting = await readOpen(tx, account_id);
    const refusal = checkClaim({
      phone_verified: await isPhoneVerified(tx, account_id),
      owned: found.owned,
      claimed: waiting.includes(restaurant_id),
      open: waiting.length,
    });
    if (refusal) return refusal;
    const retry_after = await limits.take("claims", `member ${account_id}`);
    if (retry_after !== null) return { code: "too_many_requests", retry_after };
    const said = [...note.trim()].slice(0, MAX_CLAIM_NOTE).join("");
    const created_at = clock();
    const id = await insertClaim(tx, { restaurant_id, account_id, note: said, created_at });
    const row = await readOwnClaim(tx, id, account_id);
    return row ? claimView(row, created_at) : { code: "not_found" };
  });

/** Withdraws the member's own claim while it is open. */
export const withdrawClaim = ({ database: { db } }: Services, { account_id }: Viewer, id: number): Promise<boolean> =>
  deleteOpen(db, id, account_id);
