import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DatesPart } from "./dates-part.tsx";
import { Part } from "./setting-fields.tsx";
import type { SettingsForm } from "./use-settings.ts";
import { WeekFields } from "./week-fields.tsx";

/** The section for the hours: each week, and on the days that differ. */
export function HoursSection({ form }: { form: SettingsForm }) {
  useWords();
  return (
    <>
      <Part title={m.management_week()} text={m.management_week_text({ timezone: form.page.timezone })}>
        <WeekFields week={form.values.hours} onChange={(hours) => form.set("hours", hours)} />
      </Part>
      <DatesPart form={form} />
    </>
  );
}
