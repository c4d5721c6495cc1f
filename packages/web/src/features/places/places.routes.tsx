import { createRoute, lazyRouteComponent, redirect } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { BY_ANYBODY } from "../../routes/framed-by.ts";
import { rootRoute } from "../../routes/root.tsx";

const loading = () => import("./places-loading.ts");
const notFoundComponent = lazyRouteComponent(() => import("./place-gone.page.tsx"), "PlaceGonePage");

/** The route of a neighbourhood (search §10). */
const zoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/zone/$zone",
  staticData: BY_ANYBODY,
  validateSearch: ({ map }: Record<string, unknown>): { map?: true | undefined } => ({
    map: map === true ? map : undefined,
  }),
  loader: async ({ context, params }) => (await loading()).loadZone(context, params.zone),
  head: async ({ match, params }) => (await loading()).headOfZone(match.context, params.zone),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./zone.page.tsx"), "ZonePage"),
});

/** Everything that is recommended in a neighbourhood (discoveries §10). */
const zoneRecommendedRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/zone/$zone/recommended",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await loading()).loadZoneRecommended(context, params.zone),
  head: async ({ match, params }) => (await loading()).headOfZoneRecommended(match.context, params.zone),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./zone-recommended.page.tsx"), "ZoneRecommendedPage"),
});

/** No group is named: leads to all restaurants. */
const nogroupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/g",
  beforeLoad: () => {
    throw redirect({ to: "/restaurants", replace: true });
  },
});

/** The route of a group (restaurants §24). */
const groupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/g/$alias",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await loading()).loadGroup(context, params.alias),
  head: async ({ match, params }) => (await loading()).headOfGroup(match.context, params.alias, `/g/${params.alias}`),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./group.page.tsx"), "GroupPage"),
});

const clientRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/clients/$client",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await loading()).loadGroup(context, params.client),
  head: async ({ match, params }) =>
    (await loading()).headOfGroup(match.context, params.client, `/clients/${params.client}`),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./client.page.tsx"), "ClientPage"),
});

const clientMenusRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/clients/$client/menus",
  staticData: BY_ANYBODY,
  loader: async ({ context, params }) => (await loading()).loadGroup(context, params.client),
  head: async ({ match, params }) =>
    (await loading()).headOfGroup(match.context, params.client, `/clients/${params.client}/menus`),
  notFoundComponent,
  component: lazyRouteComponent(() => import("./client.page.tsx"), "ClientMenusPage"),
});

const placesAdminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/places",
  head: unlistedHead(m.places_admin_title),
  component: lazyRouteComponent(() => import("./manage/places-admin.page.tsx"), "PlacesAdminPage"),
});

export const placesRoutes = [
  placesAdminRoute,
  zoneRoute,
  zoneRecommendedRoute,
  nogroupRoute,
  groupRoute,
  clientRoute,
  clientMenusRoute,
] as const;
