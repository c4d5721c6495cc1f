import { useEffect, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { PlaceAttempt } from "../basket/basket-schema.ts";
import { basketStore, useBasket } from "../basket/basket-store.ts";

const ASK_AGAIN_MS = 3_000;
/** How often the server must say that there is none: what was sent may still have been on its way at the first. */
const TIMES = 2;

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
    let left = false;
    let none = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      clearTimeout(timer);
      const answer = await api.orders.placed({ key }).catch(() => null);
      const { attempt: now } = basketStore.get();
      if (left || now?.key !== key || !now.open) return;
      if (answer?.order) return void show(answer.order, now);
      none = answer ? none + 1 : 0;
      if (none >= TIMES) {
        basketStore.set({ attempt: { ...now, open: false } });
        return setMissed(true);
      }
      timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
    };
    void ask();
    const stopOnline = platform.onOnline(() => void ask());
    return () => {
      left = true;
      clearTimeout(timer);
      stopOnline();
    };
  }, [api, platform, key, show]);
  return missed;
}
