import { Switch } from "@tablee/design-system/inputs/switch";
import { Checkbox } from "@tablee/design-system/inputs/checkbox";
import { WEEKDAYS, type WeekHours } from "@tablee/domain/restaurants/week-hours";
import { addDays } from "@tablee/domain/restaurants/local-time";
import { formatWeekday } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { IntervalRows } from "./interval-rows.tsx";

/** A Monday; the days from it provide the names of the weekdays. */
const MONDAY = "2026-11-23";
const NEVER = Object.fromEntries(WEEKDAYS.map((day) => [day, []])) as unknown as WeekHours;

/** The fields for the days and hours of an offer: the same hours on each day. */
export function OfferHours({ hours, set }: { hours: WeekHours | null; set: (hours: WeekHours | null) => void }) {
  const language = useLanguage();
  const days = WEEKDAYS.filter((day) => hours !== null && hours[day].length > 0);
  const intervals = hours === null ? [] : days[0] ? hours[days[0]] : [];
  const put = (on: readonly string[], next: WeekHours["monday"]) =>
    set({ ...NEVER, ...Object.fromEntries(on.map((day) => [day, next])) });
  return (
    <div className="grid grid-cols-1 gap-3">
      <Switch
        label={m.management_offer_by_hours()}
        description={m.management_offer_by_hours_text()}
        checked={hours !== null}
        onCheckedChange={(on) => (on ? put(WEEKDAYS, [[11, 14]]) : set(null))}
      />
      {hours === null ? null : (
        <>
          <fieldset>
            <legend className="text-bs font-semibold">{m.management_offer_days()}</legend>
            <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-5">
              {WEEKDAYS.map((day, at) => (
                <Checkbox
                  key={day}
                  label={formatWeekday(addDays(MONDAY, at), language)}
                  checked={days.includes(day)}
                  onCheckedChange={(on) => {
                    const next = WEEKDAYS.filter((one) => (one === day ? on : days.includes(one)));
                    if (next.length > 0) put(next, intervals);
                  }}
                />
              ))}
            </div>
          </fieldset>
          <IntervalRows
            day={m.management_offers()}
            onRemove={(at) => (intervals.length > 1 ? put(days, intervals.toSpliced(at, 1)) : undefined)}
            intervals={intervals}
            onChange={(next) => put(days, next)}
          />
        </>
      )}
    </div>
  );
}
