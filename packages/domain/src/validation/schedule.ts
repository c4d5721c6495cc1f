/** How many days ahead something can be scheduled. */
export const MOST_DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/**
 * Whether something can be scheduled for a moment: it must be in the future, and not too far (pages §12,
 * management §30).
 */
export function checkSchedule(at: Date, now: Date): { code: "time_past" | "time_too_far" } | null {
  const ahead = at.getTime() - now.getTime();
  if (!(ahead > 0)) return { code: "time_past" };
  return ahead > MOST_DAYS_AHEAD * DAY_MS ? { code: "time_too_far" } : null;
}
