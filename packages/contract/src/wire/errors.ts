import { oc } from "@orpc/contract";
import * as z from "zod";

/** An invalid part of an input: where it is, and the reason in plain English for developers. */
export const InvalidInput = z.object({ issues: z.array(z.object({ path: z.string(), reason: z.string() })) });

/** The error body of every call (wire §5). */
export const ErrorBody = z.object({
  code: z.string(),
  status: z.int(),
  message: z.string(),
  data: z.unknown().optional(),
});

const Wait = z.object({ retry_after: z.number().describe("Seconds") });

/** Errors that any call may return. 401 always means a missing, expired or revoked token: it signs the user out. */
export const call = oc.errors({
  invalid_input: { status: 400, message: "The input does not have the shape of the contract", data: InvalidInput },
  unauthorized: { status: 401, message: "The token is missing, expired or revoked" },
  too_many_requests: { status: 429, message: "Too many requests", data: Wait },
  busy: { status: 503, message: "The server cannot answer just now", data: Wait },
});

const FieldConflict = z.object({ field: z.string(), theirs: z.unknown(), mine: z.unknown() });

/** Somebody else has changed a field since this caller saw it (management §17). Nothing was changed. */
export const EDIT_CONFLICT = {
  status: 409,
  message: "Somebody else changed it meanwhile",
  data: z.object({ conflicts: z.array(FieldConflict) }),
} as const;

export const NOT_FOUND = { status: 404, message: "There is no such thing, or not for you" } as const;
export const FORBIDDEN = { status: 403, message: "You don't have the permission to access this resource" } as const;
