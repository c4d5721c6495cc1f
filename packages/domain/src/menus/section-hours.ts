import { dayOf, minutesOf } from "../restaurants/local-time.ts";
import { isOpenAt, isOpenOnDay, nextOpening } from "../restaurants/opening-hours.ts";
import type { OrderMoment } from "../restaurants/order-slots.ts";
import type { WeekHours } from "../restaurants/week-hours.ts";
import type { Menu, MenuItem, MenuSection } from "./menu.ts";

type Hours = Pick<MenuSection, "hours">;

/** Whether a section's dishes can be had at a moment (menus §32), by its own hours: the restaurant's are asked apart. */
export const isServedAt = ({ hours }: Hours, timezone: string, at: Date): boolean =>
  hours === null || isOpenAt({ hours, timezone }, at);

/** The same for when an order is for; a date or time that is none is no time of any section with hours. */
export const isServedFor = (section: Hours, timezone: string, { date, time }: OrderMoment, at: Date): boolean => {
  const { hours } = section;
  if (hours === null || time === "now") return isServedAt(section, timezone, at);
  const [day, minutes] = [dayOf(date), minutesOf(time)];
  return day !== null && minutes !== null && isOpenOnDay({ hours, timezone }, day, minutes);
};

/** When a section that is not served at a moment next is; null where it is served, or never will be. */
export const servedFrom = ({ hours }: Hours, timezone: string, at: Date): Date | null =>
  hours === null || isOpenAt({ hours, timezone }, at) ? null : nextOpening({ hours, timezone }, at);

/** The first section of some dishes that is not served for when an order is: screen and server ask the same. */
export const closedSection = (
  menu: Pick<Menu, "sections">,
  items: readonly Pick<MenuItem, "section_id">[],
  { timezone, ...moment }: OrderMoment & { timezone: string },
  at: Date,
): MenuSection | undefined =>
  items
    .map((item) => sectionOf(menu, item))
    .find((section) => section !== undefined && !isServedFor(section, timezone, moment, at));

/** The weeks in which a time must lie at which all of some dishes are served; an order's times are narrowed to them. */
export const servedWeeks = (
  { sections }: { sections: readonly { id: number; hours: WeekHours | null }[] },
  items: readonly Pick<MenuItem, "section_id">[],
): WeekHours[] => {
  const ids = new Set(items.map(({ section_id }) => section_id));
  return sections.flatMap(({ id, hours }) => (hours && ids.has(id) ? [hours] : []));
};

/** Whether there is any time at all at which a section's dishes can be had. */
export const isEverServed = ({ hours }: Hours): boolean =>
  hours === null || Object.values(hours).some((intervals) => intervals.length > 0);

export const sectionOf = (menu: Pick<Menu, "sections">, item: Pick<MenuItem, "section_id">): MenuSection | undefined =>
  item.section_id === null ? undefined : menu.sections.find(({ id }) => id === item.section_id);
