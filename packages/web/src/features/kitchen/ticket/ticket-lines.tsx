import type { PricedLine } from "@tablee/contract/orders/orders.schema";
import { linesByDiner } from "@tablee/domain/kitchen/lines-by-diner";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { lineDetails } from "../../orders/words/order-line-words.ts";
import { allergenWords, leavesOut } from "./ticket-words.ts";

/**
 * What to cook: counts in bold, omissions in saffron, allergens and notes in plain view. For a shared table by diner,
 * because each plate goes to one of them.
 */
export function TicketLines({ items }: { items: readonly PricedLine[] }) {
  useWords();
  const groups = linesByDiner(items);
  if (!items.some(({ diner }) => diner)) return <Lines lines={items} />;
  return (
    <ul className="mt-1.5 grid divide-y divide-dashed divide-line-control">
      {groups.map(({ diner, lines }) => (
        <li key={diner?.id ?? ""} className="py-1.5">
          <p className="text-bs font-semibold break-words text-ink-2">
            {diner ? diner.name || m.table_somebody() : m.kitchen_for_table()}
          </p>
          <Lines lines={lines} />
        </li>
      ))}
    </ul>
  );
}

const Lines = ({ lines }: { lines: readonly PricedLine[] }) => (
  <ul className="mt-1">
    {lines.map((line) => (
      <TicketLine key={line.id} line={line} />
    ))}
  </ul>
);

/** Indents by a choice's depth within other choices. */
const INDENTS = ["", "ps-4", "ps-8"];

function TicketLine({ line }: { line: PricedLine }) {
  const language = useLanguage();
  const allergens = allergenWords(line);
  return (
    <li className="flex items-start gap-2 py-1">
      <span className="num min-w-5 shrink-0 text-body leading-[1.375rem] font-bold">{line.quantity}</span>
      <div className="min-w-0 grow break-words">
        <p className="text-[1rem] leading-[1.3125rem] font-bold">{textIn(line.name, language)}</p>
        {line.substitution ? (
          <p className="text-[1rem] leading-[1.3125rem] font-semibold text-info-ink">
            {m.kitchen_instead({ words: line.substitution })}
          </p>
        ) : null}
        {lineDetails(line, language).map(({ id, kind, words, depth }) => (
          <p
            key={id}
            className={`text-[1rem] leading-[1.3125rem] ${INDENTS[depth] ?? "ps-8"} ${
              leavesOut(words)
                ? "font-semibold text-warning-ink"
                : kind === "slot"
                  ? "font-medium text-ink"
                  : "text-ink-2"
            }`}
          >
            {depth > 0 ? <span aria-hidden="true">› </span> : null}
            {words}
          </p>
        ))}
        {line.notes ? (
          <p className="quote text-[1rem] leading-[1.3125rem] text-warning-ink">
            {m.kitchen_note({ note: line.notes })}
          </p>
        ) : null}
        {allergens.length > 0 ? (
          <p className="mt-0.5 text-cap text-ink-2">{m.kitchen_contains({ list: allergens.join(", ") })}</p>
        ) : null}
      </div>
    </li>
  );
}
