import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";

/**
 * The edited discovery as it was when editing began: what others change meanwhile is reported on saving, and overwrites
 * nothing that was typed. `round` is incremented when editing starts over.
 */
export interface Standing {
  discovery: Discovery;
  round: number;
}

/** What the form reports about it. */
export interface StandingChanges {
  saved: (saved: Discovery) => void;
  appealed: (appealed: Discovery) => void;
  loadNewest: () => void;
}

/** Starts over with the current words in place of those that were being written. */
export const begunAnew = (standing: Standing | null, discovery: Discovery): Standing => ({
  discovery,
  round: (standing?.round ?? 0) + 1,
});

/** Continues from what was just saved here. */
export const withSaved = ({ round }: Standing, discovery: Discovery): Standing => ({ discovery, round });

/**
 * Continues after an appeal, which makes the discovery pending again. If something else had been changed before, the
 * old revision stays, so that saving reports the conflict and overwrites nothing.
 */
export function withAppeal({ discovery, round }: Standing, appealed: Discovery): Standing {
  if (appealed.revision === discovery.revision + 1) return { discovery: appealed, round };
  const { status, appeal } = appealed;
  return { discovery: { ...discovery, status, appeal }, round };
}
