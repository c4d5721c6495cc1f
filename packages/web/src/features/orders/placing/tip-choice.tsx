import { classNames } from "@tablee/design-system/class-names";
import { Field } from "@tablee/design-system/field";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { TextInput } from "@tablee/design-system/text-input";
import { type Currency, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { checkTip, maxTip, TIP_PRESETS } from "@tablee/domain/money/tip";
import { useId, useState } from "react";
import { currencySign, formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { BasketTip as Tip } from "../basket/basket-schema.ts";
import { readAmount } from "./basket-tip-amount.ts";

interface TipChoiceProps {
  /** Whose tip: the basket's or the table's. */
  title: string;
  tip: Tip;
  amount: Minor;
  subtotal: Minor;
  currency: Currency;
  /** Of something that can be given: an amount over the limit never comes here. */
  onTip: (tip: Tip) => void;
  className?: string;
}

const OTHER = "other";

/** The tip: presets in percent of the subtotal, or one's own amount (mockup 06). It is not taxed. */
export function TipChoice({ title, tip, className, ...own }: TipChoiceProps) {
  const { amount, currency, onTip } = own;
  const language = useLanguage();
  const id = useId();
  const known = tip.kind === "percent" && TIP_PRESETS.some((percent) => percent === tip.percent);
  const choose = (value: string) =>
    onTip(value === OTHER ? { kind: "amount", amount } : { kind: "percent", percent: Number(value) });
  return (
    <section aria-labelledby={id} className={classNames("border-t border-line py-5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-display text-t3">
          {title}
        </h2>
        <p className="num font-medium">{formatMoney(toDecimal(amount), currency, language)}</p>
      </div>
      <SegmentedControl
        label={title}
        value={known ? String(tip.percent) : OTHER}
        onValueChange={choose}
        className="num mt-3"
        items={[
          ...TIP_PRESETS.map((percent) => ({ value: String(percent), label: m.basket_tip_percent({ percent }) })),
          { value: OTHER, label: m.basket_tip_other() },
        ]}
      />
      {known ? null : <OwnTip {...own} />}
    </section>
  );
}

/** Commas are dots (spec §5); what is no amount changes nothing and says so. */
function OwnTip({ amount, subtotal, currency, onTip }: Omit<TipChoiceProps, "title" | "tip" | "className">) {
  const language = useLanguage();
  const decimal = toDecimal(amount).toFixed(2);
  const [typed, setTyped] = useState(amount === 0 ? "" : language === "fr" ? decimal.replace(".", ",") : decimal);
  const read = readAmount(typed);
  const fits = read !== null && checkTip(read, subtotal) === null;
  const change = (value: string) => {
    setTyped(value);
    const next = readAmount(value);
    if (next !== null && checkTip(next, subtotal) === null) onTip({ kind: "amount", amount: next });
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
        end={<span aria-hidden="true">{currencySign(currency, language)}</span>}
      />
    </Field>
  );
}
