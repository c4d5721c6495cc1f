import { IconButton } from "@tablee/design-system/icon-button";
import { inOrder } from "@tablee/domain/restaurants/intervals";
import { addDays } from "@tablee/domain/restaurants/local-time";
import { WEEKDAYS, type WeekHours, type Weekday } from "@tablee/domain/restaurants/week-hours";
import { everyDayAs, openDay, removeInterval } from "@tablee/domain/management/week-edits";
import { CopyCheck, Plus } from "lucide-react";
import { formatWeekday } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DatesPart } from "./dates-part.tsx";
import { IntervalRows } from "./interval-rows.tsx";
import { Part } from "./setting-fields.tsx";
import type { SettingsForm } from "./use-settings.ts";
import { WeekGrid } from "./week-grid.tsx";

/** A Monday: its week names the weekdays. */
const MONDAY = "2024-01-01";

/** When one is open: each week, and on the days that differ. */
export function HoursSection({ form }: { form: SettingsForm }) {
  const language = useLanguage();
  const week = form.values.hours;
  const setWeek = (hours: WeekHours) => form.set("hours", hours);
  const names = Object.fromEntries(
    WEEKDAYS.map((day, at) => [day, formatWeekday(addDays(MONDAY, at), language)]),
  ) as Record<Weekday, string>;
  return (
    <>
      <Part title={m.management_week()} text={m.management_week_text({ timezone: form.page.timezone })}>
        <WeekGrid hours={week} names={names} onChange={setWeek} />
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {WEEKDAYS.map((day) => (
            <Day key={day} name={names[day]} weekday={day} week={week} onChange={setWeek} />
          ))}
        </ul>
      </Part>
      <DatesPart form={form} />
    </>
  );
}

interface DayProps {
  name: string;
  weekday: Weekday;
  week: WeekHours;
  onChange: (week: WeekHours) => void;
}

function Day({ name, weekday, week, onChange }: DayProps) {
  useWords();
  const day = inOrder(week[weekday]);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1 px-4 py-2">
      <h3 className="min-w-28 py-3 font-semibold first-letter:uppercase">{name}</h3>
      <div className="grid min-w-0 grow grid-cols-1 gap-1">
        {day.length === 0 ? <p className="py-3 text-ink-2">{m.restaurants_hours_closed()}</p> : null}
        <IntervalRows
          day={name}
          intervals={day}
          onChange={(next) => onChange({ ...week, [weekday]: next })}
          onRemove={(at) => onChange(removeInterval(week, weekday, at))}
        />
      </div>
      <div className="flex">
        <IconButton label={m.management_hours_add({ day: name })} onClick={() => onChange(openDay(week, weekday))}>
          <Plus />
        </IconButton>
        <IconButton label={m.management_hours_copy({ day: name })} onClick={() => onChange(everyDayAs(week, weekday))}>
          <CopyCheck />
        </IconButton>
      </div>
    </li>
  );
}
