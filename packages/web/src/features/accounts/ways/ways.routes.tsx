import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { IDENTITY_PROVIDERS } from "@tablee/domain/accounts/identity-provider";
import { m } from "../../../paraglide/messages.js";
import { pageHead } from "../../../routes/page-head.ts";
import { rootRoute } from "../../../routes/root.tsx";

/** The address to which Google and Apple send people back; an address with any other name shows a failure. */
export const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth/{-$provider}",
  beforeLoad: ({ params: { provider } }) => {
    if (provider && !(IDENTITY_PROVIDERS as readonly string[]).includes(provider)) notFound({ throw: true });
  },
  head: ({ match }) =>
    pageHead({ title: m.accounts_page_title(), description: null, path: "/login", context: match.context }),
  component: lazyRouteComponent(() => import("./auth.page.tsx"), "AuthPage"),
});
