import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import * as z from "zod";

const Interval = z.tuple([z.number().min(0).max(24), z.number().min(0).max(48)]);
/** Per weekday the open intervals in decimal hours (restaurants §2). */
export const WeekHours = z.record(z.enum(WEEKDAYS), z.array(Interval).max(12));
