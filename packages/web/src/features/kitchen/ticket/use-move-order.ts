import type { Contract } from "@tablee/contract/contract";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { ORDER_STATUSES, type OrderStatus } from "@tablee/domain/orders/order-status";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";
import { serverNow } from "../../../api/answers/server-clock.ts";
import { mayBeDone } from "../../../api/retry-delay.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterOrder, kitchenOrdersKey } from "../../orders/placed/order-cache.ts";
import { statusWord } from "../../orders/words/order-words.ts";
import { type Move, wasMoved } from "./moves.ts";

const MOVES = ["kitchen-moves"] as const;

/**
 * Moves that this tablet has sent, and of which it could not find out whether they were made. What it knew then is part
 * of the name: by it the server recognizes the same move (orders §44), and a later delay is another one.
 */
const unanswered = new Set<string>();
const nameOf = ({ id, status, known }: Move): string => `${id} ${status} ${known}`;

/** The last state into which this tablet sent each order. */
const sent = new Map<number, OrderStatus>();

/** Whether an order is where this tablet has sent it. */
export const isOwnMove = ({ id, status }: Pick<Order, "id" | "status">): boolean => sent.get(id) === status;

/** `made` is called when it has succeeded, also if what was pressed is no longer there. */
export type MoveOrder = (change: Omit<Move, "id" | "at" | "known">, made?: () => void) => void;

/**
 * Moves an order to its next state. The board shows it at once (`useMovesUnderWay`); a refusal reverts it and says so.
 * After a lost answer, the kitchen's list tells whether it was moved (kitchen §15); pressed again, it is answered like
 * the first time (orders §44). Two quick presses on the same order are sent one after the other.
 */
export function useMoveOrder(order: Order): MoveOrder {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { id, number, restaurant_id } = order;
  const { mutateAsync } = useMutation({
    mutationKey: MOVES,
    scope: { id: `order-${id}` },
    networkMode: "always",
    mutationFn: (pressed: Move) => {
      const { at: _at, known, ...move } = pressed;
      return api.kitchen.setStatus(unanswered.has(nameOf(pressed)) ? { ...move, known } : move);
    },
    onSuccess: (moved, move) => {
      unanswered.delete(nameOf(move));
      enterOrder(client, orpc, moved);
    },
    onError: async (error, move) => {
      const queryKey = kitchenOrdersKey(orpc, restaurant_id);
      const asked = client.invalidateQueries({ queryKey });
      const say = (text: string, isFailure = true) =>
        toasts.show({ text, tone: isFailure ? "danger" : "info", id: `move-${number}`, urgent: isFailure });
      if (!mayBeDone(error)) {
        unanswered.delete(nameOf(move));
        say(refusalWords(error, order), !isThere(error, move));
        // If somebody else moved it, the ticket waits for its actual state instead of jumping back first.
        return isBadTransition(error) ? asked : undefined;
      }
      // Only the answer may be lost: meanwhile the ticket stays where it was moved.
      await asked;
      const { status, data } = client.getQueryState<Order[]>(queryKey) ?? {};
      if (data && wasMoved(move, data)) return undefined;
      if (status !== "success") unanswered.add(nameOf(move));
      say(status === "success" ? m.kitchen_move_failed({ number }) : m.kitchen_move_unknown({ number }));
      return undefined;
    },
  });
  return (change, made) => {
    sent.set(id, change.status);
    const move = { ...change, id, at: serverNow().toISOString(), known: order.statuses.length };
    // A failure has been told by then.
    mutateAsync(move).then(made, () => undefined);
  };
}

/** The moves that were pressed and not answered, oldest first. */
export const useMovesUnderWay = (): Move[] =>
  useMutationState({
    filters: { mutationKey: MOVES, status: "pending" },
    select: ({ state }) => state.variables as Move,
  });

function refusalWords(error: unknown, { number, mode, statuses }: Order): string {
  const words = {
    /** Somebody else was quicker, or the diner cancelled. */
    bad_transition: () => {
      const { from } = (isCallError(error) ? (error.data ?? {}) : {}) as { from?: unknown };
      if (!isStatus(from)) return null;
      return m.kitchen_moved_already({ number, status: statusWord({ status: from, mode, statuses }) });
    },
  } satisfies RefusalWords<Contract["kitchen"]["setStatus"]>;
  return wordsOfRefusal(words, error) ?? m.kitchen_move_failed({ number });
}

/** Whether a colleague who pressed the same has moved it there: the order is as wanted, except for a delay's minutes. */
const isThere = (error: unknown, { status }: Move): boolean =>
  isBadTransition(error) && fromOf(error) === status && status !== "delayed";

const isBadTransition = (error: unknown): boolean => isCallError(error) && error.code === "bad_transition";

/** The state in which the server found an order that it did not move. */
const fromOf = (error: unknown): unknown =>
  isCallError(error) ? ((error.data ?? {}) as { from?: unknown }).from : undefined;

const isStatus = (name: unknown): name is OrderStatus => ORDER_STATUSES.some((status) => status === name);
