import { isExtra, isPrice } from "@tablee/domain/management/menu-prices";
import { WEEKDAYS } from "@tablee/domain/restaurants/week-hours";
import * as z from "zod";
import { TableeCombo } from "../restaurants/tablee-combo.schema.ts";
import { TableeItem, TableeModifier, TableeModifierGroup, TableeSection } from "../restaurants/tablee-format.schema.ts";
import { editedModePrices, modePrices } from "../wire/mode-prices.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { WeekHours } from "../wire/week-hours.schema.ts";

/** A menu as its owner edits it: the lines of our own file format, including archived ones. */
const Amount = z.number().refine(isPrice, "A price is whole cents, from 0 to 1,000,000");

/** What a choice adds, or takes off if negative. */
const Addition = z.number().refine(isExtra, "Whole cents, from -1,000,000 to 1,000,000");

/**
 * The hours of each day from Monday on. They are a list, because a list is a single value of a draft (management §2).
 */
const EditedHours = z.array(WeekHours.valueType).length(WEEKDAYS.length);

export const EditedSection = z.strictObject({
  ...TableeSection.shape,
  name: Text,
  hours: EditedHours.nullable(),
  listed: z.boolean(),
});
export type EditedSection = z.output<typeof EditedSection>;

export const EditedItem = z.strictObject({
  ...TableeItem.shape,
  name: Text,
  description: Text,
  price: Amount.nullable(),
  mode_prices: editedModePrices(Amount),
  unit_price: Amount.nullable(),
  stock_status: z.string().min(1).max(40),
  listed: z.boolean(),
});
export type EditedItem = z.output<typeof EditedItem>;

/** Without its stock status, which only the kitchen sets. */
const EditedModifier = z.strictObject({
  ...TableeModifier.omit({ stock_status: true }).shape,
  name: Text,
  description: Text,
  price: Addition,
  mode_prices: modePrices(Addition),
});

export const EditedGroup = z.strictObject({
  ...TableeModifierGroup.shape,
  name: Text,
  description: Text,
  modifiers: z.array(EditedModifier).min(1).max(200),
  listed: z.boolean(),
});
export type EditedGroup = z.output<typeof EditedGroup>;

const Slot = TableeCombo.shape.slots.element;
export const EditedCombo = z.strictObject({
  ...TableeCombo.shape,
  name: Text,
  description: Text,
  base_price: Amount,
  mode_prices: editedModePrices(Amount),
  /** An empty text means no promotion. */
  promotion: Text,
  slots: z
    .array(
      z.strictObject({
        ...Slot.shape,
        name: Text,
        items: z
          .array(
            z.strictObject({
              ...Slot.shape.items.element.shape,
              name: Text.nullable().default(null),
              extra_price: Amount,
            }),
          )
          .max(200),
      }),
    )
    .min(1)
    .max(12),
  listed: z.boolean(),
});
export type EditedCombo = z.output<typeof EditedCombo>;

export const EditedMenu = z.object({
  sections: z.array(EditedSection),
  items: z.array(EditedItem),
  modifier_groups: z.array(EditedGroup),
  combos: z.array(EditedCombo),
});
export type EditedMenu = z.output<typeof EditedMenu>;
