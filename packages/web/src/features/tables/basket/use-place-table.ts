import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { Order } from "@tablee/contract/orders/orders.schema";
import { toDecimal } from "@tablee/domain/money/minor";
import { chosenTip, tipTaken } from "@tablee/domain/money/tip";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { wasSent } from "@tablee/domain/payments/payment";
import { useRouter } from "@tanstack/react-router";
import { useCallback, useEffect, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { type AppContext, useAppContext } from "../../../routes/app-context.ts";
import { readToken } from "../../../session/token.ts";
import type { PlaceRequest } from "../../orders/basket/basket-schema.ts";
import { basketStore, forgetSource } from "../../orders/basket/basket-store.ts";
import { leadToPayment } from "../../orders/paying/to-pay.ts";
import { enterOrder } from "../../orders/placed/order-cache.ts";
import { afterRefusal, isUnanswered, nextAttempt } from "../../orders/placing/place-attempt.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import { isGuest, joinedWith } from "../seats/joined-with.ts";
import { crowdOf, type PlaceFailure } from "../../orders/placing/use-place-order.ts";
import { type AtTable, useTable } from "../live/table-context.ts";
import { changeSeat, seatOf } from "../live/table-seats.ts";

/** `unanswered`: the outcome is unknown, and another try is safe. With all others, nothing was placed. */
export type TablePlaceFailure =
  | { code: "offline" | "sending" | "tip_invalid" }
  | { code: "unanswered"; unheard: unknown }
  | {
      code: string;
      status: number;
      problems: OrderProblem[];
      retry_after: number | null;
      crowd: PlaceFailure["crowd"];
    };

export interface TablePlacing {
  busy: boolean;
  failure: TablePlaceFailure | null;
  forgetFailure: () => void;
  signIn: boolean;
  closeSignIn: () => void;
  /** Places the table's order; a diner without an account signs in first, and it continues from there. */
  place: () => void;
  signedIn: (user: User) => void;
}

const JOIN_MS = 10_000;

/** The request: the server orders the table's own lines; the lines and the total here are what this phone has shown. */
function requestOf({ code, restaurant, table, view, moment, seat }: AtTable): PlaceRequest | null {
  if (!table || !view || view.lines.length === 0) return null;
  return {
    restaurant_id: restaurant.id,
    mode: "dine_in",
    ...moment,
    items: view.lines.map(({ line }) => line),
    tip: toDecimal(view.totals.tip),
    delivery: null,
    table: code,
    table_session: table.session,
    expected_total: toDecimal(view.totals.total),
    source: basketStore.get().source,
    ...(seat.code_of_offer === null ? {} : { code: seat.code_of_offer }),
  };
}

/** Sends the table's order. null: it is placed, or there is nothing to place. */
async function sendOrder(
  at: AtTable,
  { queryClient, orpc }: Pick<AppContext, "queryClient" | "orpc">,
  show: (order: Order) => Promise<void>,
): Promise<TablePlaceFailure | "unauthorized" | null> {
  const { shared, code } = at;
  if (!shared?.snapshot().live) return { code: "offline" };
  const request = requestOf(at);
  if (!request) return null;
  const tip = tipTaken(at.seat.tip, at.restaurant.tip_percents);
  if (at.view && chosenTip(tip, at.view.totals.subtotal) === null) return { code: "tip_invalid" };
  const before = seatOf(code).attempt;
  const known = before?.request.table_session === request.table_session ? before : null;
  const next = nextAttempt(known, request);
  // The same order again, at the total shown now, which is not part of what the key stands for.
  const attempt = { ...next, request: { ...next.request, expected_total: request.expected_total } };
  changeSeat(code, () => ({ attempt }));
  shared.tell("placing");
  try {
    const order = await orpc.orders.place.call(attempt.request, { context: { idempotencyKey: attempt.key } });
    if (order.status === "refunded" && !wasSent(order)) {
      // An earlier try, whose answer was lost, has been called off unpaid since, and the table is open again (tables §14).
      changeSeat(code, () => ({ attempt: null }));
      // The next try may end before it begins: then nobody is placing it.
      shared.tell(null);
      return sendOrder(at, { queryClient, orpc }, show);
    }
    forgetSource();
    enterOrder(queryClient, orpc, order);
    void queryClient.invalidateQueries({ queryKey: orpc.orders.current.key() });
    await shared.taken();
    // The table says that it is ordered, but the kitchen waits for the payment.
    if (order.status === "unpaid") await show(order);
    return null;
  } catch (error) {
    shared.tell(null);
    if (isUnanswered(error)) return { code: "unanswered", unheard: error };
    // A refusal has placed nothing; one before the key is looked up says nothing about an earlier try, which may have.
    const refused = afterRefusal(attempt, known, isCallError(error) ? error.code : "unknown");
    changeSeat(code, () => ({ attempt: refused.open ? refused : null }));
    return isCallError(error) && error.code === "unauthorized" ? "unauthorized" : failureOf(error);
  }
}

/** Remembers the table of an order for the order's page, which lacks only the way back to it if this does not load. */
function noteTable(order_id: number, code: string): void {
  const noted = import("../../orders/paying/order-table.ts").then((part) => part.noteTableOf(order_id, code));
  noted.catch(() => undefined);
}

/**
 * Places a table's order: the key is stored before the first try and sent with every repetition, so that a lost answer,
 * a reload or a double tap never places a second order; the table sees that somebody is placing it.
 */
export function usePlaceTable(): TablePlacing {
  const at = useTable();
  const context = useAppContext();
  // Placing continues after a sign-in, and after pending changes were sent: it uses the table's state at that time.
  const latest = useRef(at);
  useEffect(() => {
    latest.current = at;
  });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<TablePlaceFailure | null>(null);
  const [signIn, setSignIn] = useState(false);
  const running = useRef(false);
  const router = useRouter();
  const showToPay = async (order: Order) => {
    leadToPayment(order);
    noteTable(order.id, at.code);
    await router.navigate({ to: "/orders/$tab/$id", params: { tab: "current", id: String(order.id) } });
  };

  const send = async (): Promise<void> => {
    const { shared } = latest.current;
    if (shared?.snapshot().live && !(await shared.settled())) return setFailure({ code: "sending" });
    // Signed in a moment ago, in another tab: the table does not know it yet.
    if (shared?.snapshot().live && isGuest(shared) && !(await joinedWith(shared, null, JOIN_MS))) {
      return setFailure({ code: "offline" });
    }
    const outcome = await sendOrder(latest.current, context, showToPay);
    setSignIn(outcome === "unauthorized");
    setFailure(outcome === "unauthorized" ? null : outcome);
  };
  const run = (work: () => Promise<void>) => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setFailure(null);
    void inTurn("tablee-place-table", work).finally(() => {
      running.current = false;
      setBusy(false);
    });
  };
  return {
    busy,
    failure,
    forgetFailure: useCallback(() => setFailure(null), []),
    signIn,
    closeSignIn: useCallback(() => setSignIn(false), []),
    place: () => (readToken() === null ? setSignIn(true) : run(send)),
    signedIn: (user) =>
      run(async () => {
        const { shared } = latest.current;
        // The nickname's seat becomes the account's, with its lines.
        if (shared && !(await joinedWith(shared, user.id, JOIN_MS))) return setFailure({ code: "offline" });
        await send();
      }),
  };
}

function failureOf(error: unknown): TablePlaceFailure {
  if (!isCallError(error)) return { code: "unknown", status: 0, problems: [], retry_after: null, crowd: null };
  const data = (error.data ?? {}) as { problems?: OrderProblem[]; retry_after?: number };
  const { problems = [], retry_after = null } = data;
  return { code: error.code, status: error.status, problems, retry_after, crowd: crowdOf(error) };
}
