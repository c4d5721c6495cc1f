import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import { addDays, localMoment } from "@tablee/domain/restaurants/local-time";
import { intervalsOn, isAroundTheClock } from "@tablee/domain/restaurants/opening-hours";
import { WEEKDAYS, type Weekday } from "@tablee/domain/restaurants/week-hours";
import { ChevronDown, Clock } from "lucide-react";
import { clockTime, formatWeekday } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { OpenLine } from "./open-line.tsx";

/** A Monday: its week names the weekdays. */
const MONDAY = "2024-01-01";

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** "11:30 to 14:00, 17:00 to 1:00": a day's intervals as one reads them on a door. */
export function dayWords(hours: RestaurantCard["hours"], day: Weekday, language: Language): string {
  const intervals = intervalsOn(hours, day);
  if (isAroundTheClock(hours) || intervals.some(([start, end]) => start === 0 && end >= 24)) {
    return m.restaurants_hours_all_day();
  }
  if (intervals.length === 0) return m.restaurants_hours_closed();
  return intervals
    .map(([start, end]) =>
      m.restaurants_hours_range({
        start: clockTime(clock(start), language),
        end: end === 24 ? m.restaurants_midnight() : clockTime(clock(end), language),
      }),
    )
    .join(", ");
}

/** The open-hours collapse of a restaurant's card (restaurants §21): its state at rest, all seven days when opened. */
export function OpeningDays({ restaurant }: { restaurant: RestaurantCard }) {
  const language = useLanguage();
  const now = useNow();
  const today = localMoment(now, restaurant.timezone).weekday;
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-inner [&::-webkit-details-marker]:hidden">
        <Clock aria-hidden="true" className="size-5 shrink-0 stroke-[1.75]" />
        <span className="min-w-0 grow">
          <span className="block text-cap text-ink-3">{m.restaurants_hours()}</span>
          <OpenLine restaurant={restaurant} className="text-bs" />
        </span>
        <ChevronDown
          aria-hidden="true"
          className="size-4 shrink-0 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 ps-8 pt-1 pb-4 text-bs">
        {WEEKDAYS.map((day, index) => (
          <div
            key={day}
            className={`col-span-2 grid grid-cols-subgrid ${day === today ? "font-semibold" : "text-ink-2"}`}
          >
            <dt className="first-letter:uppercase">
              {formatWeekday(addDays(MONDAY, index), language)}
              {day === today ? <span className="sr-only"> ({m.restaurants_today()})</span> : null}
            </dt>
            <dd className="text-end">{dayWords(restaurant.hours, day, language)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
