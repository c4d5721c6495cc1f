import type * as z from "zod";
import { invalidInput } from "./refusal.ts";

/**
 * Where a page ended, as the client carries it back: opaque to it, and bound to the list that made it. `kind` names
 * the list and whatever else decides its order, so that no continuation of another list is taken for one of this.
 */
export const writeContinuation = (kind: string, key: readonly (number | string)[]): string =>
  Buffer.from(JSON.stringify([kind, ...key])).toString("base64url");

/** What writeContinuation wrote. Throws invalid_input for anything else. */
export function readContinuation<Key extends z.ZodType>(kind: string, key: Key, continuation: string): z.output<Key> {
  try {
    const read: unknown = JSON.parse(Buffer.from(continuation, "base64url").toString());
    if (Array.isArray(read) && read[0] === kind) return key.parse(read.slice(1));
  } catch {
    // Neither JSON nor a key: answered below.
  }
  throw invalidInput([{ path: "continuation", reason: "Not a continuation of this list" }]);
}
