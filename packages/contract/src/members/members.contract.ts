import { DISCOVERY_STATUSES } from "@tablee/domain/discoveries/discovery";
import { MOST_BLOCKED, MOST_FOLLOWED } from "@tablee/domain/members/may-follow";
import * as z from "zod";
import { DiscoveryPage } from "../discoveries/discoveries.schema.ts";
import { call, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Limit } from "../wire/values.schema.ts";
import { MemberPage, Profile } from "./member.schema.ts";

const tags = ["members"];
const OWN_ACCOUNT = { status: 422, message: "That is you" } as const;

/** A member's id or guid. An id in a path stays a string, because the schema also accepts strings. */
const WhoseId = z.union([
  Id,
  z.string().regex(/^(?:[1-9]\d{0,9}|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i, "Neither an id nor a guid"),
]);
const page = { continuation: Continuation.optional(), limit: Limit.default(20) };

export const membersContract = {
  follow: call
    .route({
      method: "POST",
      path: "/client/account/follow",
      tags,
      summary: "Toggle following a member: true is now following",
    })
    .errors({
      not_found: NOT_FOUND,
      own_account: OWN_ACCOUNT,
      user_blocked: { status: 422, message: "That member has blocked you" },
      member_blocked: { status: 422, message: "You have blocked that member" },
      too_many_followed: { status: 422, message: `Nobody follows more than ${MOST_FOLLOWED}` },
    })
    .input(z.object({ account_id: Id }))
    .output(z.boolean()),
  block: call
    .route({
      method: "POST",
      path: "/client/account/block/{account_id}",
      tags,
      summary: "Toggle blocking a member: true is now blocked, and follows between the two have ended",
    })
    .errors({
      not_found: NOT_FOUND,
      own_account: OWN_ACCOUNT,
      too_many_blocked: { status: 422, message: `Nobody blocks more than ${MOST_BLOCKED}` },
    })
    .input(z.object({ account_id: Id }))
    .output(z.boolean()),
  blocked: call
    .route({ method: "GET", path: "/client/account/blocked", tags, summary: "Whom one has blocked, newest first" })
    .input(z.object(page))
    .output(MemberPage),
  get: call
    .route({ method: "GET", path: "/client/accounts/{id}", tags, summary: "A member's card" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: WhoseId }))
    .output(Profile),
  recommendations: call
    .route({
      method: "GET",
      path: "/client/accounts/{id}/recommendations",
      tags,
      summary: "A member's discoveries that the viewer may see, newest first",
    })
    .errors({ not_found: NOT_FOUND })
    .input(
      z.object({
        id: WhoseId,
        status: z.enum(DISCOVERY_STATUSES).default("approved").describe("Others than approved: one's own alone"),
        continuation: page.continuation,
        limit: Limit.default(12),
      }),
    )
    .output(DiscoveryPage),
  followers: call
    .route({ method: "GET", path: "/client/accounts/{id}/followers", tags, summary: "Who follows a member" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: WhoseId, ...page }))
    .output(MemberPage),
  following: call
    .route({ method: "GET", path: "/client/accounts/{id}/following", tags, summary: "Whom a member follows" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: WhoseId, ...page }))
    .output(MemberPage),
};
