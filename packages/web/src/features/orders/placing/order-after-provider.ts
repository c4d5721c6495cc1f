import * as v from "valibot";

/** As long as a sign-in at a provider may take. */
const WITHIN_MS = 10 * 60_000;

/** What somebody was about to order when they went to a provider to sign in. */
const Left = v.object({
  /** In minor units, as it was agreed to. */
  total: v.pipe(v.number(), v.safeInteger()),
  at: v.number(),
});

export const leftToSignIn = (total: number, now: number): v.InferOutput<typeof Left> => ({ total, at: now });

/** Whether what was kept goes on by itself: soon, and at the price that was agreed to. */
export function goesOn(kept: unknown, { total, now }: { total: number; now: number }): boolean {
  const left = v.safeParse(Left, kept);
  if (!left.success) return false;
  const since = now - left.output.at;
  return left.output.total === total && since >= 0 && since <= WITHIN_MS;
}
