import { overSeen, type SeenChange } from "./over-seen.ts";
import { putTogether } from "./put-together.ts";
import type { Setting } from "./settings.ts";

/** A value that somebody else has changed since. */
export interface SettingConflict {
  setting: Setting;
  theirs: unknown;
  mine: unknown;
}

/**
 * The settings that a change modifies, or its conflicts with somebody else's change (management §17); changes of
 * different parts of a setting are put together.
 */
export function changedSettings<Settings extends Record<Setting, unknown>>(
  now: Settings,
  change: SeenChange<Settings>,
): { changed: Setting[]; values: Partial<Settings> } | { code: "edit_conflict"; conflicts: SettingConflict[] } {
  const laid = overSeen<Settings, Setting>(now, change, putTogether);
  if (!("code" in laid)) return laid;
  return { ...laid, conflicts: laid.conflicts.map(({ field: setting, ...both }) => ({ setting, ...both })) };
}
