import { ORPCError } from "@orpc/client";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { useAppContext } from "../../routes/app-context.ts";
import { readToken } from "../../session/token.ts";
import type { PlaceRequest } from "./basket-schema.ts";
import { basketStore, clearPlaced } from "./basket-store.ts";
import { enterOrder } from "./order-cache.ts";
import { isUnanswered, nextAttempt } from "./place-attempt.ts";

/** Why the order was not placed: the problems of the catalogue, or a code. */
export type PlaceFailure = { code: string; problems: OrderProblem[]; retry_after: number | null };

export interface Placing {
  busy: boolean;
  failure: PlaceFailure | null;
  /** Somebody must sign in first; the dialog is theirs to close. */
  signIn: boolean;
  closeSignIn: () => void;
  /** Sends the basket, or again what had no answer. */
  place: () => void;
}

/**
 * Placing an order (decisions, "Orders"): the key is stored before the first try and goes with every repetition of
 * the same attempt, so that a lost answer, a reload or a double tap never makes a second order.
 */
export function usePlaceOrder(request: PlaceRequest | null): Placing {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PlaceFailure | null>(null);
  const [signIn, setSignIn] = useState(false);
  const running = useRef(false);

  const send = async () => {
    const { attempt: before, items } = basketStore.get();
    // Another tab may have placed it while this one waited its turn.
    if (!before && (items.length === 0 || !request)) return;
    const attempt = nextAttempt(before, request as PlaceRequest);
    basketStore.set({ attempt });
    try {
      const order = await orpc.orders.place.call(attempt.request, { context: { idempotencyKey: attempt.key } });
      enterOrder(client, orpc, order);
      void client.invalidateQueries({ queryKey: orpc.orders.current.key() });
      clearPlaced(attempt.request.items);
      await router.navigate({
        to: "/orders/$tab/$id",
        params: { tab: "current", id: String(order.id) },
        replace: true,
      });
    } catch (error) {
      if (isUnanswered(error)) return setFailure(null);
      const unauthorized = error instanceof ORPCError && error.code === "unauthorized";
      // An answer that refuses has placed nothing: what is sent next is another attempt.
      basketStore.set({ attempt: null });
      setFailure(unauthorized ? null : failureOf(error));
      setSignIn(unauthorized);
    }
  };
  const place = () => {
    if (running.current) return;
    if (readToken() === null) return setSignIn(true);
    running.current = true;
    setBusy(true);
    setFailure(null);
    void inTurn(send).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return { busy, failure, signIn, closeSignIn: useCallback(() => setSignIn(false), []), place };
}

/** One tab after the other, where the browser has locks. */
const inTurn = (send: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request("tablee-place-order", send) : send();

function failureOf(error: unknown): PlaceFailure {
  if (!(error instanceof ORPCError)) return { code: "unknown", problems: [], retry_after: null };
  const data = (error.data ?? {}) as { problems?: OrderProblem[]; retry_after?: number };
  return { code: error.code, problems: data.problems ?? [], retry_after: data.retry_after ?? null };
}
