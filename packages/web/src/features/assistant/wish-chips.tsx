import type { Understood } from "@tablee/contract/assistant/assistant.contract";
import { Badge } from "@tablee/design-system/badge";
import { allergenWord } from "../../language/allergen-words.ts";
import { useCurrency } from "../../language/currency.ts";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { tagWord } from "../../language/tag-words.ts";
import { m } from "../../paraglide/messages.js";
import { modeWord } from "../orders/words/order-words.ts";

const TYPE_WORDS: Record<NonNullable<Understood["type"]>, () => string> = {
  plate: () => m.assistant_type_plate(),
  appetizer: () => m.assistant_type_appetizer(),
  accompaniment: () => m.assistant_type_accompaniment(),
  dessert: () => m.assistant_type_dessert(),
  beverage: () => m.assistant_type_beverage(),
  other: () => m.assistant_type_other(),
};

/** Shows what was understood, so that the member sees what was not. */
export function WishChips({ wishes }: { wishes: Understood }) {
  const language = useLanguage();
  const currency = useCurrency();
  const { words, without, diets, tags, type, most, open, near, mode, served, light, cheap, sober } = wishes;
  const said = [
    words.length === 0 ? null : m.assistant_words({ words: words.join(" ") }),
    type && TYPE_WORDS[type](),
    served === null ? null : served === "warm" ? m.assistant_warm() : m.assistant_cold(),
    ...[...diets, ...tags].map(tagWord),
    ...without.map((one) => m.assistant_without({ allergen: allergenWord(one) })),
    sober ? m.assistant_sober() : null,
    light ? m.assistant_light() : null,
    most === null ? null : m.assistant_most({ amount: formatMoney(most, currency, language) }),
    cheap ? m.assistant_cheap() : null,
    open ? m.assistant_open() : null,
    near ? m.assistant_near() : null,
    mode && modeWord(mode),
  ].filter((word): word is string => word !== null && word !== "");
  if (said.length === 0) return null;
  return (
    <ul aria-label={m.assistant_understood()} className="flex flex-wrap gap-1.5">
      {said.map((word) => (
        <li key={word}>
          <Badge tone="neutral">{word}</Badge>
        </li>
      ))}
    </ul>
  );
}
