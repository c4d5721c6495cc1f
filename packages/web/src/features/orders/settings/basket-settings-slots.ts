import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import type { OrderProblem } from "@tablee/domain/orders/order-problems";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useAppContext } from "../../../routes/app-context.ts";
import type { PlaceRequest } from "../basket/basket-schema.ts";
import { basketStore } from "../basket/basket-store.ts";

/** How often one who is choosing a time learns that another was quicker, and one who is not. */
const CHOOSING_MS = 10_000;
const WAITING_MS = 60_000;

interface Asked {
  restaurant_id: number;
  mode: OrderMode | null;
  /** How many dishes the order is of: a slot may take a small order and no large one. */
  dishes: number;
  /** Somebody may order: visitors who only read a menu ask nothing. */
  wanted: boolean;
  choosing: boolean;
}

/** The half hours that take no more of this order, by their starts (ms). Empty while nobody knows. */
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

/** What stops an order because of how, when or where to: another setting is the answer to it. */
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
 * A refusal because of a setting is over as soon as that is another: by hand, or because the time has given way, be it
 * before the refusal was known.
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
 * What the server says of the time is newer than what this device knows: it is asked which times there are, and what
 * was lost gives way to another. A "now" that is full has no time to be remembered by, so it is noted here.
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
