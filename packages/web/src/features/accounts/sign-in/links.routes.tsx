import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../../paraglide/messages.js";
import { rootRoute } from "../../../routes/root.tsx";

/** Nobody but its reader sees such an address: it is in no index, and no other page is told of it. */
const PRIVATE = [
  { name: "referrer", content: "no-referrer" },
  { name: "robots", content: "noindex" },
];

const head = (title: string) => ({ meta: [{ title: `${title} · Tablée` }, ...PRIVATE] });

export const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password/$guid",
  head: () => head(m.accounts_reset_title()),
  component: lazyRouteComponent(() => import("./reset-password.page.tsx"), "ResetPasswordPage"),
});

export const verifyEmailRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/email/verification/$guid",
  head: () => head(m.accounts_verify_title()),
  component: lazyRouteComponent(() => import("./verify-email.page.tsx"), "VerifyEmailPage"),
});
