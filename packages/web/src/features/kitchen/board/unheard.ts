import type { Order } from "@tablee/contract/orders/orders.schema";
import { isCalling } from "@tablee/domain/kitchen/unanswered";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { serverNow } from "../../../api/answers/server-clock.ts";
import { useNow } from "../../../language/now.ts";
import { chime, unlockSound } from "./chime.ts";
import { soundsFor } from "./sounds.ts";

/**
 * When each new order was last touched: it is silent from then until it counts as forgotten. A reload rings for all.
 */
const heard = new Map<number, number>();
let version = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function hear(id: number): void {
  heard.set(id, serverNow().getTime());
  version += 1;
  for (const listener of listeners) listener();
}

/** Counts a press, or keyboard focus, on anything with `data-order-id` as touching that order. */
export function useHearingByTouch(): void {
  useEffect(() => {
    const touched = ({ target }: Event) => {
      const ticket = target instanceof Element ? target.closest<HTMLElement>("[data-order-id]") : null;
      if (ticket) hear(Number(ticket.dataset["orderId"]));
    };
    document.addEventListener("pointerdown", touched);
    document.addEventListener("focusin", touched);
    return () => {
      document.removeEventListener("pointerdown", touched);
      document.removeEventListener("focusin", touched);
    };
  }, []);
}

/** New orders that nobody has touched yet, or that were touched and forgotten (kitchen §11). */
export function useUnheard(orders: readonly Order[]): ReadonlySet<number> {
  // Follows the clock, because a touched order calls again after three minutes.
  const now = useNow().getTime();
  useSyncExternalStore(
    subscribe,
    () => version,
    () => version,
  );
  return new Set(
    orders.filter(({ id, status }) => status === "new" && isCalling(heard.get(id), now)).map(({ id }) => id),
  );
}

const RING_MS = 5_000;

/**
 * Rings at once and every few seconds while anything is untouched: new orders and cancellations, each with its own
 * sound. It starts again with each new one.
 */
export function useRinging(unheard: ReadonlySet<number>, cancelled: ReadonlySet<number>): void {
  const key = [...unheard, "", ...cancelled].join();
  const sounds = soundsFor(unheard.size > 0, cancelled.size > 0);
  const ring = useEffectEvent(() => chime(sounds));
  const silent = sounds.length === 0;
  useEffect(() => {
    if (silent) return undefined;
    ring();
    const timer = setInterval(() => ring(), RING_MS);
    return () => clearInterval(timer);
  }, [key, silent]);
}

/**
 * Unlocks sound with the first touch anywhere on the page. It listens for the click, not the pointer going down: the
 * notice that asks for it disappears then, and must not move what is below from under a finger that presses Confirm.
 */
export function useSoundOnTouch(): void {
  useEffect(() => {
    const touched = () => void unlockSound();
    document.addEventListener("click", touched, { capture: true });
    document.addEventListener("keydown", touched, { capture: true });
    return () => {
      document.removeEventListener("click", touched, { capture: true });
      document.removeEventListener("keydown", touched, { capture: true });
    };
  }, []);
}
