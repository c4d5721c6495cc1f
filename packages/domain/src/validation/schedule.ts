/** What is put off may wait so long for its moment. */
export const MOST_DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/** Whether something can be put off to a moment: one that is still to come (pages §12, management §30). */
export function checkSchedule(at: Date, now: Date): { code: "time_past" | "time_too_far" } | null {
  const ahead = at.getTime() - now.getTime();
  if (!(ahead > 0)) return { code: "time_past" };
  return ahead > MOST_DAYS_AHEAD * DAY_MS ? { code: "time_too_far" } : null;
}
