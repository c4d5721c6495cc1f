import { dayOf, minutesOf } from "../restaurants/local-time.ts";
import { isOpenAt, isOpenOnDay, nextOpening } from "../restaurants/opening-hours.ts";
import type { OrderMoment } from "../restaurants/order-slots.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";
import type { Menu, MenuItem, MenuSection } from "./menu.ts";

type Hours = Pick<MenuSection, "hours">;

/**
 * Whether a section's dishes are served at a moment (menus §32), by its own hours. The restaurant's hours are checked
 * separately.
 */
export const isServedAt = ({ hours }: Hours, timezone: string, at: Date): boolean =>
  hours === null || isOpenAt({ hours, timezone }, at);

/** The same for the time that an order is for. An invalid date or time is never within a section's hours. */
export const isServedFor = (section: Hours, timezone: string, { date, time }: OrderMoment, at: Date): boolean => {
  const { hours } = section;
  if (hours === null || time === "now") return isServedAt(section, timezone, at);
  const [day, minutes] = [dayOf(date), minutesOf(time)];
  return day !== null && minutes !== null && isOpenOnDay({ hours, timezone }, day, minutes);
};

/** When a section that is not served now is served next; null if it is served now, or never. */
export const servedFrom = ({ hours }: Hours, timezone: string, at: Date): Date | null =>
  hours === null || isOpenAt({ hours, timezone }, at) ? null : nextOpening({ hours, timezone }, at);

/**
 * The first section among these items that is not served at the time of the order. Screen and server use the same
 * check.
 */
export const closedSection = (
  menu: Pick<Menu, "sections">,
  items: readonly Pick<MenuItem, "section_id">[],
  { timezone, ...moment }: OrderMoment & { timezone: string },
  at: Date,
): MenuSection | undefined =>
  items
    .map((item) => sectionOf(menu, item))
    .find((section) => section !== undefined && !isServedFor(section, timezone, moment, at));

/**
 * The weekly hours of all sections that these items are in. The possible times of an order are restricted to all of
 * them.
 */
export const servedWeeks = (
  { sections }: { sections: readonly { id: number; hours: WeekHours | null }[] },
  items: readonly Pick<MenuItem, "section_id">[],
): WeekHours[] => {
  const ids = new Set(items.map(({ section_id }) => section_id));
  return sections.flatMap(({ id, hours }) => (hours && ids.has(id) ? [hours] : []));
};

/** Whether a section's dishes are ever served. */
export const isEverServed = ({ hours }: Hours): boolean =>
  hours === null || Object.values(hours).some((intervals) => intervals.length > 0);

export const sectionOf = (menu: Pick<Menu, "sections">, item: Pick<MenuItem, "section_id">): MenuSection | undefined =>
  item.section_id === null ? undefined : menu.sections.find(({ id }) => id === item.section_id);
