import * as v from "valibot";

/** As long as a sign-in at a provider may take. */
const WITHIN_MS = 10 * 60_000;

/** What somebody was about to order when they went to a provider to sign in. */
const Left = v.object({
  /** In minor units, as it stood beside the button that they pressed; null: nothing stood there. */
  total: v.nullable(v.pipe(v.number(), v.safeInteger())),
  at: v.number(),
});

export const leftToSignIn = (total: number | null, now: number): v.InferOutput<typeof Left> => ({ total, at: now });

/** Why an order waits for whoever comes back: it comes to something else by now, or one may have forgotten it. */
export type Waits = "changed" | "look";

interface Back {
  /** What it comes to by now, in minor units; null: that cannot be had. */
  total: number | null;
  now: number;
}

/** What becomes of it on coming back: it goes on by itself soon and at the price that was agreed to. null: none was left. */
export function onReturn(kept: unknown, { total, now }: Back): "goes_on" | Waits | null {
  const left = v.safeParse(Left, kept);
  if (!left.success) return null;
  const since = now - left.output.at;
  if (since < 0 || since > WITHIN_MS || left.output.total === null || total === null) return "look";
  return left.output.total === total ? "goes_on" : "changed";
}
