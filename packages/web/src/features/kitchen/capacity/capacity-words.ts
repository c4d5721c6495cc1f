import { limitKey } from "@tablee/domain/kitchen/limits-by-key";
import { CAPACITY_KINDS, type CapacityKind } from "@tablee/domain/orders/slot-capacity";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { type ConflictWords, conflictText } from "../../../api/answers/edit-conflicts.ts";
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

/** The names of what two people may change at once. */
const CHANGED_WORDS: ConflictWords = {
  max_open_orders: { label: () => m.kitchen_open_orders_most() },
  ...Object.fromEntries(
    CAPACITY_KINDS.flatMap((kind) =>
      [null, ...ORDER_MODES].map((mode) => [limitKey(kind, mode), { label: () => limitWords(kind, mode) }]),
    ),
  ),
};

/** Why a limit was not saved: somebody else has changed it, or the call failed. */
export const notSavedWords = (error: unknown): string | null =>
  error ? (conflictText(CHANGED_WORDS, error) ?? m.kitchen_not_saved()) : null;
