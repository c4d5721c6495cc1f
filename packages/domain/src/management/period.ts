import { addDays, dayOf } from "../restaurants/local-time.ts";

/** The longest period for which figures can be requested, in days. */
export const MOST_DAYS = 400;

/** The days from one date to another, both included; null if they are reversed, too many, or invalid. */
export function daysOf(from: string, to: string): string[] | null {
  const [first, last] = [dayOf(from), dayOf(to)];
  if (first === null || last === null || last < first || last - first >= MOST_DAYS) return null;
  return Array.from({ length: last - first + 1 }, (_, at) => addDays(from, at));
}
