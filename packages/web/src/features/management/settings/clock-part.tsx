import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { m } from "../../../paraglide/messages.js";
import { Part } from "./setting-fields.tsx";
import type { SettingsForm } from "./use-settings.ts";

/** The restaurant's own time zone and the device's come first: one of them is nearly always meant. */
const zonesFrom = (own: string, device: string): string[] => [
  ...new Set([own, device, ...Intl.supportedValuesOf("timeZone")]),
];

/** The time zone of the restaurant's hours. */
export function ClockPart({ form }: { form: SettingsForm }) {
  const language = useLanguage();
  const now = useNow();
  const device = useTimezone();
  const { timezone } = form.values;
  return (
    <Part title={m.management_clock()} text={m.management_clock_text()}>
      <Field
        label={m.management_timezone()}
        hint={m.management_timezone_now({ time: formatTime(now, timezone, language) })}
        className="max-w-[26rem]"
      >
        <Select
          value={timezone}
          onValueChange={(zone) => form.set("timezone", zone)}
          options={zonesFrom(form.page.settings.timezone, device).map((value) => ({
            value,
            label: value.replaceAll("_", " "),
          }))}
        />
      </Field>
    </Part>
  );
}
