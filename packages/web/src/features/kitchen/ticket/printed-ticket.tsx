import type { Order } from "@tablee/contract/orders/orders.schema";
import { allergyNotes } from "@tablee/domain/kitchen/allergy-notes";
import { textIn } from "@tablee/domain/language/text-in";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { addressLine } from "@tablee/domain/places/address-line";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { TicketLines } from "./ticket-lines.tsx";
import { dueWords, phoneWords, placeWord } from "./ticket-words.ts";
import "./printed-ticket.css";

/** One order in the format of an 80 mm receipt printer, printed by the browser. Hidden on the screen. */
export function PrintedTicket({ order }: { order: Order }) {
  const language = useLanguage();
  const now = useNow();
  const { diner, delivery } = order;
  const address = [delivery?.formatted_address ?? delivery?.address, delivery?.address_complement, delivery?.comments];
  return (
    <article className="printed-ticket" aria-hidden="true">
      <p>{textIn(order.restaurant.name, language)}</p>
      <h1 className="num text-t2 font-bold">{`${order.number} ${placeWord(order)}`}</h1>
      <p className="text-body font-semibold">{`${diner.first_name} ${diner.last_name}`}</p>
      <p className="num text-body font-semibold">{m.kitchen_for({ time: dueWords(order, now, language) })}</p>
      {wasPaidAhead(order) ? <p className="text-body font-semibold">{m.kitchen_paid_online()}</p> : null}
      {allergyNotes(order).map((note) => (
        <p key={note} className="my-1 border-2 border-current p-1 font-bold">
          {m.kitchen_allergy()} {m.kitchen_note({ note })}
        </p>
      ))}
      <TicketLines items={order.items} />
      {delivery ? <p className="mt-2">{addressLine(...address, phoneWords(delivery.phone))}</p> : null}
    </article>
  );
}
