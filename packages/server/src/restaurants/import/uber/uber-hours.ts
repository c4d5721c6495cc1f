import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { known } from "../known.ts";
import type { Losses } from "./uber-losses.ts";
import type { Placed, UberCatalog } from "./uber-catalog.ts";
import type { UberMenu } from "./uber.schema.ts";
import { wordsOf } from "./uber-words.ts";

type Range = [start: number, end: number];

/** Returns when a restaurant is open: while one of its menus is served. Null if no menu has hours. */
export function hoursOf({ menus }: UberCatalog): WeekHours | null {
  const served = [...menus.values()].filter(saysHours).map(menuHours);
  return served.length === 0 ? null : weekOf((day) => served.flatMap((hours) => hours[day]));
}

const saysHours = ({ data }: Placed<UberMenu>): boolean =>
  data.service_availability?.some(({ time_periods }) => time_periods.length > 0) ?? false;

/**
 * Returns the categories as sections, in the order of the menus. A section has the hours of the menus that contain it,
 * unless these are the restaurant's own.
 */
export function sectionsOf({ menus, categories }: UberCatalog, all: WeekHours | null, losses: Losses) {
  const order = new Set([...menus.values()].flatMap(({ data }) => data.category_ids));
  return [...order].map((ref) => {
    const { data, path } = known(categories, ref);
    const on = [...menus.values()].filter((menu) => menu.data.category_ids.includes(ref));
    const each = on.every(saysHours) ? on.map(menuHours) : [];
    const own = weekOf((day) => each.flatMap((hours) => hours[day]));
    const hours = each.length === 0 || JSON.stringify(own) === JSON.stringify(all) ? null : own;
    return { ref, name: wordsOf(data.title, [...path, "title"], losses), hours };
  });
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

/**
 * Converts a period into hours of the day. 23:59 and 00:00 both mean the end of a day; an end before the start is on
 * the next day.
 */
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
