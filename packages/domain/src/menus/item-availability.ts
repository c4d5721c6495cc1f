export type ItemState = "available" | "out_of_stock" | "not_orderable";

/** menus §2: "available"; anything else is out of stock. Holds for items and for modifiers. */
export const isInStock = (thing: { stock_status: string }): boolean => thing.stock_status === "available";

/**
 * Whether an item can be ordered (menus §2). An item that is out of stock and has no price either is
 * `out_of_stock`: that is what the diner can wait for.
 */
export const itemState = (item: { stock_status: string; price: number | null }): ItemState => {
  if (!isInStock(item)) return "out_of_stock";
  return item.price === null ? "not_orderable" : "available";
};
