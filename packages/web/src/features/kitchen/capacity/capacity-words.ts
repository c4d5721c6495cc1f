import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import type { CapacityKind } from "@tablee/domain/orders/slot-capacity";
import { m } from "../../../paraglide/messages.js";
import { modeWord } from "../../orders/words/order-words.ts";

const KIND_WORDS = {
  orders: () => m.kitchen_capacity_orders(),
  dishes: () => m.kitchen_capacity_dishes(),
} as const satisfies Record<CapacityKind, () => string>;

export const kindWord = (kind: CapacityKind): string => KIND_WORDS[kind]();

/** The name of a limit's mode; null: all modes together. */
export const limitedModeWord = (mode: OrderMode | null): string =>
  mode === null ? m.kitchen_capacity_all() : modeWord(mode);

/** The name of a limit: Orders; Dishes, Delivery. */
export const limitWords = (kind: CapacityKind, mode: OrderMode | null): string =>
  mode === null ? kindWord(kind) : m.kitchen_capacity_of({ kind: kindWord(kind), mode: modeWord(mode) });
