import * as v from "valibot";

/** How long a sign-in at a provider may take. */
const WITHIN_MS = 10 * 60_000;

/** The order that somebody was about to place when they left for a provider to sign in. */
const Left = v.object({
  /** In minor units, as shown beside the button that was pressed; null: nothing was shown. */
  total: v.nullable(v.pipe(v.number(), v.safeInteger())),
  at: v.number(),
});

export const leftToSignIn = (total: number | null, now: number): v.InferOutput<typeof Left> => ({ total, at: now });

/** Why an order waits after the return: its total has changed, or the diner may have forgotten it. */
export type Waits = "changed" | "look";

interface Back {
  /** The current total, in minor units; null: it is not available. */
  total: number | null;
  now: number;
}

/**
 * What happens to the order on return: it is placed automatically if the return is soon and the total is the one that
 * was agreed to. null: there was none.
 */
export function onReturn(kept: unknown, { total, now }: Back): "goes_on" | Waits | null {
  const left = v.safeParse(Left, kept);
  if (!left.success) return null;
  const since = now - left.output.at;
  if (since < 0 || since > WITHIN_MS || left.output.total === null || total === null) return "look";
  return left.output.total === total ? "goes_on" : "changed";
}
