import { addDays, dayOf } from "../restaurants/local-time.ts";

/** The longest that figures are asked for at once. */
export const MOST_DAYS = 400;

/** The days from one to another, both included; null where they are reversed, too many, or no dates. */
export function daysOf(from: string, to: string): string[] | null {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === null || last === null || last < first || last - first >= MOST_DAYS) return null;
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(from, at));
}
