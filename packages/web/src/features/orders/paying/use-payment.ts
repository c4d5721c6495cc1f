import type { Order } from "@tablee/contract/orders/orders.schema";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { enterOrder } from "../placed/order-cache.ts";
import { askUntilPaid } from "./ask-until-paid.ts";
import { isLedToPayment } from "./to-pay.ts";

/** How somebody came back from the payment service: from paying, or without having paid. */
export type Returned = "done" | "back";

/**
 * What the page knows of the payment. `asking`: for the address of the payment's page. `leaving`: for that page.
 * `apart`: it is open in another tab or app. `blocked`: it could not be opened without a press. `checking`: whether it
 * was paid; `unconfirmed`: that is still not known.
 */
export type PaymentStage =
  | { at: "waiting" | "back" | "asking" | "leaving" | "apart" | "checking" | "unconfirmed" }
  | { at: "blocked"; url: string }
  | { at: "failed"; error: unknown };

/** After this long, a page that was to be left has not been: its button works again. */
const LEAVING_MS = 10_000;

const first = (returned: Returned | undefined): PaymentStage =>
  returned === "done" ? { at: "checking" } : { at: returned ?? "waiting" };

/**
 * Leads to the payment of an order, once by itself after placing, and finds out whether it was paid (payments §4,
 * payments §5). `onKnown` is called once the outcome of a return has been dealt with.
 */
export function usePayment(order: Order, returned: Returned | undefined, onKnown: () => void) {
  const { platform } = useAppContext();
  const [stage, setStage] = useState(() => first(returned));
  const running = useRef(false);
  const isShown = useIsShown();
  const ask = useAsk(order.id);

  const pay = useCallback(() => {
    // A second press while the first is under way.
    if (running.current) return;
    running.current = true;
    setStage({ at: "asking" });
    const lead = async (): Promise<PaymentStage> => {
      const { url, order: now } = await ask();
      if (url === null) return { at: now.status === "unpaid" ? "unconfirmed" : "waiting" };
      // Whoever has moved on to another page meanwhile is not taken away from it.
      if (!isShown.current) return { at: "waiting" };
      const opened = await platform.openOutside(url);
      return opened === "blocked" ? { at: opened, url } : { at: opened === "here" ? "leaving" : opened };
    };
    void lead()
      .catch((error: unknown): PaymentStage => ({ at: "failed", error }))
      .then((then) => {
        running.current = false;
        setStage(then);
      });
  }, [ask, isShown, platform]);

  useEffect(() => {
    if (isLedToPayment(order.id)) pay();
  }, [order.id, pay]);
  useAfterOpening(stage, setStage, ask);
  useReturn({ order, returned, ask, setStage, onKnown });
  return { stage, pay };
}

type Ask = () => Promise<{ url: string | null; order: Order }>;

/** Asks for the address of the payment's page and for the order as it is now, which is entered into the cache. */
function useAsk(id: number): Ask {
  const { api, orpc } = useAppContext();
  const client = useQueryClient();
  return useCallback(async () => {
    const answer = await api.payments.pay({ id });
    enterOrder(client, orpc, answer.order);
    // It may have moved from the current orders to the history.
    if (answer.url === null) void client.invalidateQueries({ queryKey: orpc.orders.key(), refetchType: "none" });
    return answer;
  }, [api, client, orpc, id]);
}

function useIsShown() {
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return shown;
}

/** A page that the browser shows again offers to pay again; from another tab or app, people come back having paid. */
function useAfterOpening({ at }: PaymentStage, setStage: (stage: PaymentStage) => void, ask: Ask) {
  const { platform } = useAppContext();
  useEffect(() => {
    if (at === "apart") return platform.onWake(() => void ask().catch(() => undefined));
    if (at !== "leaving") return undefined;
    const rest = () => setStage({ at: "waiting" });
    const stop = platform.onWake(rest);
    const timer = setTimeout(rest, LEAVING_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [at, ask, platform, setStage]);
}

interface Return {
  order: Order;
  returned: Returned | undefined;
  ask: Ask;
  setStage: (stage: PaymentStage) => void;
  onKnown: () => void;
}

/** Finds out what became of the payment from which somebody comes back. */
function useReturn({ order, returned, ask, setStage, onKnown }: Return): void {
  const known = useRef(onKnown);
  useEffect(() => {
    known.current = onKnown;
  });
  const isUnpaid = order.status === "unpaid";
  useEffect(() => {
    if (returned === undefined) return undefined;
    const end = (stage: PaymentStage) => {
      setStage(stage);
      known.current();
    };
    if (returned === "back" || !isUnpaid) {
      end(first(isUnpaid ? returned : undefined));
      return undefined;
    }
    setStage(first(returned));
    const stop = new AbortController();
    void askUntilPaid(async () => (await ask()).order.status !== "unpaid", stop.signal)
      .then(
        (paid): PaymentStage => ({ at: paid ? "waiting" : "unconfirmed" }),
        (error: unknown): PaymentStage => ({ at: "failed", error }),
      )
      .then((stage) => void (stop.signal.aborted || end(stage)));
    return () => stop.abort();
  }, [returned, isUnpaid, ask, setStage]);
}
