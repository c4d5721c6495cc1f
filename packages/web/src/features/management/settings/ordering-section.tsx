import { Select } from "@tablee/design-system/inputs/select";
import { Switch } from "@tablee/design-system/inputs/switch";
import { MODE_CHOICES, type ModeChoice } from "@tablee/domain/management/settings";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { Link } from "@tanstack/react-router";
import { ArrowUpRight } from "lucide-react";
import { currencySign } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";
import { PlaceMap } from "./place-map.tsx";
import { NumberSetting, Part } from "./setting-fields.tsx";
import type { SettingsForm } from "./use-settings.ts";

const CHOICE_WORDS: Record<ModeChoice, () => string> = {
  offered: () => m.management_mode_offered(),
  refused: () => m.management_mode_refused(),
  hidden: () => m.management_mode_hidden(),
};

/** The section for how one orders, how far ahead, and where to. */
export function OrderingSection({ form }: { form: SettingsForm }) {
  useWords();
  return (
    <>
      <Part title={m.management_modes()} text={m.management_modes_text()}>
        <ul className="divide-y divide-line rounded-card border border-line bg-surface">
          {ORDER_MODES.map((mode) => (
            <li
              key={mode}
              className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-center gap-x-3 gap-y-1 px-4 py-2"
            >
              <span className="font-semibold">{modeWord(mode)}</span>
              <Select
                aria-label={modeWord(mode)}
                className="w-full tablet:max-w-72 tablet:justify-self-end"
                value={form.values[mode]}
                onValueChange={(choice) => form.set(mode, choice)}
                options={MODE_CHOICES.map((value) => ({ value, label: CHOICE_WORDS[value]() }))}
              />
            </li>
          ))}
        </ul>
      </Part>
      {form.values.delivery === "hidden" ? null : <Delivery form={form} />}
      <Times form={form} />
    </>
  );
}

/** The fields that only the owner may set. */
const AMOUNTS = [
  { name: "delivery_fee", label: () => m.management_fee(), hint: () => m.management_fee_hint() },
  { name: "min_order_amount", label: () => m.management_minimum(), hint: () => m.management_minimum_hint() },
] as const;

function Delivery({ form }: { form: SettingsForm }) {
  const language = useLanguage();
  const { page, values } = form;
  return (
    <Part title={m.management_delivery()} text={m.management_delivery_text()}>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <NumberSetting
          form={form}
          name="delivery_radius_m"
          label={m.management_radius()}
          min={0}
          max={100_000}
          places={0}
          unit={1_000}
          wrong={m.management_radius_wrong()}
          end={<span>km</span>}
        />
        {AMOUNTS.filter(({ name }) => form.may(name)).map(({ name, label, hint }) => (
          <NumberSetting
            key={name}
            form={form}
            name={name}
            label={label()}
            hint={hint()}
            min={0}
            max={1_000_000}
            places={2}
            wrong={m.management_price_wrong()}
            end={<span>{currencySign(page.currency, language)}</span>}
          />
        ))}
      </div>
      {values.position ? (
        <PlaceMap
          timezone={values.timezone}
          at={values.position}
          reach={values.delivery_radius_m}
          text={m.management_radius_text()}
        />
      ) : (
        <p className="text-bs text-ink-2">{m.management_radius_unplaced()}</p>
      )}
    </Part>
  );
}

function Times({ form }: { form: SettingsForm }) {
  useWords();
  return (
    <Part title={m.management_times()} text={m.management_times_text()}>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-2">
        <NumberSetting
          form={form}
          name="preparation_minutes"
          label={m.management_preparation()}
          hint={m.management_preparation_hint()}
          min={1}
          max={600}
          places={0}
          wrong={m.management_preparation_wrong()}
          end={<span>min</span>}
        />
        <NumberSetting
          form={form}
          name="min_order_delay"
          label={m.management_delay()}
          hint={m.management_delay_hint()}
          min={0}
          max={672}
          places={2}
          unit={1}
          wrong={m.management_delay_wrong()}
          end={<span>h</span>}
        />
      </div>
      <Switch
        label={m.management_planned()}
        description={m.management_planned_text()}
        checked={form.values.planned_orders_enabled}
        onCheckedChange={(on) => form.set("planned_orders_enabled", on)}
      />
      <Link
        to="/kitchen"
        search={{ restaurant: form.page.restaurant_id, view: "capacity" }}
        className="inline-flex min-h-11 items-center gap-1.5 justify-self-start font-semibold text-primary-ink underline underline-offset-4"
      >
        {m.management_capacity_link()}
        <ArrowUpRight aria-hidden="true" className="size-4" />
      </Link>
    </Part>
  );
}
