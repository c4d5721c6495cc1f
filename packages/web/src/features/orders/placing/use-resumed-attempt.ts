import { useEffect, useState } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import { isTurnTaken } from "../../../storage/turn-taken.ts";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { PlaceAttempt } from "../basket/basket-schema.ts";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { PLACING_TURN } from "./place-attempt.ts";
import { resumeAttempt } from "./resume-attempt.ts";

/** `asking`: not known yet. */
type Sending = "asking" | "elsewhere" | "nowhere";

export interface Resumed {
  /** It has turned out not to have arrived, whichever tab found out. */
  missed: boolean;
  /** Whether another tab is still sending it. */
  sending: Sending;
}

/**
 * Resolves an attempt without an answer, possibly from before a reload: once no tab is sending it any more, the server
 * is asked for its order by the key until it answers. An order that arrived is shown; otherwise the basket stays as it
 * was, and can be sent again under the same key.
 */
export function useResumedAttempt(
  busy: boolean,
  show: (order: Order, attempt: PlaceAttempt) => Promise<void>,
): Resumed {
  const { api, platform } = useAppContext();
  const { attempt } = useBasket();
  const { status } = useSession();
  const [sending, setSending] = useState<Sending>("asking");
  const key = attempt?.open && !busy && status !== "visitor" ? attempt.key : null;
  // The outcome is news to somebody who saw it sent, but not on a basket that is opened later.
  const [seen, setSeen] = useState<string | null>(null);
  if (attempt?.open && attempt.key !== seen) setSeen(attempt.key);

  useEffect(() => {
    if (key === null) return undefined;
    const open = () => {
      const { attempt: now } = basketStore.get();
      return now?.key === key && now.open ? now : null;
    };
    const stop = resumeAttempt({
      sent: async () => {
        if (await isTurnTaken(PLACING_TURN)) setSending("elsewhere");
        await inTurn(PLACING_TURN, async () => setSending("nowhere"));
      },
      placed: () => api.orders.placed({ key }),
      isOpen: () => open() !== null,
      arrived: (order) => {
        const now = open();
        if (now) void show(order, now);
      },
      missed: () => {
        const now = open();
        if (now) basketStore.set({ attempt: { ...now, open: false, missed: true } });
      },
      onOnline: platform.onOnline,
    });
    return () => {
      stop();
      setSending("asking");
    };
  }, [api, platform, key, show]);
  return {
    missed: !busy && attempt?.missed === true && attempt.key === seen,
    sending: key === null ? "nowhere" : sending,
  };
}
