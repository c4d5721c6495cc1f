export type ItemState = "available" | "out_of_stock" | "not_orderable";

/** Whether an item or a modifier is in stock: only "available" is; any other status is out of stock (menus §2). */
export const isInStock = (thing: { stock_status: string }): boolean => thing.stock_status === "available";

/**
 * Whether an item can be ordered on its own (menus §2, menus §33). An item that is both out of stock and without a
 * price is `out_of_stock`, because the diner can wait for that to change.
 */
export const itemState = (item: { stock_status: string; price: number | null; hidden: boolean }): ItemState => {
  if (!isInStock(item)) return "out_of_stock";
  return item.price === null || item.hidden ? "not_orderable" : "available";
};

/** The same for a part of a combo. It may be hidden, and needs a price only if the combo adds the item's own price. */
export const partState = (
  item: { stock_status: string; price: number | null },
  { use_base_price }: { use_base_price: boolean },
): ItemState => {
  if (!isInStock(item)) return "out_of_stock";
  return item.price === null && use_base_price ? "not_orderable" : "available";
};
