import type { Contract } from "@tablee/contract/contract";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { useToasts } from "@tablee/design-system/toasts";
import { ORDER_STATUSES, type OrderStatus } from "@tablee/domain/orders/order-status";
import { useMutation, useMutationState, useQueryClient } from "@tanstack/react-query";
import { isCallError } from "../../../api/call-error.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterOrder, kitchenOrdersKey } from "../../orders/placed/order-cache.ts";
import { statusWord } from "../../orders/words/order-words.ts";
import type { Move } from "./moves.ts";

const MOVES = ["kitchen-moves"] as const;

export type MoveOrder = (change: Omit<Move, "id" | "at">) => void;

/**
 * Moves an order to its next state. The board shows it at once (`useMovesUnderWay`); a refusal reverts it and says so.
 * Two quick presses on the same order are sent one after the other.
 */
export function useMoveOrder(order: Order): MoveOrder {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  const toasts = useToasts();
  const { id, number, restaurant_id } = order;
  const { mutate } = useMutation({
    mutationKey: MOVES,
    scope: { id: `order-${id}` },
    networkMode: "always",
    mutationFn: ({ at: _pressed, ...move }: Move) => api.kitchen.setStatus(move),
    onSuccess: (moved) => void enterOrder(client, orpc, moved),
    onError: (error) => {
      toasts.show({ text: refusalWords(error, order), tone: "danger", id: `move-${number}`, urgent: true });
      const asked = client.invalidateQueries({ queryKey: kitchenOrdersKey(orpc, restaurant_id) });
      // If somebody else moved it, the ticket waits for its actual state instead of jumping back first.
      return isBadTransition(error) ? asked : undefined;
    },
  });
  return (change) => mutate({ ...change, id, at: new Date().toISOString() });
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
    bad_transition: (data: unknown) => {
      const { from } = (data ?? {}) as { from?: unknown };
      if (!isStatus(from)) return null;
      return m.kitchen_moved_already({ number, status: statusWord({ status: from, mode, statuses }) });
    },
  } satisfies RefusalWords<Contract["kitchen"]["setStatus"]>;
  return wordsOfRefusal(words, error) ?? m.kitchen_move_failed({ number });
}

const isBadTransition = (error: unknown): boolean => isCallError(error) && error.code === "bad_transition";

const isStatus = (name: unknown): name is OrderStatus => ORDER_STATUSES.some((status) => status === name);
