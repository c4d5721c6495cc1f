import type { MenuItem, Modifier } from "@tablee/contract/menus/menus.schema";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { QueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { enterAnswer } from "../../../api/answers/enter-answer.ts";
import { asMutation } from "../../../api/as-mutation.ts";
import { createToggleQueue, type ToggleQueue } from "../../../api/toggle-queue.ts";
import { m } from "../../../paraglide/messages.js";
import { type AppContext, useAppContext } from "../../../routes/app-context.ts";
import { kitchenMenuQuery } from "../kitchen-queries.ts";

const AVAILABLE = "available";

/** What can be sold out: a dish, or one of its choices. */
export interface Stocked {
  kind: "item" | "modifier";
  id: number;
  restaurant_id: number;
  stock_status: string;
}

/** For example `item:12`. */
type StockKey = `${Stocked["kind"]}:${number}`;
const keyOf = ({ kind, id }: Pick<Stocked, "kind" | "id">): StockKey => `${kind}:${id}`;

interface StockQueue {
  queue: ToggleQueue<StockKey>;
  /** Increments with every wish and every answer. */
  version: number;
  /** The restaurant on whose menu each of them is. */
  restaurants: Map<StockKey, number>;
}

/** One queue per page: the newest wish for a dish wins, even after a change of view. */
const queues = new WeakMap<QueryClient, StockQueue>();

type Reach = Pick<AppContext, "api" | "orpc" | "queryClient">;

function stockQueue({ api, orpc, queryClient }: Reach): StockQueue {
  const known = queues.get(queryClient);
  if (known) return known;
  const restaurants = new Map<StockKey, number>();
  const queue: ToggleQueue<StockKey> = createToggleQueue<StockKey, { enabled: boolean; changed: Changed }>({
    send: async (key): Promise<{ enabled: boolean; changed: Changed }> => {
      const stock_status = wished(queue, key);
      const [kind, number] = key.split(":");
      const id = Number(number);
      const changed = await asMutation(queryClient, async (): Promise<Changed> =>
        kind === "item"
          ? { item: await api.kitchen.setStock({ id, stock_status }) }
          : { modifier: await api.kitchen.setModifierStock({ id, stock_status }) },
      );
      const { stock_status: now } = "item" in changed ? changed.item : changed.modifier;
      return { enabled: now === AVAILABLE, changed };
    },
    settled: (key, { changed }) => enter({ orpc, queryClient }, restaurants.get(key) ?? 0, changed),
  });
  const made = { queue, version: 0, restaurants };
  queue.subscribe(() => {
    made.version += 1;
  });
  queues.set(queryClient, made);
  return made;
}

const wished = (queue: ToggleQueue<StockKey>, key: StockKey) =>
  queue.wishOf(key) === true ? AVAILABLE : "out_of_stock";

type Changed = { item: MenuItem } | { modifier: Modifier };

const enter = ({ orpc, queryClient }: Pick<Reach, "orpc" | "queryClient">, id: number, changed: Changed): void => {
  enterAnswer(queryClient, kitchenMenuQuery(orpc, id).queryKey, (whole) => {
    if (!whole) return whole;
    const { menu } = whole;
    if ("item" in changed) {
      const items = menu.items.map((each) => (each.id === changed.item.id ? changed.item : each));
      return { ...whole, menu: { ...menu, items } };
    }
    const { modifier } = changed;
    const modifier_groups = menu.modifier_groups.map((group) =>
      group.modifiers.some((each) => each.id === modifier.id)
        ? { ...group, modifiers: group.modifiers.map((each) => (each.id === modifier.id ? modifier : each)) }
        : group,
    );
    return { ...whole, menu: { ...menu, modifier_groups } };
  });
};

export interface Stock {
  isAvailable: (thing: Stocked) => boolean;
  setAvailable: (thing: Stocked, available: boolean) => void;
}

/**
 * What is sold out, including presses that are not saved yet: a press shows at once, and is reverted with a message if
 * it could not be saved.
 */
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
    isAvailable: (thing) => queue.wishOf(keyOf(thing)) ?? thing.stock_status === AVAILABLE,
    setAvailable: (thing, available) => {
      stock.restaurants.set(keyOf(thing), thing.restaurant_id);
      queue.wish(keyOf(thing), {
        on: available,
        confirmed: thing.stock_status === AVAILABLE,
        failed: () => toasts.show({ text: m.kitchen_not_saved(), tone: "danger", id: "stock", urgent: true }),
      });
    },
  };
}
