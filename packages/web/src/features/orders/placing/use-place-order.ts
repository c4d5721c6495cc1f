import type { Order } from "@tablee/contract/orders/orders.schema";
import { type Minor, toDecimal } from "@tablee/domain/money/minor";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useRef, useState } from "react";
import { type CallError, isCallError } from "../../../api/call-error.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { readToken } from "../../../session/token.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import { restaurantQuery } from "../../restaurants/restaurant-queries.ts";
import type { PlaceAttempt, PlaceRequest } from "../basket/basket-schema.ts";
import { basketStore, clearPlaced, hasJustGivenWay, leftBasket } from "../basket/basket-store.ts";
import { enterOrder } from "../placed/order-cache.ts";
import { leadToPayment } from "../paying/to-pay.ts";
import { afterRefusal, isUnanswered, nextAttempt, PLACING_TURN } from "./place-attempt.ts";
import { forgetSent } from "./sent-by-tab.ts";
import { type Resumed, useResumedAttempt } from "./use-resumed-attempt.ts";

/** Why the order was not placed: the declared problems, or a code. */
export interface PlaceFailure {
  code: string;
  /** The answer's status; 0 if there was none. */
  status: number;
  problems: OrderProblem[];
  /** The request that was refused: the basket may have changed by the time this is known. */
  request: PlaceRequest;
  retry_after: number | null;
  /** How many orders may be open, and where (`too_many_orders`). */
  crowd: { where: "restaurant" | "all" | "unpaid"; limit: number } | null;
  /** The order that this basket's key has already placed with other lines (`idempotency_conflict`). */
  earlier: Order | null;
}

export interface Placing {
  busy: boolean;
  failure: PlaceFailure | null;
  forgetFailure: () => void;
  /** The error that came instead of the last answer, as far as this page knows. */
  unheard: unknown;
  /** An attempt without an answer has turned out not to have arrived. */
  missed: boolean;
  /** Whether another tab is still sending the basket. */
  sending: Resumed["sending"];
  /** The member has to sign in first; they can close the dialog. */
  signIn: boolean;
  closeSignIn: () => void;
  /** Sends the basket at the agreed total (by default the one shown), or repeats an attempt without an answer. */
  place: (agreed?: Minor) => void;
}

/**
 * Places an order (orders §23): the key is stored before the first try and sent with every repetition, so that a lost
 * answer, a reload, an expired session or a double tap never places a second order.
 */
export function usePlaceOrder(request: PlaceRequest | null, shown: Minor): Placing {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PlaceFailure | null>(null);
  const [unheard, setUnheard] = useState<unknown>(null);
  const [signIn, setSignIn] = useState(false);
  const running = useRef(false);
  const placed = usePlaced();
  const { missed, sending } = useResumedAttempt(busy, placed.show);
  const refused = useRefusal();

  const send = async (agreed: Minor) => {
    const { attempt: before, items } = basketStore.get();
    // Another tab may have placed it while this one waited for its turn.
    if (!before?.open && (items.length === 0 || !request)) return;
    const attempt = nextAttempt(before, { ...(request as PlaceRequest), expected_total: toDecimal(agreed) });
    basketStore.set({ attempt });
    try {
      await placed.call(attempt);
    } catch (error) {
      if (isUnanswered(error)) return setUnheard(error);
      const why = await refused(error, attempt, before);
      if (why.code === "unauthorized") return setSignIn(true);
      setFailure(why);
    }
  };
  const place = (agreed = shown) => {
    const { lost, mode } = basketStore.get();
    const isReplaced = lost !== null || (request !== null && mode !== null && mode !== request.mode);
    if (running.current || (isReplaced && hasJustGivenWay())) return;
    if (readToken() === null) return setSignIn(true);
    running.current = true;
    setBusy(true);
    setFailure(null);
    setUnheard(null);
    void inTurn(PLACING_TURN, () => send(agreed)).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  const closeSignIn = useCallback(() => setSignIn(false), []);
  const forgetFailure = useCallback(() => setFailure(null), []);
  return {
    busy,
    failure,
    forgetFailure,
    unheard,
    missed: missed && failure === null,
    sending,
    signIn,
    closeSignIn,
    place,
  };
}

interface Placed {
  /** Places the order and shows it. */
  call: (attempt: PlaceAttempt) => Promise<void>;
  /** Shows an existing order, and removes its lines from the basket. */
  show: (order: Order, attempt: PlaceAttempt) => Promise<void>;
}

function usePlaced(): Placed {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const router = useRouter();
  const show = useCallback(
    async (order: Order, attempt: PlaceAttempt) => {
      enterOrder(client, orpc, order);
      void client.invalidateQueries({ queryKey: orpc.orders.current.key() });
      clearPlaced(attempt.request.items);
      forgetSent();
      leadToPayment(order);
      try {
        const params = { tab: "current", id: String(order.id) };
        await router.navigate({ to: "/orders/$tab/$id", params, replace: true });
      } finally {
        // Even if nobody looks at the basket any more.
        leftBasket();
      }
    },
    [client, orpc, router],
  );
  const call = useCallback(
    async (attempt: PlaceAttempt) => {
      const context = { idempotencyKey: attempt.key };
      await show(await orpc.orders.place.call(attempt.request, { context }), attempt);
    },
    [orpc, show],
  );
  return { call, show };
}

/** Handles a refusal: updates the attempt, refetches prices, and returns what to show. */
function useRefusal() {
  const { orpc, api } = useAppContext();
  const client = useQueryClient();
  return useCallback(
    async (cause: unknown, attempt: PlaceAttempt, before: PlaceAttempt | null): Promise<PlaceFailure> => {
      const why = failureOf(cause, attempt.request);
      if (why.code === "idempotency_conflict") {
        const earlier = await api.orders.placed({ key: attempt.key }).catch(() => null);
        // The key belongs to that order: the next attempt needs a new one.
        basketStore.set({ attempt: null });
        return { ...why, earlier: earlier?.order ?? null };
      }
      basketStore.set({ attempt: afterRefusal(attempt, before, why.code) });
      // The menu has changed: each line shows its current state.
      if (why.code === "order_refused") {
        const { queryKey } = restaurantQuery(orpc, attempt.request.restaurant_id);
        void client.invalidateQueries({ queryKey });
        void client.invalidateQueries({ queryKey: orpc.orders.quote.key() });
      }
      return why;
    },
    [api, client, orpc],
  );
}

interface RefusalData {
  problems?: OrderProblem[];
  retry_after?: number;
}

/** The data of `too_many_orders`. */
export const crowdOf = ({ code, data }: CallError): PlaceFailure["crowd"] =>
  code === "too_many_orders" ? (data as NonNullable<PlaceFailure["crowd"]>) : null;

function failureOf(error: unknown, request: PlaceRequest): PlaceFailure {
  const nothing = { request, problems: [], retry_after: null, crowd: null, earlier: null };
  if (!isCallError(error)) return { ...nothing, code: "unknown", status: 0 };
  const data = (error.data ?? {}) as RefusalData;
  const { problems = [], retry_after = null } = data;
  return { ...nothing, code: error.code, status: error.status, problems, retry_after, crowd: crowdOf(error) };
}
