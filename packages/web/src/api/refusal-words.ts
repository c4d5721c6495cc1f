import type { call } from "@tablee/contract/wire/errors";
import { isCallError } from "./call-error.ts";

/** A call of the contract, by the errors that it declares. */
interface Call {
  "~orpc": { errorMap: object };
}

type CodeOf<C extends Call> = keyof C["~orpc"]["errorMap"];

/** Codes that many calls answer alike: failure-words.ts has their words. A screen may have better ones. */
type GeneralCode = CodeOf<typeof call> | "not_found" | "forbidden";

/** Codes that a call declares for itself. */
export type RefusalCode<C extends Call> = Exclude<CodeOf<C>, GeneralCode>;

/** What the code's words may need of the error: what the contract says, but nobody has checked. null: no words. */
type Word = (data: unknown) => string | null;

/** The words of everything that a call refuses for itself: a code without words does not compile. */
export type RefusalWords<C extends Call> = Readonly<Record<RefusalCode<C>, Word> & { [Code in GeneralCode]?: Word }>;

/** What a call was refused with, in words; null where it is none of these, and the network or the server failed. */
export function wordsOfRefusal(words: Readonly<Record<string, Word>>, error: unknown): string | null {
  if (!isCallError(error) || !Object.hasOwn(words, error.code)) return null;
  return words[error.code]?.(error.data) ?? null;
}
