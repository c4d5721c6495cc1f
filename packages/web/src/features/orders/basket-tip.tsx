import { Field } from "@tablee/design-system/field";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { TextInput } from "@tablee/design-system/text-input";
import { type Currency, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { checkTip, maxTip, TIP_PRESETS } from "@tablee/domain/money/tip";
import { useState } from "react";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { BasketTip as Tip } from "./basket-schema.ts";
import { basketStore } from "./basket-store.ts";
import { readAmount } from "./basket-tip-amount.ts";

interface BasketTipProps {
  tip: Tip;
  amount: Minor;
  subtotal: Minor;
  currency: Currency;
}

const OTHER = "other";

/** The tip: presets in percent of the subtotal, or one's own amount (mockup 06). It is not taxed. */
export function BasketTip({ tip, amount, subtotal, currency }: BasketTipProps) {
  const language = useLanguage();
  const known = tip.kind === "percent" && TIP_PRESETS.some((percent) => percent === tip.percent);
  const choose = (value: string) =>
    basketStore.set({
      tip: value === OTHER ? { kind: "amount", amount } : { kind: "percent", percent: Number(value) },
    });
  return (
    <section aria-labelledby="basket-tip" className="border-t border-line py-5 large:border-t-0 large:pt-0">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="basket-tip" className="font-display text-t3">
          {m.basket_tip()}
        </h2>
        <p className="num font-medium">{formatMoney(toDecimal(amount), currency, language)}</p>
      </div>
      <SegmentedControl
        label={m.basket_tip()}
        value={known ? String(tip.percent) : OTHER}
        onValueChange={choose}
        className="num mt-3"
        items={[
          ...TIP_PRESETS.map((percent) => ({ value: String(percent), label: m.basket_tip_percent({ percent }) })),
          { value: OTHER, label: m.basket_tip_other() },
        ]}
      />
      {known ? null : <OwnTip amount={amount} subtotal={subtotal} currency={currency} />}
    </section>
  );
}

/** Commas are dots (spec §5); what is no amount changes nothing and says so. */
function OwnTip({ amount, subtotal, currency }: Omit<BasketTipProps, "tip">) {
  const language = useLanguage();
  const decimal = toDecimal(amount).toFixed(2);
  const [typed, setTyped] = useState(amount === 0 ? "" : language === "fr" ? decimal.replace(".", ",") : decimal);
  const read = readAmount(typed);
  const fits = read !== null && checkTip(read, subtotal) === null;
  const change = (value: string) => {
    setTyped(value);
    const next = readAmount(value);
    if (next !== null && checkTip(next, subtotal) === null) basketStore.set({ tip: { kind: "amount", amount: next } });
  };
  const max = formatMoney(toDecimal(maxTip(subtotal)), currency, language);
  return (
    <Field
      label={m.basket_tip_amount()}
      error={fits ? undefined : m.basket_tip_invalid({ max })}
      className="mt-4 max-w-60"
    >
      <TextInput
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onValueChange={change}
        end={<span aria-hidden="true">$</span>}
      />
    </Field>
  );
}
