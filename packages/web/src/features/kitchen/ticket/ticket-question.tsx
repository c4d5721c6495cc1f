import type { Order } from "@tablee/contract/orders/orders.schema";
import { createContext, type ReactNode, use, useCallback, useState } from "react";
import { openedPart } from "../../../shell/failures/opened-part.tsx";
import { useMoveOrder } from "./use-move-order.ts";

const RefuseDialog = openedPart(async () => (await import("./refuse-dialog.tsx")).RefuseDialog);

const CorrectDialog = openedPart(async () => (await import("./correct-dialog.tsx")).CorrectDialog);

/** What a ticket's button opens: the reason of a refusal, or the lines to correct. */
type Question = "refuse" | "correct";
type Ask = (id: number, what: Question) => void;

const AskContext = createContext<Ask>(() => {});

/** Opens a question about an order, above whatever shows its ticket. */
export const useAsk = (): Ask => use(AskContext);

interface Asking {
  /** The order that is asked about; null: none. */
  id: number | null;
  close: () => void;
  /** Makes `useAsk` open its question here. */
  provide: (children: ReactNode) => ReactNode;
  question: ReactNode;
}

/**
 * Holds the question that was asked about one of these orders. It belongs to what shows the tickets, not to a ticket: a
 * colleague may move the order to another lane, where its ticket is a new one, and what was typed must not be lost.
 */
export function useAsking(orders: readonly Order[]): Asking {
  const [asked, setAsked] = useState<{ id: number; what: Question } | null>(null);
  const order = asked ? orders.find(({ id }) => id === asked.id) : undefined;
  const close = () => setAsked(null);
  // The same function, so that asking does not render every ticket.
  const ask = useCallback<Ask>((id, what) => setAsked({ id, what }), []);
  return {
    id: asked?.id ?? null,
    close,
    provide: (children) => <AskContext value={ask}>{children}</AskContext>,
    question:
      asked && order ? (
        asked.what === "refuse" ? (
          <Refuse key={order.id} order={order} close={close} />
        ) : (
          <CorrectDialog key={order.id} order={order} onClose={close} leave={close} />
        )
      ) : null,
  };
}

function Refuse({ order, close }: { order: Order; close: () => void }) {
  const move = useMoveOrder(order);
  const refuse = (reason: string, made: () => void) => move({ status: "refunded", reason }, made);
  return <RefuseDialog order={order} onClose={close} leave={close} onRefuse={refuse} />;
}
