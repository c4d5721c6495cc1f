import type { Language } from "@tablee/domain/language/text";
import { servedFrom } from "@tablee/domain/menus/section-hours";
import { addDays, localMoment } from "@tablee/domain/restaurants/local-time";
import { closesAt } from "@tablee/domain/restaurants/opening-hours";
import type { WeekHours } from "@tablee/domain/restaurants/week-hours";
import { formatDay } from "../../../language/days.ts";
import { formatTime, formatWeekday } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";

interface Served {
  section: { hours: WeekHours | null };
  timezone: string;
}

/** Until when a section with hours of its own is served, or from when (menus §32). */
export function ServedLine({ section, timezone }: Served) {
  const language = useLanguage();
  const now = useNow();
  return <p className="text-bs text-ink-2">{servedWords({ section, timezone }, now, language)}</p>;
}

/** The same on the card of a dish that is not served at the order's time. */
export function NotServedLine({ hours, timezone }: { hours: WeekHours; timezone: string }) {
  const language = useLanguage();
  const now = useNow();
  const section = { hours };
  return (
    <p className="mt-1 text-cap text-ink-2">
      {servedFrom(section, timezone, now)
        ? servedWords({ section, timezone }, now, language)
        : m.menu_not_served_then()}
    </p>
  );
}

export function servedWords({ section, timezone }: Served, at: Date, language: Language): string {
  const from = servedFrom(section, timezone, at);
  if (!from) {
    const until = closesAt({ hours: section.hours, timezone }, at);
    return until ? m.menu_served_until({ time: formatTime(until, timezone, language) }) : m.menu_served_always();
  }
  const time = formatTime(from, timezone, language);
  const today = localMoment(at, timezone).date;
  const day = localMoment(from, timezone).date;
  if (day === today) return m.menu_served_from({ time });
  if (day === addDays(today, 1)) return m.menu_served_tomorrow({ time });
  if (day >= addDays(today, 7)) return m.menu_served_on_date({ date: formatDay(day, language), time });
  return m.menu_served_on({ day: formatWeekday(day, language), time });
}
