import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import * as z from "zod";
import { Continuation, Id, ImageUrl } from "../wire/values.schema.ts";

/** A member beside a discovery, a comment or an order: public facts only (members §2). */
export const MemberCard = z.object({
  id: Id,
  guid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: ImageUrl.nullable(),
  certification: z.enum(CERTIFICATIONS).nullable(),
  /** The number that the viewer may see. */
  recommendation_count: z.int(),
});
export type MemberCard = z.infer<typeof MemberCard>;

/** A member's profile as others see it (members §3). */
export const Profile = MemberCard.extend({
  follower_count: z.int(),
  following_count: z.int(),
  /** The viewer follows this member. */
  is_following: z.boolean(),
  /** This member has blocked the viewer. */
  blocked_by: z.boolean(),
  /** The viewer has blocked this member. */
  is_blocked: z.boolean(),
});
export type Profile = z.infer<typeof Profile>;

export const MemberPage = z.object({ members: z.array(MemberCard), continuation: Continuation.nullable() });
export type MemberPage = z.infer<typeof MemberPage>;
