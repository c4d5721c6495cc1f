import type { Order } from "@tablee/contract/orders/orders.schema";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { piecesOf } from "../../orders/words/order-line-words.ts";
import { modeWord } from "../../orders/words/order-words.ts";
import { CalendarClock } from "lucide-react";
import { ModeIcon } from "../ticket/mode-icon.tsx";
import { dueWords } from "../ticket/ticket-words.ts";

export interface PlannedColumnProps {
  orders: readonly Order[];
  unheard: ReadonlySet<number>;
  open: (id: number) => void;
}

/** Orders for later, by hour; a press opens one, where it can be confirmed. */
export function PlannedColumn({ orders, unheard, open }: PlannedColumnProps) {
  useWords();
  return (
    <section
      id="lane-planned"
      aria-label={m.kitchen_planned()}
      className="kitchen-planned flex min-h-0 flex-col border-s border-line px-4 pt-0.5"
    >
      <h2 className="flex min-h-[1.875rem] shrink-0 items-center gap-2 text-base font-heavy">
        <CalendarClock aria-hidden="true" className="size-4" />
        {m.kitchen_planned()}
        <span className="num font-medium text-ink-3 mobile:hidden">{orders.length}</span>
      </h2>
      <div className="kitchen-lane no-scrollbar -mx-2 min-h-0 grow overflow-y-auto px-2 pb-6">
        <ul>
          {orders.map((order) => (
            <li key={order.id} className="border-b border-line">
              <PlannedRow order={order} unheard={unheard.has(order.id)} open={open} />
            </li>
          ))}
        </ul>
        <p className="mt-3 text-mic text-ink-3">{m.kitchen_planned_note()}</p>
      </div>
    </section>
  );
}

function PlannedRow({ order, unheard, open }: { order: Order; unheard: boolean; open: (id: number) => void }) {
  const language = useLanguage();
  const now = useNow();
  return (
    <button
      type="button"
      data-order-id={order.id}
      onClick={() => open(order.id)}
      className="relative -mx-2 block w-[calc(100%+1rem)] rounded-inner px-2 py-2.5 text-start hover:bg-sunken"
    >
      {unheard ? (
        <span
          aria-hidden="true"
          className="kitchen-ring-unheard pointer-events-none absolute inset-y-1 inset-x-0 rounded-inner ring-2 ring-primary ring-inset"
        />
      ) : null}
      <span className="flex items-baseline justify-between gap-2">
        <span className="num text-[1.0625rem] font-bold">{dueWords(order, now, language)}</span>
        <span className="num text-cap text-ink-3">{order.number}</span>
      </span>
      <span className="mt-0.5 flex items-center gap-1.5 text-cap text-ink-2">
        <ModeIcon mode={order.mode} className="size-3.5" />
        <span className="sr-only">{modeWord(order.mode)}, </span>
        {m.kitchen_items({ count: piecesOf(order.items) })}
      </span>
      {order.status === "new" ? (
        <span className="mt-1 block text-mic font-semibold text-primary-ink">{m.kitchen_to_confirm()}</span>
      ) : null}
    </button>
  );
}
