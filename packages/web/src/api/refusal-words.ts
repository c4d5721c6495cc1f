import type { call } from "@tablee/contract/wire/errors";
import { isCallError } from "./call-error.ts";

/** A call of the contract, by the errors that it declares. */
interface Call {
  "~orpc": { errorMap: object };
}

type CodeOf<C extends Call> = keyof C["~orpc"]["errorMap"];

/** Codes that many calls have in common. Their texts are in failure-words.ts; a screen may give better ones. */
type GeneralCode = CodeOf<typeof call> | "not_found" | "forbidden";

/** Codes that a call declares for itself. */
export type RefusalCode<C extends Call> = Exclude<CodeOf<C>, GeneralCode>;

/**
 * The text of a code, which may use the error's data: the contract declares its type, but nothing has checked it. null:
 * no text.
 */
type Word = (data: unknown) => string | null;

/** The texts of every refusal that a call declares for itself: a code without one does not compile. */
export type RefusalWords<C extends Call> = Readonly<Record<RefusalCode<C>, Word> & { [Code in GeneralCode]?: Word }>;

/** The text of a refusal; null if the error is none of these, or the network or the server failed. */
export function wordsOfRefusal(words: Readonly<Record<string, Word>>, error: unknown): string | null {
  if (!isCallError(error) || !Object.hasOwn(words, error.code)) return null;
  return words[error.code]?.(error.data) ?? null;
}
