import { IconButton } from "@tablee/design-system/icon-button";
import { everyDayAs, openDay, removeInterval } from "@tablee/domain/management/week-edits";
import { inOrder } from "@tablee/domain/restaurants/intervals";
import { addDays } from "@tablee/domain/restaurants/local-time";
import { WEEKDAYS, type WeekHours, type Weekday } from "@tablee/domain/restaurants/week-hours";
import { CopyCheck, Plus } from "lucide-react";
import { formatWeekday } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { IntervalRows } from "./interval-rows.tsx";
import { WeekGrid } from "./week-grid.tsx";

/** A Monday; the days from it provide the names of the weekdays. */
const MONDAY = "2024-01-01";

interface WeekFieldsProps {
  week: WeekHours;
  onChange: (week: WeekHours) => void;
}

/** The hours of a week, to be drawn or typed (management §20). */
export function WeekFields({ week, onChange }: WeekFieldsProps) {
  const language = useLanguage();
  const names = Object.fromEntries(
    WEEKDAYS.map((day, at) => [day, formatWeekday(addDays(MONDAY, at), language)]),
  ) as Record<Weekday, string>;
  return (
    <>
      <WeekGrid hours={week} names={names} onChange={onChange} />
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {WEEKDAYS.map((day) => (
          <Day key={day} name={names[day]} weekday={day} week={week} onChange={onChange} />
        ))}
      </ul>
    </>
  );
}

function Day({ name, weekday, week, onChange }: WeekFieldsProps & { name: string; weekday: Weekday }) {
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
