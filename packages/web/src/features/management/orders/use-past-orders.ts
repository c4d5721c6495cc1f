import type { ListedOrder } from "@tablee/contract/management/past-orders.contract";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTimezone } from "../../../language/device-habits.ts";
import { useNow } from "../../../language/now.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { type OrdersSearch, readOrdersSearch } from "./read-orders-search.ts";

export const ROUTE = "/restaurant-admin/$restaurant_id/orders";
const PAGE = 50;

/** The filters as the address has them; undefined: everything. */
export const useAsked = (): OrdersSearch => readOrdersSearch({ ...useSearch({ from: ROUTE }) });

/** Whether the address names two days in the wrong order, which no list answers. */
export const isReversed = ({ from, to }: OrdersSearch): boolean => from !== undefined && to !== undefined && from > to;

export const isFiltered = (asked: OrdersSearch): boolean => Object.values(asked).some((value) => value !== undefined);

/** A restaurant's orders, page after page; the previous ones stay in view until others have come. */
export function usePastOrders(restaurant_id: number, asked: OrdersSearch) {
  const { orpc } = useAppContext();
  const { from, to, mode, state, q } = asked;
  const list = useInfiniteQuery({
    ...orpc.pastOrders.list.infiniteOptions({
      input: (continuation: string | undefined) => ({
        restaurant_id,
        limit: PAGE,
        ...(from === undefined ? {} : { from }),
        ...(to === undefined ? {} : { to }),
        ...(mode === undefined ? {} : { mode }),
        ...(state === undefined ? {} : { state }),
        ...(q === undefined ? {} : { query: q }),
        ...(continuation ? { continuation } : {}),
      }),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ continuation }) => continuation ?? undefined,
    }),
    enabled: !isReversed(asked),
    placeholderData: keepPreviousData,
    // Orders go on while this is open.
    staleTime: 0,
  });
  const own = useTimezone();
  const now = useNow();
  const last = list.data?.pages.at(-1);
  return {
    list,
    orders: list.data?.pages.flatMap(({ orders }) => orders) ?? [],
    looked_to: last?.looked_to ?? null,
    timezone: last?.timezone ?? own,
    /** The restaurant's business day; until that is known, the device's date. */
    today: last?.today ?? localMoment(now, own).date,
  };
}

/** The orders by the business day that they are for, in their order. */
export const byDay = (orders: readonly ListedOrder[]): [string, ListedOrder[]][] => [
  ...Map.groupBy(orders, ({ day }) => day),
];
