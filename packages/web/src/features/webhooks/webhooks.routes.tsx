import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { pageHead } from "../../routes/page-head.ts";
import { rootRoute } from "../../routes/root.tsx";

/** The query parameters of the page. */
export interface WebhooksSearch {
  /** The restaurant, for staff of several restaurants and for administrators. */
  restaurant?: number;
  /** The delivery that is shown. */
  delivery?: number;
}

const readId = (value: unknown, largest: number): number | undefined => {
  const id = Number(value);
  return Number.isInteger(id) && id > 0 && id <= largest ? id : undefined;
};

// Returns undefined instead of leaving a key out: the router merges this over the raw query.
const readWebhooksSearch = ({ restaurant, delivery }: Record<string, unknown>) =>
  ({
    restaurant: readId(restaurant, 2_147_483_647),
    delivery: readId(delivery, Number.MAX_SAFE_INTEGER),
  }) as WebhooksSearch;

/**
 * The route of the webhooks by which a restaurant's own systems hear of its orders (docs/webhooks.md): for staff,
 * loaded only for them.
 */
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
