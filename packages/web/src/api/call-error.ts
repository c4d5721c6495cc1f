import type { ORPCError } from "@orpc/client";

/** What a call was refused with, or why it had no answer: its code, and the status that goes with it. */
export type CallError = ORPCError<string, unknown>;

/**
 * By its shape: oRPC's own class has the words of every status with it, which nobody reads here, and comes with what
 * carries the calls (create-api.ts). Nothing else that is thrown has all of it.
 */
export const isCallError = (error: unknown): error is CallError =>
  error instanceof Error && "defined" in error && "code" in error && "status" in error;

/** The server could not be reached: what is thrown before anything of oRPC has come. */
export const offlineError = (cause: unknown): Error =>
  Object.assign(new Error("The server could not be reached", { cause }), {
    defined: true,
    code: "offline",
    status: 503,
    data: undefined,
  });
