import { classNames } from "@tablee/design-system/class-names";
import { Field } from "@tablee/design-system/inputs/field";
import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import type { Language } from "@tablee/domain/language/text";
import { type Currency, minor, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { chosenTip, maxTip } from "@tablee/domain/money/tip";
import { useId, useState } from "react";
import { currencySign, formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { BasketTip as Tip } from "../basket/basket-schema.ts";
import { readAmount } from "./basket-tip-amount.ts";

interface TipChoiceProps {
  /** Names whose tip it is: the basket's or the table's. */
  title: string;
  tip: Tip;
  amount: Minor;
  subtotal: Minor;
  currency: Currency;
  /** The percentages offered besides no tip; empty: no tips are taken. */
  percents: readonly number[];
  onTip: (tip: Tip) => void;
  className?: string;
}

const OTHER = "other";

/** The tip: presets in percent of the subtotal, or a custom amount (orders §18). It is not taxed. */
export function TipChoice({ percents, ...props }: TipChoiceProps) {
  return percents.length === 0 ? null : <Choice percents={percents} {...props} />;
}

function Choice({ title, tip, className, percents, ...own }: TipChoiceProps) {
  const { amount, currency, onTip } = own;
  const language = useLanguage();
  const id = useId();
  const offered = [0, ...percents];
  const known = tip.kind === "percent" && offered.includes(tip.percent);
  const choose = (value: string) =>
    onTip(value === OTHER ? { kind: "amount", amount } : { kind: "percent", percent: Number(value) });
  return (
    <section aria-labelledby={id} className={classNames("border-t border-line py-5", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="font-display text-t3">
          {title}
        </h2>
        <p className="num ms-auto font-medium">{formatMoney(toDecimal(amount), currency, language)}</p>
      </div>
      <SegmentedControl
        label={title}
        value={known ? String(tip.percent) : OTHER}
        onValueChange={choose}
        className="num mt-3"
        items={[
          ...offered.map((percent) => ({ value: String(percent), label: m.basket_tip_percent({ percent }) })),
          { value: OTHER, label: m.basket_tip_other() },
        ]}
      />
      {known ? null : <OwnTip tip={tip} {...own} />}
    </section>
  );
}

/** A custom tip. A comma counts as a decimal point; input that is not an amount shows an error and blocks the order. */
function OwnTip({ tip, amount, subtotal, currency, onTip }: Omit<TipChoiceProps, "title" | "className" | "percents">) {
  const language = useLanguage();
  const [typed, setTyped] = useState(() => firstTyped(tip, amount, language));
  const fits = chosenTip(tip, subtotal) !== null;
  const change = (value: string) => {
    setTyped(value);
    const next = readAmount(value);
    onTip({ kind: "amount", amount: next, ...(next === null ? { typed: value.slice(0, 60) } : {}) });
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

function firstTyped(tip: Tip, amount: Minor, language: Language): string {
  const own = tip.kind === "amount" ? tip : null;
  if (own && own.amount === null) return own.typed ?? "";
  const given = own?.amount ?? amount;
  const decimal = toDecimal(minor(given)).toFixed(2);
  return given === 0 ? "" : language === "fr" ? decimal.replace(".", ",") : decimal;
}
