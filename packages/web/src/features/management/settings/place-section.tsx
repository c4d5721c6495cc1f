import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { ClockPart } from "./clock-part.tsx";
import { PinFromAddress } from "./pin-from-address.tsx";
import { PlaceMap } from "./place-map.tsx";
import { Part, TextSetting } from "./setting-fields.tsx";
import type { SettingsForm } from "./use-settings.ts";

/** The section for where the restaurant is, and how to reach it. */
export function PlaceSection({ form }: { form: SettingsForm }) {
  useWords();
  return (
    <>
      <Part title={m.management_address_title()} text={m.management_address_text()}>
        <div className="grid grid-cols-1 gap-4 tablet:grid-cols-[3fr_2fr_1fr]">
          <TextSetting form={form} name="address" label={m.management_address()} maxLength={300} />
          <TextSetting form={form} name="city" label={m.management_city()} maxLength={120} />
          <TextSetting form={form} name="postal_code" label={m.management_postal_code()} maxLength={12} />
        </div>
        <PinFromAddress form={form} />
        <PlaceMap
          at={form.values.position}
          timezone={form.values.timezone}
          reach={null}
          onMoved={(position) => form.set("position", position)}
          text={m.management_pin_text()}
        />
      </Part>
      <ClockPart form={form} />
      <Part title={m.management_contact()}>
        <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
          <TextSetting
            form={form}
            name="phone_number"
            label={m.management_phone()}
            nullable
            type="tel"
            inputMode="tel"
            maxLength={40}
          />
          <TextSetting
            form={form}
            name="website"
            label={m.management_website()}
            hint={m.management_website_hint()}
            nullable
            inputMode="url"
            maxLength={2_000}
          />
        </div>
      </Part>
    </>
  );
}
