import * as z from "zod";
import { tableOf } from "../table-of.ts";

/** The part that we read of a Domino's store menu as node-dominos-pizza-api writes it. */

const Name = z.string().min(1).max(1_000);
const Words = z.string().max(4_000).default("");
/** Amounts are texts such as "9.99"; no surcharge is "0". */
const Amount = z.string().regex(/^\d{1,5}(\.\d{1,2})?$/, 'Invalid amount: expected a text such as "9.99"');
const Codes = z.string().max(4_000).default("");
/** Flags and settings of various shapes. */
const Tags = z.record(z.string(), z.unknown()).default({});

const Named = z.object({ code: z.string().min(1).max(60), name: Name, description: Words, tags: Tags });
export type DominosNamed = z.infer<typeof Named>;
const ByKind = tableOf(tableOf(Named, 500), 50).default({});

const Product = z.object({
  code: z.string().min(1).max(60),
  name: Name,
  description: Words,
  productType: z.string().min(1).max(60),
  /** "X=0:0.5:1:1.5,C": codes, with the allowed quantities if they differ from the product's. */
  availableToppings: Codes,
  /** "X=1,C=1.5": the toppings included by default. */
  defaultToppings: Codes,
  availableSides: Codes,
  defaultSides: Codes,
  tags: Tags,
  variants: z.array(z.string().max(60)).max(100),
});
export type DominosProduct = z.infer<typeof Product>;

const Variant = z.object({
  code: z.string().min(1).max(60),
  name: Name,
  price: Amount,
  surcharge: Amount.default("0"),
  flavorCode: z.string().max(60).default(""),
  sizeCode: z.string().max(60).default(""),
  /** `price1-3` is the price with three additional toppings; `price2-3` the same for a pizza of two halves. */
  pricing: tableOf(Amount, 100).default({}),
  tags: Tags,
});
export type DominosVariant = z.infer<typeof Variant>;

const Preconfigured = z.object({
  code: z.string().min(1).max(100),
  name: Name,
  description: Words,
  size: z.string().max(200).default(""),
  options: Codes,
  referencedProductCode: z.string().min(1).max(60),
});
export type DominosPreconfigured = z.infer<typeof Preconfigured>;

/** A category with its products and its subcategories. */
const Category = z.object({
  code: z.string().max(60),
  name: z.string().max(1_000),
  products: z.array(z.string().max(100)).optional(),
  get subCategories() {
    return tableOf(Category, 200).optional();
  },
});
export type DominosCategory = z.infer<typeof Category>;
const Categories = tableOf(Category, 200).default({});

/** The most items that one of our menus may contain. */
const MOST = 2_000;

export const DominosFile = z.object({
  categories: z.object({ food: Categories, preconfiguredProducts: Categories }),
  coupons: z.object({ products: z.record(z.string(), z.unknown()).default({}) }).optional(),
  sizes: ByKind,
  flavors: ByKind,
  toppings: ByKind,
  sides: ByKind,
  products: tableOf(Product, MOST),
  variants: tableOf(Variant, 5 * MOST),
  preconfiguredProducts: tableOf(Preconfigured, MOST).default({}),
  cooking: z.object({ instructions: z.record(z.string(), z.unknown()).default({}) }).optional(),
});
export type DominosFile = z.infer<typeof DominosFile>;
