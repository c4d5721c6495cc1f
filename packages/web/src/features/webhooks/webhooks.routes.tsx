import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";

/** What of the page stands in the address. */
export interface WebhooksSearch {
  /** Whose webhooks, for staff of several restaurants and for admins. */
  restaurant?: number;
  /** The delivery that is looked at. */
  delivery?: number;
}

const readId = (value: unknown, largest: number): number | undefined => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= largest ? id : undefined;
};

// Undefined, not left out: the router lays this over what the address says.
const readWebhooksSearch = ({ restaurant, delivery }: Record<string, unknown>) =>
  ({
    restaurant: readId(restaurant, 2_147_483_647),
    delivery: readId(delivery, Number.MAX_SAFE_INTEGER),
  }) as WebhooksSearch;

/** Where a restaurant's own systems hear of its orders (docs/webhooks.md): for staff, loaded only for them. */
export const webhooksRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/kitchen/webhooks",
  validateSearch: readWebhooksSearch,
  head: ({ match }) =>
    pageHead({
      title: m.webhooks_page_title(),
      description: import.meta.env.SSR ? m.webhooks_page_description() : null,
      path: "/kitchen/webhooks",
      context: match.context,
    }),
  component: lazyRouteComponent(() => import("./webhooks.page.tsx"), "WebhooksPage"),
});
