import { isOpenAt, isOpenOnDay } from "./opening-hours.ts";
import type { WeekHours } from "./week-hours.ts";

/** When the sections of what is ordered are served (menus §32): a time must lie in each of these weeks. */
export interface ServedFacts {
  timezone: string;
  served?: readonly WeekHours[] | undefined;
}

/** Whether all that is ordered is served at a minute of a day, by the wall clock. */
export const isServedOn = ({ served, timezone }: ServedFacts, day: number, minutes: number): boolean =>
  served?.every((hours) => isOpenOnDay({ hours, timezone }, day, minutes)) ?? true;

export const isServedNow = ({ served, timezone }: ServedFacts, at: Date): boolean =>
  served?.every((hours) => isOpenAt({ hours, timezone }, at)) ?? true;
