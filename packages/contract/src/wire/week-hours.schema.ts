import { MOST_DATES } from "@tablee/domain/restaurants/dated-hours";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import * as z from "zod";
import { LocalDate } from "./values.schema.ts";

const Interval = z.tuple([z.number().min(0).max(24), z.number().min(0).max(48)]);
const Day = z.array(Interval).max(12);
/** The open intervals of each weekday in decimal hours (restaurants §2). */
export const WeekHours = z.record(z.enum(WEEKDAYS), Day);

/** Hours for the days from one date to another: a week of their own, or the same intervals every day. */
const SpecialHours = z.object({
  from: LocalDate,
  to: LocalDate,
  hours: z.union([Day, z.partialRecord(z.enum(WEEKDAYS), Day)]),
});

/** The days that differ from the week (restaurants §3). */
export const DatedHours = z.object({
  closed_dates: z.array(LocalDate).max(MOST_DATES),
  special_hours: z.array(SpecialHours).max(MOST_DATES),
});
