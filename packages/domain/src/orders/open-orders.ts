/** How many open orders a member may have at a restaurant that has set no other number. */
export const OPEN_ORDERS = 5;
/** How many open orders a member may have at all restaurants together. */
export const OPEN_ORDERS_IN_ALL = 10;
/**
 * How many orders that still have to be paid online a member may have at a restaurant: the one that is being paid, and
 * one that was placed in place of it. Each keeps its place in its half hour meanwhile.
 */
export const UNPAID_ORDERS = 2;
/** The highest number that a restaurant may set. */
export const MOST_OPEN_ORDERS = 10_000;

/** How long after its latest promised time an order counts as open if its kitchen never closes it. */
export const OPEN_HOURS = 12;

/** The cut-off for open orders: one whose latest promised time is after this is open until it is closed. */
export const openSince = (at: Date): Date => new Date(at.getTime() - OPEN_HOURS * 3_600_000);

/** The numbers of a member's orders that are neither handed over nor refunded, nor long past. */
export interface OpenOrders {
  here: number;
  in_all: number;
}

/** The limits, given what the restaurant has set. If it allows more than ten, as many are allowed in total. */
export const openOrderLimits = (max_open_orders: number): OpenOrders => ({
  here: max_open_orders,
  in_all: Math.max(OPEN_ORDERS_IN_ALL, max_open_orders),
});

export interface TooManyOrders {
  code: "too_many_orders";
  where: "restaurant" | "all" | "unpaid";
  limit: number;
}

/** Whether a member with this many open orders may place one more here. */
export const checkOpenOrders = (open: OpenOrders, limits: OpenOrders): TooManyOrders | null => {
  if (open.here >= limits.here) return { code: "too_many_orders", where: "restaurant", limit: limits.here };
  return open.in_all >= limits.in_all ? { code: "too_many_orders", where: "all", limit: limits.in_all } : null;
};

/**
 * Whether a member with this many unpaid orders at a restaurant may place one more that is paid online. A restaurant
 * that allows more open orders than usual allows as many unpaid ones.
 */
export const checkUnpaidOrders = (unpaid: number, max_open_orders: number): TooManyOrders | null => {
  const limit = max_open_orders > OPEN_ORDERS ? max_open_orders : UNPAID_ORDERS;
  return unpaid >= limit ? { code: "too_many_orders", where: "unpaid", limit } : null;
};
