import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";
import type { Returned } from "./paying/use-payment.ts";
import type { OrdersTab } from "./placed/order-cache.ts";

const isTab = (tab: string): tab is OrdersTab => tab === "current" || tab === "history";
/** The largest number that the database can give an order. */
const LARGEST_ID = Number.MAX_SAFE_INTEGER;

const head = (context: AppContext, path: string, title = m.order_page_title()) =>
  pageHead({
    title,
    description: import.meta.env.SSR ? m.order_page_description() : null,
    path,
    context,
  });
const list = lazyRouteComponent(() => import("./placed/orders.page.tsx"), "OrdersPage");

/** shell §3: /orders/:tab?/:id?; /orders/now, the basket, is a route of its own and comes before these. */
export const ordersRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/orders",
  head: ({ match }) => head(match.context, "/orders"),
  component: list,
});

export const ordersTabRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/orders/$tab",
  beforeLoad: ({ params }) => {
    if (!isTab(params.tab)) notFound({ throw: true });
  },
  head: ({ match, params }) => head(match.context, `/orders/${params.tab}`),
  component: list,
});

interface OrderSearch {
  /** Shows the receipt for printing: `?receipt` is enough. */
  receipt?: true | undefined;
  /** How the payment service led back here (payments §5). */
  payment?: Returned | undefined;
  /** The order's guid, with which this can be told to somebody who is not signed in. */
  ref?: string | undefined;
}

const isReturn = (payment: unknown): payment is Returned => payment === "done" || payment === "back";

export const orderRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/orders/$tab/$id",
  validateSearch: (search: Record<string, unknown>): OrderSearch => ({
    receipt: search["receipt"] === undefined || search["receipt"] === false ? undefined : true,
    payment: isReturn(search["payment"]) ? search["payment"] : undefined,
    ref: isReturn(search["payment"]) && typeof search["ref"] === "string" ? search["ref"] : undefined,
  }),
  beforeLoad: ({ params }) => {
    if (!isTab(params.tab) || !/^[1-9]\d{0,15}$/.test(params.id) || Number(params.id) > LARGEST_ID)
      notFound({ throw: true });
  },
  // The title becomes the file name when a receipt is saved.
  head: ({ match, params }) =>
    head(match.context, `/orders/${params.tab}/${params.id}`, match.search.receipt ? m.order_receipt() : undefined),
  component: lazyRouteComponent(() => import("./placed/order.page.tsx"), "OrderPage"),
});

export const checkinRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/checkin",
  head: ({ match }) =>
    pageHead({
      title: m.checkin_title(),
      description: import.meta.env.SSR ? m.checkin_description() : null,
      path: "/checkin",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./checkin/checkin.page.tsx"), "CheckinPage"),
});
