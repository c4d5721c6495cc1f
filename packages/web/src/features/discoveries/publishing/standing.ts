import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";

/**
 * What is edited, as it stood when its editing began: what others change meanwhile is told when it is saved, and takes
 * no words away. `round` is raised where the editing begins anew.
 */
export interface Standing {
  discovery: Discovery;
  round: number;
}

/** What the form tells of it. */
export interface StandingChanges {
  saved: (saved: Discovery) => void;
  appealed: (appealed: Discovery) => void;
  loadNewest: () => void;
}

/** The words that are there now, in place of those that were being written. */
export const begunAnew = (standing: Standing | null, discovery: Discovery): Standing => ({
  discovery,
  round: (standing?.round ?? 0) + 1,
});

/** What was just saved from here: what is written on goes from there. */
export const withSaved = ({ round }: Standing, discovery: Discovery): Standing => ({ discovery, round });

/**
 * After an appeal it waits again. Where something else had been changed before, the old revision stays: saving is told
 * of it, and writes over nothing.
 */
export function withAppeal({ discovery, round }: Standing, appealed: Discovery): Standing {
  if (appealed.revision === discovery.revision + 1) return { discovery: appealed, round };
  const { status, appeal } = appealed;
  return { discovery: { ...discovery, status, appeal }, round };
}
