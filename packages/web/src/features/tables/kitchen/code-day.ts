import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import type { Language } from "@tablee/domain/language/text";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { formatPastDay } from "../../../language/past-days.ts";

/** The date of a table's code, by the restaurant's calendar: tonight's code is not tomorrow's. */
export const codeDay = (
  { rotated_at }: Pick<KitchenTable, "rotated_at">,
  timezone: string,
  now: Date,
  language: Language,
): string => {
  const dateOf = (moment: Date) => localMoment(moment, timezone).date;
  return formatPastDay(dateOf(new Date(rotated_at)), dateOf(now), language);
};
