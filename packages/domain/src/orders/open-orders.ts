/** How many orders a member may have open at a restaurant that sets no other number. */
export const OPEN_ORDERS = 5;
/** And at all restaurants together. */
export const OPEN_ORDERS_IN_ALL = 10;
/** The largest number that a restaurant may set. */
export const MOST_OPEN_ORDERS = 10_000;

/** An order that its kitchen never closed is open so long after its latest moment, and no longer. */
export const OPEN_HOURS = 12;

/** Orders whose latest moment is later than this are open until they are closed. */
export const openSince = (at: Date): Date => new Date(at.getTime() - OPEN_HOURS * 3_600_000);

/** Orders of one member that are neither handed over nor refunded, nor long past. */
export interface OpenOrders {
  here: number;
  in_all: number;
}

/** As many may be open, by what the restaurant sets: who allows more than ten allows as many in all. */
export const openOrderLimits = (max_open_orders: number): OpenOrders => ({
  here: max_open_orders,
  in_all: Math.max(OPEN_ORDERS_IN_ALL, max_open_orders),
});

export interface TooManyOrders {
  code: "too_many_orders";
  where: "restaurant" | "all";
  limit: number;
}

/** Whether a member who has so many open may place one more here. */
export const checkOpenOrders = (open: OpenOrders, limits: OpenOrders): TooManyOrders | null => {
  if (open.here >= limits.here) return { code: "too_many_orders", where: "restaurant", limit: limits.here };
  return open.in_all >= limits.in_all ? { code: "too_many_orders", where: "all", limit: limits.in_all } : null;
};
