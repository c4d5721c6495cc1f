import { useState } from "react";

/** Step by step through the groups, then the note (menus §24). */
export interface Wizard<Step> {
  /** What is asked in this step; null: the final step with the note. */
  asked: Step | null;
  /** From 1. */
  step: number;
  count: number;
  /** Next is for a step that is valid. */
  mayGoOn: boolean;
  next: () => void;
  /** null on the first step. */
  previous: (() => void) | null;
}

/**
 * `of` names what is being customised: another one begins anew. null where nothing is asked step by step; steps that
 * a choice has hidden shorten the way.
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
