import type { KitchenPrinters, Printer } from "@tablee/contract/kitchen/printers.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { enterAnswer } from "../../../api/answers/enter-answer.ts";
import type { Orpc } from "../../../api/query-options.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

export const printersQuery = (orpc: Orpc, restaurant_id: number) =>
  orpc.printers.list.queryOptions({ input: { restaurant_id } });

const TROUBLES_MS = 10_000;
const NONE_MS = 120_000;

/** The printers and their problems; refetched often only if there are any printers. */
export function usePrinters(restaurant_id: number) {
  const { orpc } = useAppContext();
  return useQuery({
    ...printersQuery(orpc, restaurant_id),
    refetchInterval: ({ state }) => (state.data && state.data.printers.length > 0 ? TROUBLES_MS : NONE_MS),
  });
}

/** The order to print, or null for a test page. */
export interface Wanted {
  printer: Pick<Printer, "id" | "name">;
  order: { id: number; number: number } | null;
}

/** Requests a print, and says that it was sent: whether it succeeds appears on the board. */
export function usePrint(restaurant_id: number) {
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ printer, order }: Wanted) => api.printers.print({ id: printer.id, order_id: order?.id ?? null }),
    onSuccess: (_job, { printer: { name }, order }) => {
      const text = order
        ? m.kitchen_print_queued({ number: order.number, name })
        : m.kitchen_print_test_queued({ name });
      toasts.show({ text, tone: "success", id: "print" });
      return queryClient.invalidateQueries(printersQuery(orpc, restaurant_id));
    },
    onError: () => toasts.show({ text: m.kitchen_print_failed(), tone: "danger", id: "print", urgent: true }),
  });
}

/** Removes a printing problem from the board. */
export function useSettle(restaurant_id: number) {
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  const query = printersQuery(orpc, restaurant_id);
  return useMutation({
    networkMode: "always",
    mutationFn: (id: number) => api.printers.settle({ id }),
    onSuccess: (_settled, id) => {
      const without = (known: KitchenPrinters | undefined) =>
        known && { ...known, troubles: known.troubles.filter((job) => job.id !== id) };
      enterAnswer(queryClient, query.queryKey, without);
    },
    onError: () => toasts.show({ text: m.kitchen_not_saved(), tone: "danger", id: "print", urgent: true }),
  });
}
