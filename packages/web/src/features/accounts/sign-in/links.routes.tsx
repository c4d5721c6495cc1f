import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import type { AppContext } from "../../../routes/app-context.ts";
import { rootRoute } from "../../../routes/root.tsx";
import { fullTitle } from "../../../routes/site.ts";

/** Only its recipient may see such an address: it must not be indexed, nor sent to other pages as a referrer. */
const PRIVATE = [
  { name: "referrer", content: "no-referrer" },
  { name: "robots", content: "noindex" },
];

const head = ({ host_facts }: AppContext, title: string) => ({
  meta: [{ title: fullTitle(title, host_facts.site) }, ...PRIVATE],
});

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password/$guid",
  head: ({ match }) => head(match.context, m.accounts_reset_title()),
  component: lazyRouteComponent(() => import("./reset-password.page.tsx"), "ResetPasswordPage"),
});

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/email/verification/$guid",
  head: ({ match }) => head(match.context, m.accounts_verify_title()),
  component: lazyRouteComponent(() => import("./verify-email.page.tsx"), "VerifyEmailPage"),
});
