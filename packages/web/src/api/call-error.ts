import type { ORPCError } from "@orpc/client";

/** Why a call was refused or got no answer: its code, with the matching status. */
export type CallError = ORPCError<string, unknown>;

/**
 * Recognised by its shape: oRPC's own class includes the text of every status, which is not used here, and loads only
 * with the code that sends calls (create-api.ts). Nothing else that is thrown has all three properties.
 */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && "defined" in error && "code" in error && "status" in error;

/** The error for a server that cannot be reached, thrown before any of oRPC has loaded. */
export const offlineError = (cause: unknown): Error =>
  Object.assign(new Error("The server could not be reached", { cause }), {
    defined: true,
    code: "offline",
    status: 503,
    data: undefined,
  });
