import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import type { Losses } from "./uber-losses.ts";
import type { Placed, UberCatalog } from "./uber-catalog.ts";
import type { UberMenu } from "./uber.schema.ts";

type Range = [start: number, end: number];

/**
 * A restaurant is open while one of its menus is served; which menu when is lost where they differ. null where no
 * menu says when.
 */
export function hoursOf({ menus }: UberCatalog, losses: Losses): WeekHours | null {
  const served = [...menus.values()].filter(({ data }) => data.service_availability);
  if (served.length === 0) return null;
  const each = served.map((menu) => ({ menu, hours: menuHours(menu) }));
  const all = weekOf((day) => each.flatMap(({ hours }) => hours[day]));
  for (const { menu, hours } of each) {
    if (JSON.stringify(hours) === JSON.stringify(all)) continue;
    losses.add(
      [...menu.path, "service_availability"],
      "The hours of a menu that is not served whenever the restaurant is open",
    );
  }
  return all;
}

const menuHours = ({ data }: Placed<UberMenu>): WeekHours =>
  weekOf((day) =>
    (data.service_availability ?? [])
      .filter(({ day_of_week }) => day_of_week === day)
      .flatMap(({ time_periods }) => time_periods.map(({ start_time, end_time }) => rangeOf(start_time, end_time))),
  );

const weekOf = (rangesOn: (day: (typeof WEEKDAYS)[number]) => Range[]): WeekHours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, merged(rangesOn(day))])) as unknown as WeekHours;

const decimalHour = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours + minutes / 60;
};

/** 23:59 and 00:00 are how the end of a day is written; an end before its start is on the next day. */
function rangeOf(start_time: string, end_time: string): Range {
  const start = decimalHour(start_time) % 24;
  const end = end_time === "23:59" ? 24 : decimalHour(end_time);
  return [start, end > start ? end : end + 24];
}

function merged(ranges: readonly Range[]): Range[] {
  const result: Range[] = [];
  for (const [start, end] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
