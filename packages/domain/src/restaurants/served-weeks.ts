import { isOpenAt, isOpenOnDay } from "./opening-hours.ts";
import type { WeekHours } from "./week-hours.ts";

/** The hours of the sections of what is ordered (menus §32): a time must be within each of these weeks. */
export interface ServedFacts {
  timezone: string;
  served?: readonly WeekHours[] | undefined;
}

/** Whether everything ordered is served at a minute of a day, in local time. */
export const isServedOn = ({ served, timezone }: ServedFacts, day: number, minutes: number): boolean =>
  served?.every((hours) => isOpenOnDay({ hours, timezone }, day, minutes)) ?? true;

export const isServedNow = ({ served, timezone }: ServedFacts, at: Date): boolean =>
  served?.every((hours) => isOpenAt({ hours, timezone }, at)) ?? true;
