import { LEAST_CHARGE } from "@tablee/domain/payments/payment";
import { useQuery } from "@tanstack/react-query";
import { useAppContext } from "../../../routes/app-context.ts";
import { useTable } from "../live/table-context.ts";

/**
 * Whether the table's order is paid online by whoever places it. Only the server knows, and only says so for something
 * that can be ordered (payments §2). It is asked once for a basket that costs less than can be charged, and once for one
 * that costs more.
 */
export function useIsPaidOnline(): boolean {
  const { orpc } = useAppContext();
  const { restaurant, view, moment } = useTable();
  const items = view?.lines.map(({ line }) => line) ?? [];
  const isCharged = (view?.totals.total ?? 0) >= LEAST_CHARGE;
  const request = { restaurant_id: restaurant.id, mode: "dine_in", ...moment, items } as const;
  const { data } = useQuery({
    queryKey: [...orpc.orders.quote.key(), "payment", restaurant.id, isCharged],
    queryFn: async ({ signal }) => (await orpc.orders.quote.call(request, { signal })).payment,
    enabled: items.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data === "online";
}
