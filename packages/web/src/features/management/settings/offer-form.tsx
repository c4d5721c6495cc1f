import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { Switch } from "@tablee/design-system/inputs/switch";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { OFFER_KINDS, tidyCode } from "@tablee/domain/menus/offer";
import type { ReactNode } from "react";
import { useState } from "react";
import { currencySign } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { readAmount } from "../menu/prices/read-amount.ts";
import { ownFirst } from "../menu/language-names.ts";
import { ModeBoxes } from "./mode-boxes.tsx";
import { kindWord } from "./offer-terms.ts";
import { OfferDishes } from "./offer-dishes.tsx";
import { OfferHours } from "./offer-hours.tsx";
import type { SettingsForm } from "./use-settings.ts";

type Offer = RestaurantSettings["offers"][number];
interface OfferFormProps {
  form: SettingsForm;
  offer: Offer;
  onChange: (next: Offer) => void;
}

const GRID = "grid grid-cols-1 items-start gap-4 tablet:grid-cols-2";

/** The form of an offer: its words in both languages, what it takes off, when, how and how often. */
export function OfferForm({ form, offer, onChange }: OfferFormProps) {
  const language = useLanguage();
  const { name, kind } = offer;
  const set = (part: Partial<Offer>) => onChange({ ...offer, ...part });
  const sign = <span>{currencySign(form.page.currency, language)}</span>;
  return (
    <div className="mt-4 grid grid-cols-1 gap-5 border-t border-line pt-4">
      <div className={GRID}>
        {ownFirst(language).map((one) => (
          <Field key={one} label={one === "en" ? m.management_offer_name_en() : m.management_offer_name_fr()}>
            <TextInput
              lang={one}
              maxLength={80}
              value={name[one] ?? ""}
              placeholder={name.default ?? undefined}
              onValueChange={(words) => set({ name: { ...name, [one]: words || null } })}
            />
          </Field>
        ))}
        <Field label={m.management_offer_kind()}>
          <Select
            value={kind}
            onValueChange={(next) => set({ kind: next, ...(next === "amount_off" ? { item_ids: null } : {}) })}
            options={OFFER_KINDS.map((value) => ({ value, label: kindWord(value) }))}
          />
        </Field>
        <CodeField offer={offer} set={set} />
        {kind === "amount_off" ? <AmountOff offer={offer} set={set} sign={sign} /> : null}
        <Limits offer={offer} set={set} />
      </div>
      {kind === "amount_off" ? null : (
        <OfferDishes
          restaurant_id={form.page.restaurant_id}
          chosen={offer.item_ids}
          set={(item_ids) => set({ item_ids })}
        />
      )}
      <OfferHours hours={offer.hours} set={(hours) => set({ hours })} />
      <ModeBoxes
        legend={m.management_offer_modes()}
        modes={offer.modes}
        set={(modes) => set({ modes })}
        columns="grid-cols-[repeat(auto-fill,minmax(min(11rem,100%),1fr))]"
      />
    </div>
  );
}

interface PartProps {
  offer: Offer;
  set: (part: Partial<Offer>) => void;
}

/** The fields of a fixed discount: its amount, and from which total. */
function AmountOff({ offer, set, sign }: PartProps & { sign: ReactNode }) {
  useWords();
  return (
    <>
      <FigureField
        label={m.management_offer_amount()}
        kept={offer.amount}
        end={sign}
        set={(amount) => set({ amount: amount ?? 0 })}
        places={2}
      />
      <FigureField
        label={m.management_offer_from()}
        kept={offer.from}
        end={sign}
        set={(from) => set({ from: from ?? 0 })}
        places={2}
      />
    </>
  );
}

/** The fields for from when until when, and how often. */
function Limits({ offer, set }: PartProps) {
  useWords();
  return (
    <>
      <DateField label={m.management_offer_starts()} kept={offer.starts} set={(starts) => set({ starts })} />
      <DateField label={m.management_offer_ends()} kept={offer.ends} set={(ends) => set({ ends })} />
      <FigureField
        label={m.management_offer_per_member()}
        hint={m.management_offer_limit_hint()}
        kept={offer.per_member}
        set={(per_member) => set({ per_member })}
        places={0}
      />
      <FigureField
        label={m.management_offer_in_all()}
        hint={m.management_offer_limit_hint()}
        kept={offer.in_all}
        set={(in_all) => set({ in_all })}
        places={0}
      />
    </>
  );
}

function CodeField({ offer: { code }, set }: PartProps) {
  useWords();
  return (
    <div className="grid grid-cols-1 gap-2">
      <Switch
        label={m.management_offer_by_code()}
        description={m.management_offer_by_code_text()}
        checked={code !== null}
        onCheckedChange={(on) => set({ code: on ? "" : null })}
      />
      {code === null ? null : (
        <Field label={m.basket_code()} hint={m.management_offer_code_hint()}>
          <TextInput
            maxLength={20}
            autoComplete="off"
            value={code}
            onValueChange={(words) => set({ code: tidyCode(words) })}
          />
        </Field>
      )}
    </div>
  );
}

interface FigureFieldProps {
  label: string;
  hint?: string;
  kept: number | null;
  places: 0 | 2;
  end?: ReactNode;
  set: (value: number | null) => void;
}

/** A number as people type it; empty means none. */
function FigureField({ label, hint, kept, places, end, set }: FigureFieldProps) {
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const shown = kept === null ? "" : kept.toFixed(places).replace(".", language === "fr" ? "," : ".");
  const valueOf = (text: string): number | null | undefined => {
    if (text.trim() === "") return null;
    const read = readAmount(text);
    const isRight =
      read !== null &&
      read <= 1_000_000 &&
      (places === 2 ? read >= 0 : read >= 1) &&
      Number(read.toFixed(places)) === read;
    return isRight ? read : undefined;
  };
  const isWrong = typed !== null && valueOf(typed) === undefined;
  return (
    <Field label={label} hint={hint} error={isWrong ? m.management_offer_figure_wrong() : null}>
      <TextInput
        inputMode={places === 0 ? "numeric" : "decimal"}
        autoComplete="off"
        end={end}
        value={typed ?? shown}
        onValueChange={(text) => {
          setTyped(text);
          const value = valueOf(text);
          if (value !== undefined) set(value);
        }}
        onBlur={() => setTyped(null)}
      />
    </Field>
  );
}

function DateField({ label, kept, set }: { label: string; kept: string | null; set: (date: string | null) => void }) {
  return (
    <Field className="max-w-full min-w-0" label={label}>
      <TextInput
        type="date"
        value={kept ?? ""}
        onValueChange={(date) => set(/^\d{4}-\d\d-\d\d$/.test(date) ? date : null)}
      />
    </Field>
  );
}
