import type { Order } from "@tablee/contract/orders/orders.schema";
import { isCalling } from "@tablee/domain/kitchen/unanswered";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useNow } from "../../../language/now.ts";
import { chime, unlockSound } from "./chime.ts";
import { soundsFor } from "./sounds.ts";

/** When new orders were last touched: until they are late once more they ring no more. A reload rings for all. */
const heard = new Map<number, number>();
let version = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

function hear(id: number): void {
  heard.set(id, Date.now());
  version += 1;
  for (const listener of listeners) listener();
}

/** Whatever carries `data-order-id` is touched by a press on it or by going to it with the keyboard. */
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

/** The new orders that nobody has touched yet, or that were touched and forgotten (kitchen §11). */
export function useUnheard(orders: readonly Order[]): ReadonlySet<number> {
  // Read each minute anew: what was touched calls again after three.
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
 * Rings at once and every few seconds while there is something that nobody has touched: new orders, and what diners took
 * back, each with its sound. It begins anew with each of them.
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
 * The first touch of the page, wherever, lets it sound. At its end, not at its beginning: the notice that asks for it
 * goes then, and what stands below must not move away under a finger that presses Confirm.
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
