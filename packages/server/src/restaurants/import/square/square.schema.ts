import * as z from "zod";

/** The parts that we read of objects of Square's Catalog API. Amounts are in the currency's smallest unit. */

const Id = z.string().min(1).max(100);
const Money = z.object({ amount: z.int().min(0).max(100_000_000).optional(), currency: z.string().optional() });
/** What a choice adds to the price; negative if it reduces it. */
const Extra = z.object({ ...Money.shape, amount: z.int().min(-100_000_000).max(100_000_000).optional() });
/** Both -1 and absence mean that no limit is set. */
const Limit = z.int().min(-1).max(1_000).nullish();
const Words = z.string().max(4_000).nullish();

/** A list of objects, either bare or as the API returns it. */
export const SquareFile = z.union([
  z.array(z.unknown()),
  z.object({ objects: z.array(z.unknown()) }).transform(({ objects }) => objects),
]);

/** The fields common to all objects; a MODIFIER may lack its type. */
export const SquareHead = z.object({
  id: Id,
  type: z.string().optional(),
  is_deleted: z.boolean().optional(),
  modifier_data: z.unknown().optional(),
});

const Variation = z.object({
  id: Id,
  is_deleted: z.boolean().optional(),
  item_variation_data: z.object({
    name: Words,
    ordinal: z.int().optional(),
    pricing_type: z.string().optional(),
    price_money: Money.nullish(),
  }),
});
export type SquareVariation = z.infer<typeof Variation>;

const ListLink = z.object({
  modifier_list_id: Id,
  min_selected_modifiers: Limit,
  max_selected_modifiers: Limit,
  enabled: z.boolean().optional(),
  modifier_overrides: z.array(z.unknown()).optional(),
});
export type SquareListLink = z.infer<typeof ListLink>;

export const SquareItem = z.object({
  id: Id,
  image_id: Id.nullish(),
  item_data: z.object({
    name: z.string().min(1).max(4_000),
    description: Words,
    description_plaintext: Words,
    category_id: Id.nullish(),
    categories: z.array(z.object({ id: Id })).nullish(),
    image_ids: z.array(Id).nullish(),
    is_archived: z.boolean().optional(),
    variations: z.array(Variation).max(200).nullish(),
    modifier_list_info: z.array(ListLink).max(100).nullish(),
  }),
});
export type SquareItem = z.infer<typeof SquareItem>;

export const SquareModifier = z.object({
  id: Id,
  is_deleted: z.boolean().optional(),
  modifier_data: z.object({
    name: z.string().min(1).max(4_000),
    price_money: Extra.nullish(),
    ordinal: z.int().optional(),
    on_by_default: z.boolean().nullish(),
    modifier_list_id: Id.nullish(),
  }),
});
export type SquareModifier = z.infer<typeof SquareModifier>;

export const SquareModifierList = z.object({
  id: Id,
  modifier_list_data: z.object({
    name: z.string().min(1).max(4_000),
    selection_type: z.enum(["SINGLE", "MULTIPLE"]).optional(),
    min_selected_modifiers: Limit,
    max_selected_modifiers: Limit,
    allow_quantities: z.boolean().nullish(),
    modifiers: z.array(SquareModifier).max(200).nullish(),
  }),
});
export type SquareModifierList = z.infer<typeof SquareModifierList>;

export const SquareCategory = z.object({ id: Id, category_data: z.object({ name: z.string().min(1).max(4_000) }) });
export const SquareImage = z.object({ id: Id, image_data: z.object({ url: z.string().min(1).max(2_000) }) });
