import type * as z from "zod";
import { invalidInput } from "./refusal.ts";

/**
 * Encodes where a page ended, for the client to send back. It is opaque to the client and bound to the list that made
 * it: `kind` names the list and whatever else determines its order, so that the continuation of another list is not
 * accepted.
 */
export const writeContinuation = (kind: string, key: readonly (number | string)[]): string =>
  Buffer.from(JSON.stringify([kind, ...key])).toString("base64url");

/** Decodes what writeContinuation wrote. Throws invalid_input for anything else. */
export function readContinuation<Key extends z.ZodType>(kind: string, key: Key, continuation: string): z.output<Key> {
  try {
    const read: unknown = JSON.parse(Buffer.from(continuation, "base64url").toString());
    if (Array.isArray(read) && read[0] === kind) return key.parse(read.slice(1));
  } catch {
    // Neither JSON nor a key: refused below.
  }
  throw invalidInput([{ path: "continuation", reason: "Not a continuation of this list" }]);
}
