import { ORPCError } from "@orpc/client";
import { ValidationError } from "@orpc/contract";
import { invalidInput } from "./refusal.ts";

/** Issues beyond this number tell a developer nothing new. */
const MAX_ISSUES = 50;

/** Converts a refusal by a schema into the contract's `invalid_input`, with the path and reason of each issue. */
export async function refuseInvalidInput<T>({ next }: { next: () => Promise<T> }): Promise<T> {
  try {
    return await next();
  } catch (error) {
    if (!(error instanceof ORPCError && error.code === "BAD_REQUEST" && error.cause instanceof ValidationError)) {
      throw error;
    }
    const issues = error.cause.issues.slice(0, MAX_ISSUES).map((issue) => ({
      path: (issue.path ?? []).map((part) => String(typeof part === "object" ? part.key : part)).join("."),
      reason: issue.message,
    }));
    throw invalidInput(issues);
  }
}
