import type { MenuItem } from "@tablee/contract/menus/menus.schema";
import { useToasts } from "@tablee/design-system/toasts";
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { createToggleQueue, type ToggleQueue } from "../../api/toggle-queue.ts";
import { m } from "../../paraglide/messages.js";
import { type AppContext, useAppContext } from "../../routes/app-context.ts";
import { kitchenMenuQuery } from "./kitchen-queries.ts";

const AVAILABLE = "available";

interface StockQueue {
  queue: ToggleQueue<number>;
  /** Counts up with every wish and every answer. */
  version: number;
}

/** One queue for the whole page: the newest wish for a dish wins, also across a change of tab (house rule 12). */
const queues = new WeakMap<QueryClient, StockQueue>();

type Reach = Pick<AppContext, "api" | "orpc" | "queryClient">;

function stockQueue({ api, orpc, queryClient }: Reach): StockQueue {
  const known = queues.get(queryClient);
  if (known) return known;
  const queue = createToggleQueue<number, { enabled: boolean; item: MenuItem }>({
    send: async (id) => {
      const stock_status = queue.wishOf(id) === true ? AVAILABLE : "out_of_stock";
      const item = await api.kitchen.setStock({ id, stock_status });
      return { enabled: item.stock_status === AVAILABLE, item };
    },
    settled: (_id, { item }) => enterItem({ orpc, queryClient }, item),
  });
  const made = { queue, version: 0 };
  queue.subscribe(() => {
    made.version += 1;
  });
  queues.set(queryClient, made);
  return made;
}

const enterItem = ({ orpc, queryClient }: Pick<Reach, "orpc" | "queryClient">, item: MenuItem): void => {
  queryClient.setQueryData(kitchenMenuQuery(orpc, item.restaurant_id).queryKey, (whole) => {
    if (!whole) return whole;
    const items = whole.menu.items.map((each) => (each.id === item.id ? item : each));
    return { ...whole, menu: { ...whole.menu, items } };
  });
};

export interface Stock {
  isAvailable: (item: MenuItem) => boolean;
  setAvailable: (item: MenuItem, available: boolean) => void;
}

/** What is sold out, as pressed: it shows at once and is taken back, with a word, where it could not be saved. */
export function useStock(): Stock {
  const { api, orpc, queryClient } = useAppContext();
  const toasts = useToasts();
  const stock = stockQueue({ api, orpc, queryClient });
  const { queue } = stock;
  useSyncExternalStore(
    (listener) => queue.subscribe(listener),
    () => stock.version,
    () => stock.version,
  );
  return {
    isAvailable: (item) => queue.wishOf(item.id) ?? item.stock_status === AVAILABLE,
    setAvailable: (item, available) =>
      queue.wish(item.id, {
        on: available,
        confirmed: item.stock_status === AVAILABLE,
        failed: () => toasts.show({ text: m.kitchen_not_saved(), tone: "danger", id: "stock", urgent: true }),
      }),
  };
}
