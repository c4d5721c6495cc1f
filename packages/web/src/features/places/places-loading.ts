import { textIn } from "@tablee/domain/language/text-in";
import { ZONE_NAME } from "@tablee/domain/places/zone";
import { notFound } from "@tanstack/react-router";
import { isCallError } from "../../api/call-error.ts";
import { currentLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { AppContext } from "../../routes/app-context.ts";
import { pageHead } from "../../routes/page-head.ts";
import { zonesQuery } from "../restaurants/restaurant-queries.ts";
import { firstOfList } from "../discoveries/about/first-of-list.ts";
import { groupQuery, zoneDiscoveriesQuery, zoneQuery } from "./places-queries.ts";

const NOWHERE = new Set(["not_found", "invalid_input"]);
const orNotFound = (error: unknown): never => {
  throw isCallError(error) && NOWHERE.has(error.code) ? notFound() : error;
};

/** Returns the alias in an address; an invalid one makes no call. */
const named = (param: string): string => {
  if (!ZONE_NAME.test(param)) throw notFound();
  return param;
};

export async function loadZone({ queryClient, orpc }: AppContext, zone: string): Promise<void> {
  await queryClient.query({ ...zoneQuery(orpc, named(zone)), staleTime: "static" }).catch(orNotFound);
}

export function headOfZone(context: AppContext, zone: string) {
  const page = context.queryClient.getQueryData(zoneQuery(context.orpc, zone).queryKey);
  if (!page) return {};
  const name = textIn(page.zone.name, currentLanguage());
  return pageHead({
    title: name,
    description: import.meta.env.SSR ? m.places_zone_description({ zone: name }) : null,
    path: `/zone/${zone}`,
    context,
    image: page.recommendations[0]?.image_url ?? null,
  });
}

export async function loadZoneRecommended(context: AppContext, zone: string): Promise<void> {
  await loadZone(context, zone);
  const query = zoneDiscoveriesQuery(context.orpc, zone);
  await firstOfList(context, (how) => context.queryClient.infiniteQuery({ ...query, ...how }));
}

export function headOfZoneRecommended(context: AppContext, zone: string) {
  const page = context.queryClient.getQueryData(zoneQuery(context.orpc, zone).queryKey);
  if (!page) return {};
  return pageHead({
    title: m.discoveries_here_at({ name: textIn(page.zone.name, currentLanguage()) }),
    description: null,
    path: `/zone/${zone}/recommended`,
    context,
    unlisted: true,
  });
}

/** Loads a group, and the neighbourhoods that its rows name. */
export async function loadGroup({ queryClient, orpc }: AppContext, alias: string): Promise<void> {
  await Promise.all([
    queryClient.query({ ...groupQuery(orpc, named(alias)), staleTime: "static" }).catch(orNotFound),
    // The rows are complete without those names.
    queryClient.query(zonesQuery(orpc, null)).catch(() => undefined),
  ]);
}

/** `path` is the page's own, since a group has several. */
export function headOfGroup(context: AppContext, alias: string, path: string) {
  const page = context.queryClient.getQueryData(groupQuery(context.orpc, alias).queryKey);
  if (!page) return {};
  const name = textIn(page.group.name, currentLanguage());
  return pageHead({
    title: name,
    description: import.meta.env.SSR ? m.places_group_description({ group: name }) : null,
    path,
    context,
    image: page.group.theme.cover_url ?? page.restaurants[0]?.cover_image_path ?? null,
  });
}
