export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Opening hours: per weekday a list of [start, end] in decimal hours of the restaurant's timezone. An end that is not
 * after its start, or over 24, runs into the next day; [0, 24] is a whole day; an empty list is a closed day
 * (restaurants §2).
 */
export type WeekHours = Record<Weekday, [start: number, end: number][]>;
