import { STAFF_ROLES } from "@tablee/domain/accounts/right";
import { LANGUAGES } from "@tablee/domain/language/text";
import { MAX_EMAIL } from "@tablee/domain/validation/email";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, Instant, LongId } from "../wire/values.schema.ts";

const tags = ["management"];
const Role = z.enum(STAFF_ROLES);
const Key = z.object({ key: z.uuid() });

/** The staff of a restaurant, and the open invitations (management §22). */
export const People = z.object({
  people: z.array(
    z.object({
      account_id: Id,
      name: z.string().nullable(),
      role: Role,
      self: z.boolean().describe("Whether it is the one who asks"),
    }),
  ),
  invitations: z.array(
    z.object({
      id: LongId,
      email: z.string(),
      role: Role,
      invited_by: z.string().nullable(),
      expires_at: Instant,
      expired: z.boolean(),
    }),
  ),
});
export type People = z.output<typeof People>;

export const peopleContract = {
  list: call
    .route({ method: "GET", path: "/management/{restaurant_id}/people", tags, summary: "Who works there; for owners" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(z.object({ restaurant_id: Id }))
    .output(People),
  invite: call
    .route({ method: "POST", path: "/management/{restaurant_id}/people", tags, summary: "Invites by mail; for owners" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      invalid_email: { status: 422, message: "Not an e-mail address" },
      already_staff: { status: 409, message: "Somebody with this e-mail works there already" },
      not_open_yet: {
        status: 409,
        message: "Staff are invited once the place has opened, or a claim of it was approved",
      },
      too_many_invitations: { status: 409, message: "Fifty are invited and have not come yet" },
      unavailable: { status: 422, message: "This server sends no mail" },
    })
    .input(z.object({ restaurant_id: Id, email: z.string().max(MAX_EMAIL), role: Role, language: z.enum(LANGUAGES) }))
    .output(z.boolean()),
  withdraw: call
    .route({ method: "DELETE", path: "/management/staff-invitation/{id}", tags, summary: "Takes it back; for owners" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ id: LongId }))
    .output(z.boolean()),
  change: call
    .route({
      method: "PATCH",
      path: "/management/{restaurant_id}/people/{account_id}",
      tags,
      summary: "Another role, or none; for owners",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      last_owner: { status: 409, message: "A restaurant keeps one owner at least" },
    })
    .input(z.object({ restaurant_id: Id, account_id: Id, role: Role.nullable() }))
    .output(z.boolean()),
  look: call
    .route({ method: "POST", path: "/management/staff-invitation/look", tags, summary: "What a mail's link offers" })
    .errors({ not_found: NOT_FOUND })
    .input(Key)
    .output(z.object({ restaurant_id: Id, name: Text, role: Role })),
  join: call
    .route({ method: "POST", path: "/management/staff-invitation/join", tags, summary: "Takes the invitation, once" })
    .errors({ not_found: NOT_FOUND })
    .input(Key)
    .output(z.object({ restaurant_id: Id, role: Role })),
};
