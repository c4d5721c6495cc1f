import { createRoute, lazyRouteComponent, notFound } from "@tanstack/react-router";
import { LANGUAGES } from "@tablee/domain/language/text";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { BY_PARENTS } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";

const head = (context: AppContext) =>
  pageHead({
    title: m.accounts_page_title(),
    description: import.meta.env.SSR ? m.accounts_page_description() : null,
    path: "/login",
    context,
    unlisted: true,
  });
const component = lazyRouteComponent(() => import("./login.page.tsx"), "LoginPage");

export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login",
  head: ({ match }) => head(match.context),
  component,
});

/** The sign-in page at an address that also chooses the language, for links in mails and on partners' pages. */
export const loginInLanguageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/login/$language",
  beforeLoad: ({ params }) => {
    if (!(LANGUAGES as readonly string[]).includes(params.language)) notFound({ throw: true });
  },
  head: ({ match }) => head(match.context),
  component,
});

const registerHead = (context: AppContext) =>
  pageHead({
    title: m.registration_page_title(),
    description: import.meta.env.SSR ? m.registration_page_description() : null,
    path: "/register",
    context,
    unlisted: true,
  });
const registerPage = lazyRouteComponent(() => import("./registration/register.page.tsx"), "RegisterPage");

export const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register",
  staticData: BY_PARENTS,
  head: ({ match }) => registerHead(match.context),
  component: registerPage,
});

export const registerInLanguageRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/register/$language",
  staticData: BY_PARENTS,
  beforeLoad: ({ params }) => {
    if (!(LANGUAGES as readonly string[]).includes(params.language)) notFound({ throw: true });
  },
  head: ({ match }) => registerHead(match.context),
  component: registerPage,
});
