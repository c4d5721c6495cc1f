export type ItemState = "available" | "out_of_stock" | "not_orderable";

/** menus §2: "available"; anything else is out of stock. Holds for items and for modifiers. */
export const isInStock = (thing: { stock_status: string }): boolean => thing.stock_status === "available";

/**
 * Whether an item can be ordered by itself (menus §2, menus §33). An item that is out of stock and has no price either is
 * `out_of_stock`: that is what the diner can wait for.
 */
export const itemState = (item: { stock_status: string; price: number | null; hidden: boolean }): ItemState => {
  if (!isInStock(item)) return "out_of_stock";
  return item.price === null || item.hidden ? "not_orderable" : "available";
};

/** The same of a part of a combo: a hidden one is one, and its own price is asked for only where the combo adds it. */
export const partState = (
  item: { stock_status: string; price: number | null },
  { use_base_price }: { use_base_price: boolean },
): ItemState => {
  if (!isInStock(item)) return "out_of_stock";
  return item.price === null && use_base_price ? "not_orderable" : "available";
};
