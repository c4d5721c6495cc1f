import type { ListedOrder } from "@tablee/contract/management/past-orders.contract";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { TicketInFull } from "../../kitchen/ticket/ticket-in-full.tsx";
import { statusWord, stopOf } from "../../orders/words/order-words.ts";
import { ManagementSkeleton } from "../management-frame.tsx";
import { whereWord } from "./order-rows.tsx";

interface OrderDialogProps {
  /** The row that was pressed. */
  row: ListedOrder;
  open: boolean;
  close: () => void;
  onClosed: () => void;
}

/** One order as its restaurant's staff see it: its dishes, taxes and payment, its history, and its ticket on paper. */
export function OrderDialog({ row, open, close, onClosed }: OrderDialogProps) {
  const language = useLanguage();
  const { orpc } = useAppContext();
  const { data, error, refetch } = useQuery({
    ...orpc.pastOrders.get.queryOptions({ input: { id: row.id } }),
    // One that is running has moved on since it was last opened.
    staleTime: isFinished(row.status) ? Number.POSITIVE_INFINITY : 0,
  });
  const shown = data ?? row;
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      onClosed={onClosed}
      title={m.kitchen_ticket({ number: row.number })}
      description={`${whereWord(shown)}, ${statusWord(shown).toLocaleLowerCase(language)}`}
      closeLabel={m.kitchen_close()}
      size="sm"
    >
      {data ? (
        <TicketInFull order={data} paid={paidWords(data)} isPast />
      ) : error ? (
        <CallFailed error={error} retry={() => void refetch()} />
      ) : (
        <ManagementSkeleton />
      )}
    </ResponsiveDialog>
  );
}

/** How an order is paid, or what became of the payment. */
export function paidWords(order: Pick<Order, "status" | "statuses" | "mode">): string {
  const isStopped = stopOf(order) !== null;
  if (wasPaidAhead(order)) return isStopped ? m.management_orders_given_back() : m.kitchen_paid_online();
  if (isStopped) return m.management_orders_nothing_paid();
  return order.mode === "delivery" ? m.management_orders_pay_delivery() : m.management_orders_pay_there();
}
