import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { Switch } from "@tablee/design-system/inputs/switch";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { CURRENCIES } from "@tablee/domain/money/minor";
import { USUAL_TIPS } from "@tablee/domain/money/tip";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { ClockPart } from "../clock-part.tsx";
import { ConfirmGuessed } from "./confirm-guessed.tsx";
import { CURRENCY_WORDS } from "./currency-words.ts";
import { Part } from "../setting-fields.tsx";
import { PROBLEM_WORDS } from "../setting-words.ts";
import { TaxSection } from "./tax-section.tsx";
import type { SettingsForm } from "../use-settings.ts";

/** The section for charges besides the menu, and for the currency; for owners. */
export function MoneySection({ form }: { form: SettingsForm }) {
  useWords();
  const taxes = useRef<HTMLHeadingElement>(null);
  return (
    <>
      {form.page.confirmed ? null : <ConfirmGuessed form={form} next={taxes} />}
      <TaxSection form={form} heading={taxes} />
      <Tips form={form} />
      <Part title={m.management_currency()} text={m.management_currency_text()}>
        <Select
          aria-label={m.management_currency()}
          className="max-w-[20rem]"
          value={form.values.currency}
          onValueChange={(currency) => form.set("currency", currency)}
          options={CURRENCIES.map((value) => ({ value, label: CURRENCY_WORDS[value]() }))}
        />
      </Part>
      {form.page.confirmed ? null : <ClockPart form={form} />}
    </>
  );
}

function Tips({ form }: { form: SettingsForm }) {
  useWords();
  const { tip_percents } = form.values;
  const isTaken = tip_percents.length > 0;
  return (
    <Part title={m.management_tips()} text={m.management_tips_text()}>
      <Switch
        label={m.management_tips_taken()}
        checked={isTaken}
        onCheckedChange={(taken) => form.set("tip_percents", taken ? [...USUAL_TIPS] : [])}
      />
      {isTaken ? <Percents form={form} /> : null}
    </Part>
  );
}

/** A field for "10, 15, 18": anything that is not a list of percentages is reported beside it and not saved. */
function Percents({ form }: { form: SettingsForm }) {
  useWords();
  const { tip_percents } = form.values;
  const [typed, setTyped] = useState<string | null>(null);
  const read = typed === null ? tip_percents : readPercents(typed);
  const leave = useEffectEvent(() => form.mark("tip_percents", true));
  useEffect(() => () => leave(), []);
  const isWrong = read === null || form.problemOf("tip_percents") !== null;
  return (
    <Field
      label={m.management_tips_percents()}
      hint={m.management_tips_hint()}
      error={isWrong ? PROBLEM_WORDS.tips_invalid() : null}
      className="max-w-[20rem]"
    >
      <TextInput
        value={typed ?? tip_percents.join(", ")}
        inputMode="text"
        autoComplete="off"
        end={<span>%</span>}
        onValueChange={(text) => {
          setTyped(text);
          const percents = readPercents(text);
          form.mark("tip_percents", percents !== null);
          if (percents !== null) form.set("tip_percents", percents);
        }}
        onBlur={() => {
          if (!isWrong) setTyped(null);
        }}
      />
    </Field>
  );
}

const MOST_READ = 10;

/** Parses whole numbers with any separators; null if there are none, or anything else. */
const readPercents = (text: string): number[] | null => {
  const parts = text.split(/[\s,;/%]+/).filter((part) => part !== "");
  const percents = parts.map(Number);
  const areWhole = percents.every((percent) => Number.isInteger(percent) && percent >= 0 && percent <= 100);
  return parts.length > 0 && parts.length <= MOST_READ && areWhole ? percents : null;
};
