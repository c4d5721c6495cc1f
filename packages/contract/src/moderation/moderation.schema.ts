import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import { REJECTION_KINDS } from "@tablee/domain/discoveries/deciding";
import { DISCOVERY_STEPS } from "@tablee/domain/discoveries/discovery-step";
import * as z from "zod";
import { Discovery } from "../discoveries/discoveries.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { Continuation, Id, ImageUrl, Instant, LongId } from "../wire/values.schema.ts";

/** A discovery as moderators see it. */
export const Waiting = Discovery.extend({
  waiting_since: Instant.nullable(),
  /** The number of members with open reports of it. */
  reports: z.int(),
});
export type Waiting = z.infer<typeof Waiting>;

export const WaitingPage = z.object({ recommendations: z.array(Waiting), continuation: Continuation.nullable() });

const Who = { account_id: Id.nullable(), name: z.string().nullable() };

/** Everything that a moderator knows when deciding. */
export const Case = Waiting.extend({
  reporters: z.array(z.object({ ...Who, date: Instant })),
  history: z.array(
    z.object({
      ...Who,
      step: z.enum(DISCOVERY_STEPS),
      kind: z.enum(REJECTION_KINDS).nullable(),
      words: z.string().nullable(),
      date: Instant,
    }),
  ),
  /** Whether this moderator may decide: only administrators may decide on their own discoveries. */
  may_decide: z.boolean(),
});
export type Case = z.infer<typeof Case>;

/** A reported comment that no moderator has judged yet. */
export const ReportedComment = z.object({
  id: LongId,
  text: z.string(),
  date_creation: Instant,
  account_id: Id,
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: ImageUrl.nullable(),
  recommendation_id: Id,
  recommendation_name: Text,
  reported_since: Instant,
  reporters: z.array(z.object({ account_id: Id, name: z.string(), date: Instant })),
  /** Whether this moderator may decide: only administrators may decide on their own comments. */
  may_decide: z.boolean(),
});
export type ReportedComment = z.infer<typeof ReportedComment>;

/** A member as moderators see them. */
export const Standing = z.object({
  id: Id,
  guid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: z.string().nullable(),
  certification: z.enum(CERTIFICATIONS).nullable(),
  date_creation: Instant,
  suspended_until: Instant.nullable(),
  suspension_reason: z.string().nullable(),
  /** The numbers of publicly visible and of rejected discoveries. */
  recommendation_count: z.int(),
  rejected_count: z.int(),
  /** Open reports of this member's discoveries and comments, and reports of either that this member made. */
  reports_received: z.int(),
  reports_made: z.int(),
  may_act: z.boolean(),
});
export type Standing = z.infer<typeof Standing>;
