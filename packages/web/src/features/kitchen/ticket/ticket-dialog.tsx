import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { statusWord } from "../../orders/words/order-words.ts";
import { TicketActions } from "./ticket-actions.tsx";
import { TicketInFull } from "./ticket-in-full.tsx";
import { ticketSteps } from "./ticket-steps.ts";
import { placeWord } from "./ticket-words.ts";
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
      <TicketInFull order={order} paid={wasPaidAhead(order) ? m.kitchen_paid_online() : null} />
      <Stop order={order} />
      {question}
    </ResponsiveDialog>,
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
