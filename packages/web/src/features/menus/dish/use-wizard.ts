import { useState } from "react";

/** Leads step by step through the groups, then to the note (menus §24). */
export interface Wizard<Step> {
  /** The question of this step; null: the final step with the note. */
  asked: Step | null;
  /** Starts at 1. */
  step: number;
  count: number;
  /** The step is valid, so that Next may be pressed. */
  mayGoOn: boolean;
  next: () => void;
  /** null on the first step. */
  previous: (() => void) | null;
}

/**
 * `of` identifies what is being customised: another one starts over. Returns null if nothing is asked step by step.
 * Steps that a choice hides are skipped.
 */
export function useWizard<Step extends { valid: boolean }>(
  steps: readonly Step[] | null,
  of: string,
): Wizard<Step> | null {
  const [place, setPlace] = useState({ of: "", at: 0 });
  if (!steps || steps.length === 0) return null;
  const at = place.of === of ? Math.min(place.at, steps.length) : 0;
  const asked = steps[at] ?? null;
  const go = (to: number) => setPlace({ of, at: to });
  return {
    asked,
    step: at + 1,
    count: steps.length + 1,
    mayGoOn: asked === null || asked.valid,
    next: () => go(at + 1),
    previous: at === 0 ? null : () => go(at - 1),
  };
}
