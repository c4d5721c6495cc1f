import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { m } from "../../paraglide/messages.js";
import { unlistedHead } from "../../routes/page-head.ts";
import { readDay } from "../../routes/read-day.ts";
import { readId } from "../../routes/read-id.ts";
import { rootRoute } from "../../routes/root.tsx";
import { MENU_VIEWS, type MenuEditorSearch } from "./menu-search.ts";
import type { OrdersSearch } from "./orders/read-orders-search.ts";
import { SETTINGS_SECTIONS, type SettingsSection } from "./settings/sections.ts";

const head = unlistedHead(m.management_title);

/** The chunk of the screens, named once: every byte here is loaded with each page of the app. */
const screens = () => import("./management.page.tsx");

/** A text of the address. The router parses one that looks like a number as a number. */
const readText = (value: unknown, most: number): string | undefined =>
  typeof value === "string" || typeof value === "number" ? String(value).slice(0, most) : undefined;

const readMenuSearch = ({ line, view }: Record<string, unknown>): MenuEditorSearch => ({
  line: readText(line, 120),
  view: MENU_VIEWS.find((one) => one === view),
});

/** The query parameters of the settings: the open section. */
export interface SettingsSearch {
  /** Missing means the first one. */
  section?: SettingsSection | undefined;
}

const readSettingsSearch = ({ section }: Record<string, unknown>): SettingsSearch => ({
  section: SETTINGS_SECTIONS.find((one) => one === section),
});

/** The query parameters of the staff screen: whose acts are shown. */
export interface PeopleSearch {
  /** Missing means everybody's. */
  by?: number | undefined;
  view?: "done" | undefined;
}

const readPeopleSearch = ({ by, view }: Record<string, unknown>): PeopleSearch => ({
  by: readId(by),
  view: view === "done" ? view : undefined,
});

/** The days whose figures are shown: YYYY-MM-DD. */
export interface FiguresSearch {
  from?: string | undefined;
  to?: string | undefined;
  /** Missing means what was sold. */
  view?: "closing" | undefined;
}

const readFiguresSearch = ({ from, to, view }: Record<string, unknown>): FiguresSearch => ({
  from: readDay(from),
  to: readDay(to),
  view: view === "closing" ? view : undefined,
});

/** As it is: the screen checks it (orders/read-orders-search.ts), because this file is loaded with every page. */
const readOrdersSearch = (search: OrdersSearch): OrdersSearch => search;

/** Reads the key of an invitation's link. */
const readJoinSearch = ({ key }: Record<string, unknown>): { key?: string | undefined } => ({
  key: readText(key, 60),
});

/** Reads the place that is claimed, or the name of one to be created. */
const readNewSearch = ({
  place,
  make,
}: Record<string, unknown>): { place?: number | undefined; make?: string | undefined } => ({
  place: readId(place),
  make: readText(make, 80),
});

/**
 * The routes on which owners and managers run their restaurant (management §1); their screens are loaded only for them.
 */
export const managementRoutes = [
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin",
    head,
    component: lazyRouteComponent(screens, "ManagementPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/$restaurant_id",
    head,
    component: lazyRouteComponent(screens, "RestaurantHomePage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/$restaurant_id/settings",
    validateSearch: readSettingsSearch,
    head,
    component: lazyRouteComponent(screens, "SettingsRoomPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/$restaurant_id/people",
    validateSearch: readPeopleSearch,
    head,
    component: lazyRouteComponent(screens, "PeopleRoomPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/$restaurant_id/figures",
    validateSearch: readFiguresSearch,
    head,
    component: lazyRouteComponent(screens, "FiguresRoomPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/$restaurant_id/orders",
    validateSearch: readOrdersSearch,
    head,
    component: lazyRouteComponent(screens, "OrdersRoomPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/new",
    validateSearch: readNewSearch,
    head: unlistedHead(m.management_claim_title),
    component: lazyRouteComponent(screens, "NewRestaurantPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/admin/claims",
    head,
    component: lazyRouteComponent(() => import("./claims/claims-admin.page.tsx"), "ClaimsAdminPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/join",
    validateSearch: readJoinSearch,
    head,
    component: lazyRouteComponent(screens, "JoinPage"),
  }),
  createRoute({
    getParentRoute: () => rootRoute,
    path: "/restaurant-admin/$restaurant_id/menu",
    validateSearch: readMenuSearch,
    head,
    component: lazyRouteComponent(screens, "MenuEditorPage"),
  }),
] as const;
