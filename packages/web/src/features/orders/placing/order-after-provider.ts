import * as z from "zod/mini";

/** As long as a sign-in at a provider may take. */
const WITHIN_MS = 10 * 60_000;

/** What somebody was about to order when they went to a provider to sign in. */
const Left = z.object({
  /** In minor units, as it was agreed to. */
  total: z.int(),
  at: z.number(),
});

export const leftToSignIn = (total: number, now: number): z.output<typeof Left> => ({ total, at: now });

/** Whether what was kept goes on by itself: soon, and at the price that was agreed to. */
export function goesOn(kept: unknown, { total, now }: { total: number; now: number }): boolean {
  const left = Left.safeParse(kept);
  if (!left.success) return false;
  const since = now - left.data.at;
  return left.data.total === total && since >= 0 && since <= WITHIN_MS;
}
