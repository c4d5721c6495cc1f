import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import type { PlaceRequest } from "../basket/basket-schema.ts";
import { basketStore } from "../basket/basket-store.ts";

/** How often availability is refetched while somebody is choosing a time, and otherwise. */
const CHOOSING_MS = 10_000;
const WAITING_MS = 60_000;

interface Asked {
  restaurant_id: number;
  mode: OrderMode | null;
  /** How many dishes the order has: a slot may have room for a small order but not for a large one. */
  dishes: number;
  /** Somebody may order: visitors who only read a menu request nothing. */
  wanted: boolean;
  choosing: boolean;
}

/** The half hours without room for this order, by their starts (ms). Empty while unknown. */
export function useFullSlots({ restaurant_id, mode, dishes, wanted, choosing }: Asked): ReadonlySet<number> {
  const { orpc } = useAppContext();
  const { data } = useQuery({
    ...orpc.restaurants.availability.queryOptions({
      input: { id: restaurant_id, dishes: Math.max(1, dishes), ...(mode ? { mode } : {}) },
    }),
    enabled: wanted,
    staleTime: CHOOSING_MS,
    refetchInterval: choosing ? CHOOSING_MS : WAITING_MS,
    select: ({ full_slots }) => full_slots,
  });
  const words = data?.join(" ") ?? "";
  return useMemo(() => new Set(words === "" ? [] : words.split(" ").map((start) => Date.parse(start))), [words]);
}

/** Problems with the mode, the time or the address, which another setting can solve. */
const OF_SETTINGS: ReadonlySet<string> = new Set([
  "mode_unavailable",
  "address_missing",
  "address_too_far",
  "phone_invalid",
  "time_unavailable",
  "too_soon",
  "slot_full",
]);

type Settings = Pick<PlaceRequest, "mode" | "date" | "time" | "delivery">;
const settingsOf = (request: Settings | null): string =>
  JSON.stringify(request && [request.mode, request.date, request.time, request.delivery]);

/**
 * Drops a refusal because of a setting as soon as that setting differs: changed by hand, or because the time was
 * replaced, even before the refusal was known.
 */
export function useSettingsRefusal(
  request: Settings | null,
  failure: { problems: readonly OrderProblem[]; request: Settings } | null,
  forget: () => void,
): void {
  const refused = failure?.problems.some(({ code }) => OF_SETTINGS.has(code)) ? settingsOf(failure.request) : null;
  const isOver = refused !== null && refused !== settingsOf(request);
  useEffect(() => {
    if (isOver) forget();
  }, [isOver, forget]);
}

/**
 * The server's answer about times is newer than what this device knows: availability is refetched, and a time that is
 * gone is replaced. A "now" that is full has no stored time to be remembered by, so it is recorded here.
 */
export function useFreshSlots(problems: readonly OrderProblem[]): void {
  const { orpc } = useAppContext();
  const client = useQueryClient();
  const full = problems.find(({ code }) => code === "slot_full");
  const moment = full ? JSON.stringify([full.data["date"], full.data["time"]]) : null;
  useEffect(() => {
    if (moment === null) return;
    void client.invalidateQueries({ queryKey: orpc.restaurants.availability.key() });
    const [date, time] = JSON.parse(moment) as [string, string];
    if (time === "now") basketStore.set({ lost: { date, time } });
  }, [moment, client, orpc]);
}
