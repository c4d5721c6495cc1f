import { useState } from "react";
import type { GroupView } from "./item-composition.ts";
import type { ItemComposer } from "./use-item-composer.ts";

/** Step by step through the groups, then the note (spec §4 "Wizard customisation"). */
export interface Wizard {
  /** The group of this step; null: the final step with the note. */
  group: GroupView | null;
  /** From 1. */
  step: number;
  count: number;
  /** Next is for a step that is valid. */
  mayGoOn: boolean;
  next: () => void;
  /** null on the first step. */
  previous: (() => void) | null;
}

/** null for an item that shows its groups all at once, and for one without any. */
export function useWizard(composer: ItemComposer | null, wanted: boolean): Wizard | null {
  const [place, setPlace] = useState({ item: 0, at: 0 });
  if (!composer || !wanted || composer.groups.length === 0) return null;
  const { groups, line } = composer;
  // Another dish begins anew; groups that a choice has hidden shorten the way.
  const at = place.item === line.item_id ? Math.min(place.at, groups.length) : 0;
  const group = groups[at] ?? null;
  const go = (to: number) => setPlace({ item: line.item_id, at: to });
  return {
    group,
    step: at + 1,
    count: groups.length + 1,
    mayGoOn: group === null || group.valid,
    next: () => go(at + 1),
    previous: at === 0 ? null : () => go(at - 1),
  };
}
