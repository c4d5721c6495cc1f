/** Whether an address is this order's page, in either list: not the page of a menu or member with the same number. */
export const isOrderAddress = (pathname: string, order_id: number): boolean =>
  /^\/orders\/[^/]+\/(\d+)\/?$/.exec(pathname)?.[1] === String(order_id);
