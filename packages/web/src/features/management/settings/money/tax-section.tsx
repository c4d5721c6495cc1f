import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { IconButton } from "@tablee/design-system/icon-button";
import { Message } from "@tablee/design-system/message";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { isSame } from "@tablee/domain/management/menu-draft";
import { MOST_TAX_RATES } from "@tablee/domain/menus/tax";
import { X } from "lucide-react";
import { type Ref, useEffect, useEffectEvent, useState } from "react";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { readAmount } from "../../menu/prices/read-amount.ts";
import { AddButton } from "../interval-rows.tsx";
import { Part } from "../setting-fields.tsx";
import { ownFirst } from "../../menu/language-names.ts";
import { ModeBoxes } from "../mode-boxes.tsx";
import { FRANCE, isInFrance, QUEBEC, type Rate, withNumbers } from "./tax-presets.ts";
import { TaxDishes } from "./tax-dishes.tsx";
import { TaxRegistration } from "./tax-registration.tsx";
import { PROBLEM_WORDS } from "../setting-words.ts";
import type { SettingsForm } from "../use-settings.ts";

const EMPTY: Rate = {
  name: { en: null, fr: null, default: null },
  rate: 0,
  modes: null,
  item_ids: null,
  registration: null,
};

/** The section for the taxes, by name and rate; for owners. */
export function TaxSection({ form, heading }: { form: SettingsForm; heading?: Ref<HTMLHeadingElement> }) {
  useWords();
  const { tax } = form.values;
  const problem = form.problemOf("tax");
  const own = tax ?? QUEBEC;
  const put = (next: Partial<typeof own>) => form.set("tax", { ...own, ...next });
  return (
    <Part title={m.management_tax()} text={m.management_tax_text()} heading={heading}>
      <SegmentedControl
        label={m.management_tax_how()}
        value={own.included ? "included" : "added"}
        onValueChange={(how) => put({ included: how === "included" })}
        items={[
          { value: "added", label: m.management_tax_added() },
          { value: "included", label: m.management_tax_included() },
        ]}
      />
      <ul className="grid gap-3">
        {own.rates.map((rate, at) => (
          // Keyed by position: two rates may have the same name.
          <RateRow
            key={at}
            form={form}
            rate={rate}
            others={own.rates.toSpliced(at, 1)}
            onChange={(next) => put({ rates: own.rates.with(at, next) })}
            onRemove={() => put({ rates: own.rates.toSpliced(at, 1) })}
          />
        ))}
      </ul>
      {own.rates.length === 0 ? <p className="text-ink-2">{m.management_tax_none()}</p> : null}
      {/* A wrong number says so beside itself. */}
      {problem && problem !== "tax_registration_invalid" ? (
        <div data-fault>
          <Message tone="danger" announce>
            {PROBLEM_WORDS[problem]()}
          </Message>
        </div>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <AddButton disabled={own.rates.length >= MOST_TAX_RATES} onClick={() => put({ rates: [...own.rates, EMPTY] })}>
          {m.management_tax_add()}
        </AddButton>
        <Preset form={form} />
      </div>
    </Part>
  );
}

/** The usual tax of where the restaurant is, unless it has it already. */
function Preset({ form }: { form: SettingsForm }) {
  useWords();
  const { tax, timezone } = form.values;
  const isFrench = isInFrance(timezone);
  const own = tax ?? QUEBEC;
  const usual = withNumbers(isFrench ? FRANCE : QUEBEC, own);
  if (isSame(own, usual)) return null;
  return (
    <Button variant="ghost" size="sm" onClick={() => form.set("tax", isSame(usual, QUEBEC) ? null : usual)}>
      {isFrench ? m.management_tax_france() : m.management_tax_quebec()}
    </Button>
  );
}

interface RateRowProps {
  form: SettingsForm;
  rate: Rate;
  others: readonly Rate[];
  onChange: (next: Rate) => void;
  onRemove: () => void;
}

function RateRow({ form, rate, others, onChange, onRemove }: RateRowProps) {
  const language = useLanguage();
  const { name, modes, item_ids } = rate;
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      {/* If each name has its own line, the rate stands beside the button that removes it. */}
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 tablet:grid-cols-[1fr_1fr_9rem_auto] mobile:[&>:nth-child(-n+2)]:col-span-2">
        {ownFirst(language).map((one) => (
          <Field key={one} label={one === "en" ? m.management_tax_name_en() : m.management_tax_name_fr()}>
            <TextInput
              lang={one}
              maxLength={60}
              value={name[one] ?? ""}
              placeholder={name.default ?? undefined}
              onValueChange={(words) => onChange({ ...rate, name: { ...name, [one]: words || null } })}
            />
          </Field>
        ))}
        <RateField form={form} rate={rate.rate} onChange={(percent) => onChange({ ...rate, rate: percent })} />
        <IconButton
          className="mt-7"
          label={m.management_tax_remove({ name: name.en ?? name.fr ?? name.default ?? "" })}
          onClick={onRemove}
        >
          <X />
        </IconButton>
      </div>
      <TaxRegistration
        form={form}
        rate={rate}
        others={others}
        onChange={(registration) => onChange({ ...rate, registration })}
      />
      <ModeBoxes
        legend={m.management_tax_modes()}
        modes={modes}
        set={(next) => onChange({ ...rate, modes: next })}
        columns="grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))]"
      />
      <TaxDishes
        restaurant_id={form.page.restaurant_id}
        item_ids={item_ids}
        onChange={(next) => onChange({ ...rate, item_ids: next })}
      />
    </li>
  );
}

function RateField({
  form,
  rate,
  onChange,
}: {
  form: SettingsForm;
  rate: number;
  onChange: (percent: number) => void;
}) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = String(rate).replace(".", language === "fr" ? "," : ".");
  const isWrong = typed !== null && (readAmount(typed) ?? -1) < 0;
  const leave = useEffectEvent(() => form.mark("tax", true));
  useEffect(() => () => leave(), []);
  return (
    <Field label={m.management_tax_rate()} error={isWrong ? m.management_problem_tax_rate() : null}>
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        end={<span>%</span>}
        value={typed ?? shown}
        onValueChange={(text) => {
          setTyped(text);
          const read = readAmount(text);
          const isRead = read !== null && read >= 0 && read <= 1_000;
          form.mark("tax", isRead);
          if (isRead) onChange(read);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
    </Field>
  );
}
