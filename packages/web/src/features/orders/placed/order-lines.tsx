import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import { textIn } from "@tablee/domain/language/text-in";
import type { Currency } from "@tablee/domain/money/minor";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { detailsInline, lineDetails } from "../words/order-line-words.ts";

/** The lines of a placed order, with their choices and notes to the kitchen. */
export function OrderLines({ items, currency }: { items: readonly PricedLine[]; currency: Currency }) {
  const language = useLanguage();
  return (
    <ul className="num grid grid-cols-1 gap-3">
      {items.map((line) => (
        <li key={line.id} className="flex flex-wrap items-start justify-end gap-x-3">
          <div className="flex min-w-0 grow basis-[9rem] gap-3">
            <span className="min-w-6 shrink-0 font-semibold">{line.quantity}</span>
            <div className="min-w-0">
              <p className="text-base leading-[1.375rem]">{textIn(line.name, language)}</p>
              <LineDetails line={line} />
              {line.substitution ? (
                <p className="text-cap font-medium">{m.order_instead({ substitution: line.substitution })}</p>
              ) : null}
              {line.notes ? <p className="quote text-cap text-ink-2">{m.order_note({ note: line.notes })}</p> : null}
            </div>
          </div>
          <span className="shrink-0">{formatMoney(line.price, currency, language)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Indents by a choice's depth within other choices. */
const CHOICE_INDENTS = ["ps-3", "ps-6", "ps-9"];

function LineDetails({ line }: { line: PricedLine }) {
  const language = useLanguage();
  const details = lineDetails(line, language);
  if (details.length === 0) return null;
  if (line.type === "item") return <p className="text-cap text-ink-2">{detailsInline(details)}</p>;
  return (
    <ul className="text-cap text-ink-2">
      {details.map(({ id, kind, words, depth }) => (
        <li key={id} className={kind === "slot" ? "font-medium" : (CHOICE_INDENTS[depth] ?? "ps-9")}>
          {words}
        </li>
      ))}
    </ul>
  );
}
