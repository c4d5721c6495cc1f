import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { Language } from "@tablee/domain/language/text";
import {
  type DatedRun,
  differences,
  exceptionOn,
  hasDates,
  intervalsOnDay,
} from "@tablee/domain/restaurants/dated-hours";
import { type Interval, isWholeDay } from "@tablee/domain/restaurants/intervals";
import { addDays, dateOf, dayOf, localMoment, weekdayIndexOf } from "@tablee/domain/restaurants/local-time";
import { isAroundTheClock } from "@tablee/domain/restaurants/opening-hours";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import { ChevronDown, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { formatDay } from "../../language/days.ts";
import { clockTime, formatWeekday } from "../../language/formats.ts";
import { useLanguage, useWords } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { OpenLine } from "./open-line.tsx";

/** A Monday; the days from it provide the names of the weekdays. */
const MONDAY = "2024-01-01";

const clock = (hour: number): string => {
  const minutes = Math.round(hour * 60) % (24 * 60);
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
};

/** Returns "11:30 to 14:00, 17:00 to 1:00": a day's intervals as a sign on a door has them. */
export function dayWords(intervals: readonly Interval[], language: Language): string {
  if (intervals.some(isWholeDay)) return m.restaurants_hours_all_day();
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

/** How many days ahead, and how many rows, list days with other hours. */
const DAYS_AHEAD = 60;
const MOST_RUNS = 8;

function Row({ now, name, hours }: { now: boolean; name: ReactNode; hours: string }) {
  return (
    <div className={`col-span-2 grid grid-cols-subgrid ${now ? "font-semibold" : "text-ink-2"}`}>
      <dt className="first-letter:uppercase">{name}</dt>
      <dd className="text-end">{hours}</dd>
    </div>
  );
}

const runName = ({ from, to }: DatedRun, language: Language): string =>
  from === to
    ? formatDay(from, language)
    : m.restaurants_hours_span({ from: formatDay(from, language), to: formatDay(to, language) });

/** The coming week, each weekday with its actual hours; a day with other hours than usual has its date. */
function ComingWeek({ restaurant, today }: { restaurant: RestaurantCard; today: number }) {
  const language = useLanguage();
  const always = isAroundTheClock(restaurant.hours);
  return WEEKDAYS.map((weekday, index) => {
    const day = today + ((index - weekdayIndexOf(today) + 7) % 7);
    const special = exceptionOn(restaurant, day);
    const whole = always && special === null;
    const name = special === null ? formatWeekday(addDays(MONDAY, index), language) : formatDay(dateOf(day), language);
    return (
      <Row
        key={weekday}
        now={day === today}
        name={
          <>
            {name}
            {day === today ? <span className="sr-only"> ({m.restaurants_today()})</span> : null}
          </>
        }
        hours={whole ? m.restaurants_hours_all_day() : dayWords(intervalsOnDay(restaurant, day), language)}
      />
    );
  });
}

/** The days with other hours after that week (restaurants §3). */
function OtherDays({ restaurant, today }: { restaurant: RestaurantCard; today: number }) {
  const language = useLanguage();
  if (!hasDates(restaurant)) return null;
  const runs = differences(restaurant, today + 7, today + DAYS_AHEAD).slice(0, MOST_RUNS);
  if (runs.length === 0) return null;
  return (
    <div className="ps-8 pb-4">
      <p className="pb-1.5 text-cap text-ink-3">{m.restaurants_hours_dates()}</p>
      <dl className="num grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5 text-bs">
        {runs.map((run) => (
          <Row key={run.from} now={false} name={runName(run, language)} hours={dayWords(run.intervals, language)} />
        ))}
      </dl>
    </div>
  );
}

/**
 * The open-hours collapse of a restaurant's card (restaurants §21): the current state when closed, all seven days when
 * opened.
 */
export function OpeningDays({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const now = useNow();
  const today = dayOf(localMoment(now, restaurant.timezone).date) ?? 0;
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none py-2 items-center gap-3 rounded-inner [&::-webkit-details-marker]:hidden">
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
        <ComingWeek restaurant={restaurant} today={today} />
      </dl>
      <OtherDays restaurant={restaurant} today={today} />
    </details>
  );
}
