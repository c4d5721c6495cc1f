import type { Claim } from "@tablee/contract/management/claims.contract";
import { claimDomain } from "@tablee/domain/management/claim";
import type { ClaimRow, readPlace } from "./claims.queries.ts";

type PlaceRow = NonNullable<Awaited<ReturnType<typeof readPlace>>>;

/** A place as shown to a member who may claim it. */
export const placeView = ({ restaurant_id, name, address, city, owned, ...place }: PlaceRow) => ({
  restaurant_id,
  name,
  address,
  city,
  owned,
  domain: claimDomain(place),
});

/** A claim as shown to its member; of a code it says only where and when it was sent. */
export const claimView = (row: ClaimRow, now: Date): Claim => {
  const isGood = row.code_expires_at !== null && row.code_expires_at > now;
  return {
    ...placeView(row),
    id: row.id,
    state: row.state,
    refusal: row.refusal,
    sent_to: isGood ? row.code_email : null,
    sent_at: isGood ? (row.code_sent_at?.toISOString() ?? null) : null,
    created_at: row.created_at.toISOString(),
  };
};
