import type { OrderStatus } from "../order-status.ts";

/** What is read of a placed order's line; names pass through as they are. */
interface PlacedLine<Name> {
  type: "item" | "combo";
  item_id: number | null;
  name: Name;
  image_url: string | null;
  /** What the kitchen gave instead; null if it is as ordered. */
  substitution: string | null;
  modifiers: readonly { item_id: number; slot_id: number | null; item_name: Name | null }[];
}

interface PlacedOrder<Name> {
  status: OrderStatus;
  items: readonly PlacedLine<Name>[];
}

export interface OrderedDish<Name> {
  item_id: number;
  name: Name;
  /** null: the part of a combo, or a dish without a picture. */
  image_url: string | null;
}

/** The number of dishes that an order offers to recommend: a list, not the whole receipt again. */
export const MOST_ORDERED_DISHES = 6;

/**
 * Returns the dishes of a delivered order that its diner may recommend, each once, as discoveries §30 says: first those
 * ordered by themselves, then those that filled a combo. What the kitchen replaced was never on the plate. An order
 * that was not delivered has none.
 */
export function orderedDishes<Name>({ status, items }: PlacedOrder<Name>): OrderedDish<Name>[] {
  if (status !== "delivered") return [];
  const served = items.filter(({ substitution }) => substitution === null);
  const alone = served.flatMap(({ type, item_id, name, image_url }) =>
    type === "item" && item_id !== null ? [{ item_id, name, image_url }] : [],
  );
  const inCombos = served.flatMap(({ type, modifiers }) =>
    type === "combo"
      ? modifiers.flatMap(({ item_id, slot_id, item_name }) =>
          slot_id !== null && item_name !== null ? [{ item_id, name: item_name, image_url: null }] : [],
        )
      : [],
  );
  const dishes = new Map<number, OrderedDish<Name>>();
  for (const dish of [...alone, ...inCombos]) if (!dishes.has(dish.item_id)) dishes.set(dish.item_id, dish);
  return [...dishes.values()].slice(0, MOST_ORDERED_DISHES);
}
