import type { Orpc } from "../../api/query-options.ts";

export const zoneQuery = (orpc: Orpc, zone: string) => orpc.places.zone.queryOptions({ input: { zone } });

export const groupQuery = (orpc: Orpc, alias: string) => orpc.restaurants.group.queryOptions({ input: { alias } });
