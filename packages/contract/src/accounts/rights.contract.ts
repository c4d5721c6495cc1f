import { AUDIT_ACTIONS } from "@tablee/domain/accounts/audit";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Continuation, Id, Instant, Limit } from "../wire/values.schema.ts";

const tags = ["accounts"];

/** One recorded use of a right that changed something. */
const AuditEntry = z.object({
  id: Id,
  account_id: Id.nullable().describe("null: the command line, or an account that is no more"),
  name: z.string().nullable(),
  restaurant_id: Id.nullable(),
  restaurant_name: Text.nullable().describe("null: none, or one that is no more"),
  action: z.enum(AUDIT_ACTIONS),
  subject: z.string().describe("What it was done to, such as item 12"),
  before: z.unknown(),
  after: z.unknown(),
  date: Instant,
});
export type AuditEntry = z.infer<typeof AuditEntry>;

export const rightsContract = {
  audit: call
    .errors({ not_found: NOT_FOUND, forbidden: FORBIDDEN })
    .route({ method: "GET", path: "/admin/audit", tags, summary: "Who used which right, newest first" })
    .input(
      z.object({
        restaurant_id: Id.optional().describe("Everything, for administrators, unless told"),
        account_id: Id.optional().describe("What one of them did; everybody, unless told"),
        continuation: Continuation.optional(),
        limit: Limit.default(50),
      }),
    )
    .output(z.object({ entries: z.array(AuditEntry), continuation: z.string().nullable() })),
};
