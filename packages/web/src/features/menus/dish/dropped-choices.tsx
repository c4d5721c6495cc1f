import { Message } from "@tablee/design-system/message";
import { textIn } from "@tablee/domain/language/text-in";
import { type Currency, toDecimal } from "@tablee/domain/money/minor";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { Dropped } from "./item-composition.ts";

interface DroppedChoicesProps {
  dropped: Dropped | null;
  /** The group below which the message would be shown. */
  under: Pick<Dropped, "slot_id" | "group_id"> & { portion?: number };
  currency: Currency;
}

/** Says what a choice removed elsewhere, at the group in which it was made: nothing that costs money goes silently. */
export function DroppedChoices({ dropped, under, currency }: DroppedChoicesProps) {
  const language = useLanguage();
  if (dropped?.group_id !== under.group_id || dropped.slot_id !== under.slot_id) return null;
  if (dropped.portion !== (under.portion ?? 1)) return null;
  const names = dropped.modifiers.map(({ name, price }) => {
    const word = textIn(name, language);
    return price > 0 ? `${word} (${formatMoney(toDecimal(price), currency, language)})` : word;
  });
  return (
    <Message tone="warning" announce className="mt-3">
      {m.menu_dropped_choices({ names: names.join(", ") })}
    </Message>
  );
}
