/** Whether an address is the page of this order, in whichever list it was found: not a menu or a member of that number. */
export const isOrderAddress = (pathname: string, order_id: number): boolean =>
  /^\/orders\/[^/]+\/(\d+)\/?$/.exec(pathname)?.[1] === String(order_id);
