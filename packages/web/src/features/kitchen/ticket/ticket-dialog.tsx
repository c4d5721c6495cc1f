import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { addressLine } from "@tablee/domain/places/address-line";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import type { ReactNode } from "react";
import { formatDay } from "../../../language/days.ts";
import { formatTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { OrderTotals } from "../../orders/placed/order-totals.tsx";
import { statusWord } from "../../orders/words/order-words.ts";
import { TicketActions } from "./ticket-actions.tsx";
import { TicketPrint } from "./ticket-print.tsx";
import { TicketLines } from "./ticket-lines.tsx";
import { ticketSteps } from "./ticket-steps.ts";
import { phoneWords, placeWord } from "./ticket-words.ts";
import { useAsk, useAsking } from "./ticket-question.tsx";

/** One order in full: who, where, its total and its history; with a way to stop it at any time. */
export function TicketDialog({ order, open, close }: { order: Order; open: boolean; close: () => void }) {
  const language = useLanguage();
  const { provide, question } = useAsking(open ? [order] : []);
  return provide(
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title={m.kitchen_ticket({ number: order.number })}
      description={`${placeWord(order)}, ${statusWord(order).toLocaleLowerCase(language)}`}
      closeLabel={m.kitchen_close()}
      size="sm"
      // In the footer, so that a long order never has to be scrolled to reach it.
      footer={ticketSteps(order).next ? <TicketActions order={order} /> : undefined}
    >
      <Facts order={order} />
      <div className="mt-4 border-t border-line pt-2">
        <TicketLines items={order.items} />
        <OrderTotals amounts={order} />
        {wasPaidAhead(order) ? <p className="mt-2 text-end text-bs font-semibold">{m.kitchen_paid_online()}</p> : null}
      </div>
      <History order={order} />
      <div className="mt-4">
        <TicketPrint order={order} />
      </div>
      <Stop order={order} />
      {question}
    </ResponsiveDialog>,
  );
}

function Facts({ order }: { order: Order }) {
  const language = useLanguage();
  const { delivery, diner, restaurant, min_time, max_time } = order;
  const wanted = new Date(min_time);
  const day = formatDay(localMoment(wanted, restaurant.timezone).date, language);
  const time = (moment: Date) => formatTime(moment, restaurant.timezone, language);
  const between = m.order_step_between({ start: time(wanted), end: time(new Date(max_time)) });
  const address = [delivery?.formatted_address ?? delivery?.address, delivery?.address_complement, delivery?.comments];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 text-base">
      <Fact word={m.kitchen_wanted()}>{`${day}, ${between}`}</Fact>
      <Fact word={m.kitchen_diner()}>{`${diner.first_name} ${diner.last_name}`}</Fact>
      {delivery ? <Fact word={m.kitchen_address()}>{addressLine(...address)}</Fact> : null}
      {delivery?.phone ? (
        <Fact word={m.kitchen_phone()}>
          <a href={`tel:${delivery.phone}`} className="underline underline-offset-3">
            {phoneWords(delivery.phone)}
          </a>
        </Fact>
      ) : null}
    </dl>
  );
}

const Fact = ({ word, children }: { word: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-2">{word}</dt>
    <dd className="num">{children}</dd>
  </>
);

function History({ order }: { order: Order }) {
  const language = useLanguage();
  return (
    <section className="mt-4 border-t border-line pt-3">
      <h3 className="text-bs font-semibold">{m.kitchen_history()}</h3>
      <ol className="num mt-1.5 grid gap-1 text-bs text-ink-2">
        {order.statuses.map((change, index) => (
          <li key={`${change.date} ${change.status}`} className="flex justify-between gap-3">
            <span>
              {statusWord({ ...order, status: change.status, statuses: order.statuses.slice(0, index + 1) })}
              {change.delay ? `, ${m.kitchen_minutes({ count: change.delay })}` : ""}
            </span>
            <span>{formatTime(new Date(change.date), order.restaurant.timezone, language)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A new order already has its refusal beside the confirmation. */
function Stop({ order }: { order: Order }) {
  useWords();
  const ask = useAsk();
  if (order.status === "new" || !ticketSteps(order).stop) return null;
  return (
    <Button variant="ghost" flush className="mt-4" onClick={() => ask(order.id, "refuse")}>
      {m.kitchen_cancel_order()}
    </Button>
  );
}
