import { MOST_PORTIONS } from "@tablee/domain/menus/slot-portions";
import * as z from "zod";
import { modePrices } from "../wire/mode-prices.schema.ts";
import { TextInput } from "../wire/text.schema.ts";
import { Price } from "../wire/values.schema.ts";
import { Picture, Ref } from "./tablee-offer.schema.ts";

/** A combo of our own format (docs/tablee-format.md). */
const SlotItem = z.object({
  item: Ref,
  /** Distinguishes several entries of one item; each has its own. */
  variant: z.int().min(0).max(199).default(0),
  /** What the entry is called in addition to its item. */
  name: TextInput.nullable().default(null),
  /** How many portions of the slot it may fill; null means all. */
  limit: z.int().min(1).max(MOST_PORTIONS).nullable().default(null),
  extra_price: Price.default(0),
  use_base_price: z.boolean().default(false),
});

/** A slot holds `min` to `max` portions. It may stay empty if it is optional or its `min` is 0. */
const Slot = z.object({
  ref: Ref,
  name: TextInput,
  optional: z.boolean().default(false),
  min: z.int().min(0).max(MOST_PORTIONS).default(1),
  max: z.int().min(1).max(MOST_PORTIONS).default(1),
  items: z.array(SlotItem).min(1).max(200),
});

const ModePrices = modePrices(Price).default({});

export const TableeCombo = z.object({
  ref: Ref,
  name: TextInput,
  description: TextInput.default(""),
  base_price: Price,
  mode_prices: ModePrices,
  promotion: TextInput.nullable().default(null),
  limit_per_order: z.int().min(1).max(25).nullable().default(null),
  /** Ref of one of the slots. */
  primary_slot: Ref.nullable().default(null),
  image_url: Picture.nullable().default(null),
  slots: z.array(Slot).min(1).max(12),
});

/** A combo in version 1 of the format. */
const TableeSlotV1 = z.object({
  ...Slot.omit({ min: true, max: true }).shape,
  items: z
    .array(SlotItem.omit({ variant: true, name: true, limit: true }))
    .min(1)
    .max(200),
});
export const TableeComboV1 = z.object({
  ...TableeCombo.omit({ mode_prices: true }).shape,
  slots: z.array(TableeSlotV1).min(1).max(12),
});

export type TableeCombo = z.output<typeof TableeCombo>;
export type TableeComboInput = z.input<typeof TableeCombo>;
