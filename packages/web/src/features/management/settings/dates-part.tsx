import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { IconButton } from "@tablee/design-system/icon-button";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import type { SpecialHours } from "@tablee/domain/restaurants/dated-hours";
import { inOrder } from "@tablee/domain/restaurants/intervals";
import { dayOf, localMoment } from "@tablee/domain/restaurants/local-time";
import { CalendarPlus, X } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../../language/days.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { AddButton, IntervalRows } from "./interval-rows.tsx";
import { Part } from "./setting-fields.tsx";
import { Message } from "@tablee/design-system/message";
import { PROBLEM_WORDS } from "./setting-words.ts";
import type { SettingsForm } from "./use-settings.ts";

/** The days with other hours than the week: closed ones, and those with their own hours. */
export function DatesPart({ form }: { form: SettingsForm }) {
  useWords();
  return (
    <>
      <Part title={m.management_closed_dates()} text={m.management_closed_dates_text()}>
        <ClosedDates form={form} />
      </Part>
      <Part title={m.management_special_hours()} text={m.management_special_hours_text()}>
        <SpecialList form={form} />
      </Part>
    </>
  );
}

function useToday(form: SettingsForm): string {
  return localMoment(useNow(), form.page.timezone).date;
}

function ClosedDates({ form }: { form: SettingsForm }) {
  const language = useLanguage();
  const today = useToday(form);
  const [date, setDate] = useState("");
  const dates = form.values.closed_dates;
  const coming = dates.filter((one) => one >= today);
  const isDate = /^\d{4}-\d\d-\d\d$/.test(date) && dayOf(date) !== null;
  return (
    <>
      {coming.length === 0 ? null : (
        <ul className="flex flex-wrap gap-2">
          {coming.map((one) => (
            <li
              key={one}
              ref={handsFocusOn}
              className="flex items-center rounded-full border border-line bg-surface ps-4 text-bs"
            >
              {formatDate(one, language)}
              <IconButton
                size="sm"
                data-remove=""
                label={m.management_closed_remove({ date: formatDate(one, language) })}
                onClick={() =>
                  form.set(
                    "closed_dates",
                    dates.filter((other) => other !== one),
                  )
                }
              >
                <X />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <form
        method="post"
        noValidate
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isDate) return;
          form.set("closed_dates", [...new Set([...dates, date])].toSorted());
          setDate("");
        }}
      >
        <Field className="max-w-full min-w-0" label={m.management_closed_on()}>
          <TextInput type="date" min={today} value={date} onValueChange={setDate} />
        </Field>
        <Button type="submit" variant="outline" disabled={!isDate} start={<CalendarPlus aria-hidden="true" />}>
          {m.management_closed_add()}
        </Button>
      </form>
    </>
  );
}

function SpecialList({ form }: { form: SettingsForm }) {
  useWords();
  const today = useToday(form);
  const all = form.values.special_hours as SpecialHours[];
  const put = (next: SpecialHours[]) => form.set("special_hours", next);
  const problem = form.problemOf("special_hours");
  return (
    <>
      <ul className="grid gap-3 empty:hidden">
        {all.map((special, at) =>
          special.to < today && special.from < today ? null : (
            // Keyed by position, their only identity: of two entries for a date the last counts.
            <SpecialRow
              key={at}
              special={special}
              onChange={(next) => put(all.with(at, next))}
              onRemove={() => put(all.toSpliced(at, 1))}
            />
          ),
        )}
      </ul>
      {problem ? (
        <div data-fault>
          <Message tone="danger" announce>
            {PROBLEM_WORDS[problem]()}
          </Message>
        </div>
      ) : null}
      <div>
        <AddButton onClick={() => put([...all, { from: today, to: today, hours: [[11, 15]] }])}>
          {m.management_special_add()}
        </AddButton>
      </div>
    </>
  );
}

interface SpecialRowProps {
  special: SpecialHours;
  onChange: (next: SpecialHours) => void;
  onRemove: () => void;
}

function SpecialRow({ special, onChange, onRemove }: SpecialRowProps) {
  const language = useLanguage();
  const { from, to, hours } = special;
  const days = from === to ? formatDate(from, language) : `${formatDate(from, language)} – ${formatDate(to, language)}`;
  const intervals = "length" in hours ? inOrder(hours) : null;
  return (
    <li ref={handsFocusOn} className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field className="max-w-full min-w-0" label={m.management_from()}>
          <TextInput
            type="date"
            value={from}
            onValueChange={(date) => {
              if (dayOf(date) !== null) onChange({ ...special, from: date, to: to < date ? date : to });
            }}
          />
        </Field>
        <Field className="max-w-full min-w-0" label={m.management_to()}>
          <TextInput
            type="date"
            min={from}
            value={to}
            onValueChange={(date) => {
              if (dayOf(date) !== null) onChange({ ...special, to: date });
            }}
          />
        </Field>
        <span className="grow" />
        <IconButton label={m.management_special_remove({ days })} data-remove="" onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      {intervals === null ? (
        <p className="mt-3 text-bs text-ink-2">{m.management_special_week()}</p>
      ) : (
        <div className="mt-3 grid gap-1">
          <IntervalRows
            day={days}
            intervals={intervals}
            onChange={(next) => onChange({ ...special, hours: next })}
            onRemove={(at) => onChange({ ...special, hours: intervals.toSpliced(at, 1) })}
          />
          <div>
            <AddButton onClick={() => onChange({ ...special, hours: [...intervals, [17, 22]] })}>
              {m.management_special_more()}
            </AddButton>
          </div>
        </div>
      )}
    </li>
  );
}
