import { useEffect, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { PlaceAttempt } from "../basket/basket-schema.ts";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { PLACING_TURN } from "./place-attempt.ts";
import { resumeAttempt } from "./resume-attempt.ts";

/**
 * An attempt without an answer, perhaps of before a reload: the server is asked for its order by the key, again and
 * again until it answers. An order that arrived is shown; one that did not leaves the basket as it was, open to be
 * sent again under the same key. Answers whether the last one turned out not to have arrived.
 */
export function useResumedAttempt(
  busy: boolean,
  show: (order: Order, attempt: PlaceAttempt) => Promise<void>,
): boolean {
  const { api, platform } = useAppContext();
  const { attempt } = useBasket();
  const { status } = useSession();
  const [missed, setMissed] = useState(false);
  const key = attempt?.open && !busy && status !== "visitor" ? attempt.key : null;
  if (busy && missed) setMissed(false);

  useEffect(() => {
    if (key === null) return undefined;
    const open = () => {
      const { attempt: now } = basketStore.get();
      return now?.key === key && now.open ? now : null;
    };
    return resumeAttempt({
      sent: () => inTurn(PLACING_TURN, async () => {}),
      placed: () => api.orders.placed({ key }),
      isOpen: () => open() !== null,
      arrived: (order) => {
        const now = open();
        if (now) void show(order, now);
      },
      missed: () => {
        const now = open();
        if (now) basketStore.set({ attempt: { ...now, open: false } });
        setMissed(true);
      },
      onOnline: platform.onOnline,
    });
  }, [api, platform, key, show]);
  return missed;
}
