import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import { JUDGEMENTS } from "@tablee/domain/comments/judging";
import { DECISIONS, MAX_REASON, REJECTION_KINDS } from "@tablee/domain/discoveries/deciding";
import { DISCOVERY_STATUSES } from "@tablee/domain/discoveries/discovery";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Continuation, Id, Instant, Limit, LongId } from "../wire/values.schema.ts";
import { Words } from "../wire/words.schema.ts";
import { Case, ReportedComment, Standing, WaitingPage } from "./moderation.schema.ts";

const tags = ["moderation"];
const REASON_REQUIRED = { status: 422, message: `A reason of at most ${MAX_REASON} characters is needed` } as const;
/** Accepts more than the maximum length, so that the domain rule refuses it with its own code. */
const Reason = Words(4 * MAX_REASON);

export const moderationContract = {
  list: call
    .route({
      method: "GET",
      path: "/admin/recommendations",
      tags,
      summary: "Discoveries that wait for a moderator, the oldest first; or those of a status, the newest first",
    })
    .errors({ forbidden: FORBIDDEN })
    .input(
      z.object({
        status: z.enum(DISCOVERY_STATUSES).optional(),
        continuation: Continuation.optional(),
        limit: Limit.default(20),
      }),
    )
    .output(WaitingPage),
  get: call
    .route({
      method: "GET",
      path: "/admin/recommendation/{id}",
      tags,
      summary: "A discovery with its reports and history",
    })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(Case),
  decide: call
    .route({
      method: "POST",
      path: "/admin/recommendation/{id}/status",
      tags,
      summary: "Approves or rejects a discovery, once",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      already_decided: { status: 409, message: "Somebody was first, or its author changed it: look again" },
      own_recommendation: { status: 422, message: "Not on your own discovery" },
      reason_required: REASON_REQUIRED,
    })
    .input(
      z.object({
        id: Id,
        status: z.enum(DECISIONS),
        reason: Reason.nullable().optional(),
        /** For a rejection: shown in each reader's language, and sufficient on its own. */
        kind: z.enum(REJECTION_KINDS).nullable().optional(),
        /** The revision that the moderator saw. */
        revision: z.int().optional(),
      }),
    )
    .output(Case),
  comments: call
    .route({ method: "GET", path: "/admin/comments", tags, summary: "Reported comments, the longest reported first" })
    .errors({ forbidden: FORBIDDEN })
    .input(
      z.object({
        reported: z.literal(true).default(true),
        continuation: Continuation.optional(),
        limit: Limit.default(20),
      }),
    )
    .output(z.object({ comments: z.array(ReportedComment), continuation: Continuation.nullable() })),
  judge: call
    .route({
      method: "POST",
      path: "/admin/comment/{id}/judgement",
      tags,
      summary: "Deletes a reported comment for a reason, or lets it stand, once",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      already_decided: { status: 409, message: "Somebody was first, or nobody reports it any more" },
      own_comment: { status: 422, message: "Not on your own comment" },
      reason_required: REASON_REQUIRED,
    })
    .input(z.object({ id: LongId, judgement: z.enum(JUDGEMENTS), reason: Reason.nullable().optional() }))
    .output(z.literal(true)),
  members: call
    .route({ method: "GET", path: "/admin/accounts", tags, summary: "Members by name, or those who are suspended" })
    .errors({ forbidden: FORBIDDEN })
    .input(z.object({ query: Words(80).optional(), suspended: z.boolean().optional(), limit: Limit.default(20) }))
    .output(z.object({ accounts: z.array(Standing) })),
  member: call
    .route({ method: "GET", path: "/admin/account/{id}", tags, summary: "A member's standing" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(Standing),
  certify: call
    .route({ method: "POST", path: "/admin/account/{id}/certification", tags, summary: "Gives a badge, or takes it" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(z.object({ id: Id, certification: z.enum(CERTIFICATIONS).nullable() }))
    .output(Standing),
  suspend: call
    .route({
      method: "POST",
      path: "/admin/account/{id}/suspension",
      tags,
      summary: "Suspends a member until a day, for a reason; or ends that (until: null)",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      end_invalid: { status: 422, message: "The end is to come, within a year" },
      reason_required: REASON_REQUIRED,
    })
    .input(z.object({ id: Id, until: Instant.nullable(), reason: Reason.nullable().optional() }))
    .output(Standing),
};
