import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { Menu } from "@tablee/design-system/menu";
import { Printer, Smartphone } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { PrintedTicket } from "./printed-ticket.tsx";
import { usePrint, usePrinters } from "../printing/use-printers.ts";

/** Prints a ticket: through this device's own printer, or on one of the kitchen's. */
export function TicketPrint({ order }: { order: Order }) {
  useWords();
  const { data } = usePrinters(order.restaurant_id);
  const print = usePrint(order.restaurant_id);
  const [here, setHere] = useState(false);
  const printers = data?.available ? data.printers : [];
  const button = (onClick?: () => void) => (
    <Button variant="quiet" start={<Printer aria-hidden="true" />} onClick={onClick}>
      {m.kitchen_print()}
    </Button>
  );
  return (
    <>
      {printers.length === 0 ? (
        button(() => setHere(true))
      ) : (
        <Menu
          trigger={button()}
          title={m.kitchen_print()}
          items={[
            ...printers.map((printer) => ({
              id: `printer-${printer.id}`,
              label: m.kitchen_print_on({ name: printer.name }),
              icon: <Printer />,
              onSelect: () => print.mutate({ printer, order }),
            })),
            { id: "here", label: m.kitchen_print_here(), icon: <Smartphone />, onSelect: () => setHere(true) },
          ]}
        />
      )}
      {here ? <OnPaper order={order} done={() => setHere(false)} /> : null}
    </>
  );
}

/** Rendered outside the page while the browser prints; only this is printed then (printed-ticket.css). */
function OnPaper({ order, done }: { order: Order; done: () => void }) {
  useEffect(() => {
    // Some browsers return from print() at once, others when the dialog closes; all fire this event at the end.
    window.addEventListener("afterprint", done, { once: true });
    window.print();
    return () => window.removeEventListener("afterprint", done);
  }, [done]);
  return createPortal(<PrintedTicket order={order} />, document.body);
}
