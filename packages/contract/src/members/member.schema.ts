import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import * as z from "zod";
import { Id, ImageUrl } from "../wire/values.schema.ts";

/** Who stands beside a discovery, a comment, an order: public facts only. */
export const MemberCard = z.object({
  id: Id,
  guid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: ImageUrl.nullable(),
  certification: z.enum(CERTIFICATIONS).nullable(),
  recommendation_count: z.int(),
});
export type MemberCard = z.infer<typeof MemberCard>;
