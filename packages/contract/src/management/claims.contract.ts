import { CLAIM_REFUSALS, CLAIM_STATES, GIVEN_REFUSALS, MAX_CLAIM_NOTE } from "@tablee/domain/management/claim";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, Instant, LongId } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";

const tags = ["management"];
const One = z.object({ id: LongId });
const PLACE_OWNED = { status: 409, message: "Somebody owns this place already" } as const;

/** A place that can be claimed, or that somebody already owns. */
const ClaimablePlace = z.object({
  restaurant_id: Id,
  name: Text,
  address: z.string(),
  city: z.string(),
  owned: z.boolean(),
  domain: z.string().nullable().describe("Where it gets mail, by its website; null: only an administrator can confirm"),
});

/** A member's claim (management §38). */
export const Claim = ClaimablePlace.extend({
  id: LongId,
  state: z.enum(CLAIM_STATES),
  refusal: z.enum(CLAIM_REFUSALS).nullable(),
  sent_to: z.string().nullable().describe("Where the newest code went, as long as it is good"),
  sent_at: Instant.nullable(),
  created_at: Instant,
});
export type Claim = z.output<typeof Claim>;

/** An open claim, as administrators see it. */
export const WaitingClaim = One.extend({
  restaurant_id: Id,
  name: Text,
  address: z.string(),
  city: z.string(),
  website: z.string().nullable(),
  phone_number: z.string().nullable(),
  own_word: z.boolean().describe("The place's own people have set the website or the number, which prove nothing then"),
  owned: z.boolean(),
  note: z.string(),
  created_at: Instant,
  others: z.int().describe("Other claims of the same place that wait"),
  member: z.object({
    account_id: Id,
    name: z.string().nullable(),
    email: z.string().nullable(),
    email_verified: z.boolean().describe("Whether somebody who reads mail there has confirmed it"),
    phone_number: z.string().nullable(),
  }),
});
export type WaitingClaim = z.output<typeof WaitingClaim>;

/** A place whose last owner has left, as administrators see it (management §47). */
const OwnerlessPlace = z.object({ restaurant_id: Id, name: Text, address: z.string(), city: z.string() });
export type OwnerlessPlace = z.output<typeof OwnerlessPlace>;

export const claimsContract = {
  own: call
    .route({ method: "GET", path: "/management/claims", tags, summary: "What one claims, the newest first" })
    .output(z.object({ claims: z.array(Claim) })),
  place: call
    .route({ method: "GET", path: "/management/claimable/{restaurant_id}", tags, summary: "Whether it has an owner" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ restaurant_id: Id }))
    .output(ClaimablePlace),
  claim: call
    .route({ method: "POST", path: "/management/claims", tags, summary: "Claims a place that nobody owns" })
    .errors({
      not_found: NOT_FOUND,
      phone_validation_required: { status: 422, message: "The member's phone has to be verified first" },
      place_owned: PLACE_OWNED,
      already_claimed: { status: 409, message: "One's own claim of this place waits" },
      too_many_claims: { status: 409, message: "Three claims wait already" },
    })
    .input(z.object({ restaurant_id: Id, note: Words(4 * MAX_CLAIM_NOTE) }))
    .output(Claim),
  withdraw: call
    .route({ method: "DELETE", path: "/management/claim/{id}", tags, summary: "Takes one's own claim back" })
    .errors({ not_found: NOT_FOUND })
    .input(One)
    .output(z.boolean()),
  sendCode: call
    .route({ method: "POST", path: "/management/claim/{id}/code", tags, summary: "Mails a code to the place's domain" })
    .errors({
      not_found: NOT_FOUND,
      no_domain: { status: 422, message: "The place has no website with a domain of its own" },
      invalid_email: { status: 422, message: "Not an e-mail address" },
      unavailable: { status: 422, message: "This server sends no mail" },
      place_owned: PLACE_OWNED,
    })
    .input(One.extend({ local: z.string().max(80).describe("What stands before the @") }))
    .output(Claim),
  confirm: call
    .route({
      method: "POST",
      path: "/management/claim/{id}/confirm",
      tags,
      summary: "Takes the code: one is the owner",
    })
    .errors({
      not_found: NOT_FOUND,
      wrong_code: { status: 422, message: "Not the code of the mail" },
      code_expired: { status: 422, message: "There is no code that is good: ask for a new one" },
      phone_validation_required: { status: 422, message: "The member's phone has to be verified first" },
      place_owned: PLACE_OWNED,
    })
    .input(One.extend({ code: z.string().max(20) }))
    .output(z.object({ restaurant_id: Id })),
  waiting: call
    .route({ method: "GET", path: "/admin/claims", tags, summary: "Claims that wait, the oldest first" })
    .errors({ forbidden: FORBIDDEN })
    .output(z.object({ claims: z.array(WaitingClaim) })),
  ownerless: call
    .route({ method: "GET", path: "/admin/ownerless-places", tags, summary: "Places whose last owner has left" })
    .errors({ forbidden: FORBIDDEN })
    .output(z.object({ places: z.array(OwnerlessPlace) })),
  decide: call
    .route({ method: "POST", path: "/admin/claim/{id}", tags, summary: "Approves or refuses a claim, once" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      already_decided: { status: 409, message: "It was decided or taken back meanwhile" },
      place_owned: PLACE_OWNED,
      claimant_away: { status: 409, message: "The member is suspended, or their account waits to be erased" },
    })
    .input(One.extend({ refusal: z.enum(GIVEN_REFUSALS).nullable().describe("null: it is approved") }))
    .output(z.boolean()),
};
