import { Badge } from "@tablee/design-system/badge";
import { Message } from "@tablee/design-system/message";
import { Radio, RadioGroup } from "@tablee/design-system/inputs/radio";
import { Stepper } from "@tablee/design-system/inputs/stepper";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { isSingle } from "@tablee/domain/menus/slot-portions";
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
  onFill: (choice: SlotChoice | null) => void;
  onCount: (choice: SlotChoice, wanted: number) => void;
  anchor: (element: HTMLElement | null) => void;
}

const NOTHING = "nothing";

const keyOf = ({ item, variant }: SlotChoice): string => `${item.id}-${variant}`;

/**
 * A slot of a combo: which item fills it, or how many portions of each; an optional slot can be cleared (menus §16).
 */
export function ComboSlotChoice(props: ComboSlotProps) {
  const { view, tried, anchor } = props;
  const language = useLanguage();
  const id = useId();
  const { slot, missing } = view;
  const described = tried && missing ? `${id}-hint ${id}-missing` : `${id}-hint`;
  return (
    // Not a landmark: two slots may have the same name.
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
        {hintOf(view)}
        {isSingle(slot) ? null : (
          <output className="num ms-1.5 font-semibold text-ink">
            {m.menu_portions_chosen({ count: view.chosen, max: slot.maximum })}
          </output>
        )}
      </p>
      {tried && missing ? (
        <Message tone="danger" id={`${id}-missing`} className="mt-1.5">
          {isSingle(slot)
            ? m.menu_choose_first()
            : m.menu_choose_more({ count: Math.max(1, slot.minimum - view.chosen) })}
        </Message>
      ) : null}
      {isSingle(slot) ? (
        <OneOf {...props} labelledBy={`${id}-name`} describedBy={described} />
      ) : (
        <div role="group" aria-labelledby={`${id}-name`} aria-describedby={described} className="mt-1">
          {view.choices.map((choice) => (
            <SlotPortions key={keyOf(choice)} choice={choice} {...props} />
          ))}
        </div>
      )}
    </div>
  );
}

function hintOf({ slot: { optional, minimum, maximum } }: SlotView): string {
  if (maximum === 1) return optional ? m.menu_hint_one_optional() : m.menu_hint_select_one();
  if (optional) return m.menu_hint_select_up_to({ n: maximum });
  return minimum === maximum
    ? m.menu_hint_portions({ n: maximum })
    : m.menu_hint_portions_between({ min: minimum, max: maximum });
}

function OneOf({
  view: { slot, choices },
  currency,
  onFill,
  ...group
}: ComboSlotProps & { labelledBy: string; describedBy: string }) {
  useWords();
  const chosen = choices.find(({ count }) => count > 0);
  return (
    <RadioGroup
      labelledBy={group.labelledBy}
      describedBy={group.describedBy}
      value={chosen ? keyOf(chosen) : slot.optional ? NOTHING : null}
      onValueChange={(key) => onFill(choices.find((choice) => keyOf(choice) === key) ?? null)}
      className="mt-1"
    >
      {choices.map((choice) => (
        <SlotItem key={keyOf(choice)} choice={choice} currency={currency} />
      ))}
      {slot.optional ? <Radio value={NOTHING} label={m.menu_combo_nothing()} /> : null}
    </RadioGroup>
  );
}

/** An entry of a slot with several portions, with the number of portions that are of it. */
function SlotPortions({ choice, currency, onCount }: ComboSlotProps & { choice: SlotChoice }) {
  const language = useLanguage();
  const { item, count, state } = choice;
  const name = textIn(choice.name, language);
  const most = state === "available" ? choice.most : count;
  return (
    <div className={`flex min-h-13 items-center gap-3 py-1.5 ${count === 0 && most === 0 ? "text-ink-3" : ""}`}>
      <span className={`min-w-0 grow wrap-anywhere ${count > 0 ? "font-semibold" : ""}`}>
        {name}
        <span className="num block text-cap font-normal text-ink-3">
          {endOf(choice, currency, language)}
          {choice.limited ? ` · ${m.menu_limit_reached()}` : ""}
        </span>
        <span className="block text-cap font-normal text-ink-3">
          <Avoided allergens={item.allergens} />
        </span>
      </span>
      <Stepper
        size="sm"
        collapsed
        label={m.menu_quantity_of({ name })}
        decreaseLabel={m.menu_one_less()}
        increaseLabel={count === 0 ? m.menu_add_item({ name }) : m.menu_one_more()}
        value={count}
        max={most}
        onValueChange={(wanted) => onCount(choice, wanted)}
      />
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

/** What an entry adds to the price, or why it is not available. */
function endOf({ state, extra }: SlotChoice, currency: Currency, language: Language): string {
  if (state !== "available") return state === "out_of_stock" ? m.menu_out_of_stock() : m.menu_not_orderable();
  return extra === 0 ? m.menu_included() : m.menu_extra({ price: formatMoney(toDecimal(extra), currency, language) });
}

function SlotItem({ choice, currency }: { choice: SlotChoice; currency: Currency }) {
  const language = useLanguage();
  return (
    <Radio
      value={keyOf(choice)}
      label={textIn(choice.name, language)}
      description={<Avoided allergens={choice.item.allergens} />}
      end={endOf(choice, currency, language)}
      disabled={choice.state !== "available"}
    />
  );
}
