import { Badge } from "@tablee/design-system/badge";
import { Message } from "@tablee/design-system/message";
import { Radio, RadioGroup } from "@tablee/design-system/inputs/radio";
import { textIn } from "@tablee/domain/language/text-in";
import { type Currency, toDecimal } from "@tablee/domain/money/minor";
import { Check } from "lucide-react";
import { useId } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { SlotChoice, SlotView } from "./combo-composition.ts";
import { Avoided } from "../card/dish-marks.tsx";

interface ComboSlotProps {
  view: SlotView;
  currency: Currency;
  tried: boolean;
  onFill: (item_id: number | null) => void;
  anchor: (element: HTMLElement | null) => void;
}

const NOTHING = "nothing";

/** A slot of a combo: which item fills it; an optional one can be cleared (menus §16). */
export function ComboSlotChoice({ view, currency, tried, onFill, anchor }: ComboSlotProps) {
  const language = useLanguage();
  const id = useId();
  const { slot, filled, missing, choices } = view;
  const value = filled === null ? (slot.optional ? NOTHING : null) : String(filled);
  return (
    // No landmark: two slots may have the same name.
    <div
      ref={anchor}
      className="scroll-mt-20 border-b tablet:scroll-mt-2 border-line py-5 first:border-t last:border-b-0 tablet:first:border-t-0 tablet:first:pt-1"
    >
      <div className="flex items-start justify-between gap-3">
        <h3 id={`${id}-name`} className="font-display text-t3">
          {textIn(slot.name, language)}
        </h3>
        <SlotState view={view} tried={tried} />
      </div>
      <p id={`${id}-hint`} className="text-bs text-ink-2">
        {slot.optional ? m.menu_hint_one_optional() : m.menu_hint_select_one()}
      </p>
      {tried && missing ? (
        <Message tone="danger" id={`${id}-missing`} className="mt-1.5">
          {m.menu_choose_first()}
        </Message>
      ) : null}
      <RadioGroup
        labelledBy={`${id}-name`}
        describedBy={tried && missing ? `${id}-hint ${id}-missing` : `${id}-hint`}
        value={value}
        onValueChange={(chosen) => onFill(chosen === NOTHING ? null : Number(chosen))}
        className="mt-1"
      >
        {choices.map((choice) => (
          <SlotItem key={choice.item.id} choice={choice} currency={currency} />
        ))}
        {slot.optional ? <Radio value={NOTHING} label={m.menu_combo_nothing()} /> : null}
      </RadioGroup>
    </div>
  );
}

function SlotState({ view: { slot, missing }, tried }: { view: SlotView; tried: boolean }) {
  useWords();
  if (missing) return <Badge tone={tried ? "danger" : "neutral"}>{m.menu_required()}</Badge>;
  if (slot.optional) return <span className="shrink-0 pt-0.5 text-cap text-ink-3">{m.menu_combo_optional()}</span>;
  return (
    <span className="flex shrink-0 items-center gap-1 pt-0.5 text-mic font-semibold text-success-ink">
      <Check aria-hidden="true" className="size-3.5 stroke-[2.5]" />
      {m.menu_required()}
    </span>
  );
}

function SlotItem({ choice: { item, state, extra }, currency }: { choice: SlotChoice; currency: Currency }) {
  const language = useLanguage();
  const money = formatMoney(toDecimal(extra), currency, language);
  const price = extra === 0 ? m.menu_included() : m.menu_extra({ price: money });
  return (
    <Radio
      value={String(item.id)}
      label={textIn(item.name, language)}
      description={<Avoided allergens={item.allergens} />}
      end={state === "available" ? price : state === "out_of_stock" ? m.menu_out_of_stock() : m.menu_not_orderable()}
      disabled={state !== "available"}
    />
  );
}
