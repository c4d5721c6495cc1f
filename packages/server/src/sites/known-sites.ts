import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Text } from "@tablee/domain/language/text";
import type { GroupTheme } from "@tablee/contract/restaurants/restaurants.schema";
import { readColour } from "@tablee/domain/sites/colour";
import { hostOfHeader } from "@tablee/domain/sites/host-name";
import type { SiteScope } from "@tablee/domain/sites/single-menu";
import { type Theme, themeProperties } from "@tablee/domain/sites/theme";
import { type ChangeTopic, listenForChanges } from "../database/changes.ts";
import type { Services } from "../services.ts";
import { readFrameParents } from "./frame-parents.queries.ts";
import { readRestaurantName, readSites } from "./sites.queries.ts";

/** A host of a restaurant's or a group's own. */
export interface Site extends SiteScope {
  host: string;
  name: Text;
  theme: Theme;
  /** The theme as custom properties of a page's root. */
  properties: Record<`--${string}`, string>;
}

const siteOf = (site: Omit<Site, "properties">): Site => ({ ...site, properties: themeProperties(site.theme) });

type SiteRow = Awaited<ReturnType<typeof readSites>>[number];

const siteOfRow = ({ restaurant_id, members, theme, group_theme, ...site }: SiteRow): Site =>
  siteOf({
    ...site,
    restaurant_ids: restaurant_id === null ? members : [restaurant_id],
    theme: themeOf(theme, group_theme),
  });

export interface KnownSites {
  /** Whose site a request asks for by its header `Host`; null: Tablée itself, whatever else is said there. */
  find(host: string | undefined): Site | null;
  /** The origins that an owner lets have a restaurant's menu in a frame (shell §29). */
  parentsOf(restaurant_id: number): readonly string[];
  close(): Promise<void>;
}

/** Groups are told by the plural topic, and their own restaurants' names are none of a site's. */
const concerns = (sites: ReadonlyMap<string, Site>, topic: ChangeTopic): boolean =>
  topic === "domains" ||
  topic === "restaurants" ||
  [...sites.values()].some(({ group, restaurant_ids: [id] }) => group === null && topic === `restaurant:${id}`);

/** What a site's own theme leaves open is as its group's pages look. */
const themeOf = (theme: Theme, group: GroupTheme | null): Theme => ({
  primary: theme.primary ?? readColour(group?.primary ?? ""),
  ground: theme.ground ?? readColour(group?.ground ?? ""),
  logo_url: theme.logo_url ?? group?.logo_url ?? null,
  cover_url: theme.cover_url ?? group?.cover_url ?? null,
});

const RETRY_MS = 1_000;

/**
 * All sites, kept in the process and read again when one changes: a request costs no statement, whatever hosts a
 * stranger makes up. `changed` is called once new ones are there, so that no page of before outlives them; not where
 * they are as they were, since a restaurant's topic is told at every dish that runs out.
 */
export async function openSites(
  { database, log }: Services,
  changed: () => void,
  retryMs = RETRY_MS,
): Promise<KnownSites> {
  let sites: ReadonlyMap<string, Site> = new Map();
  let parents: ReadonlyMap<number, { origin: string }[]> = new Map();
  const read = async () => {
    const [rows, allowed] = await Promise.all([readSites(database.db), readFrameParents(database.db)]);
    const before = { sites, parents };
    parents = Map.groupBy(allowed, ({ restaurant_id }) => restaurant_id);
    sites = new Map(rows.map((row) => [row.host, siteOfRow(row)]));
    return !isDeepStrictEqual(before, { sites, parents });
  };
  const closing = new AbortController();
  let reading: Promise<void> | null = null;
  let asked = false;
  // One after the other: the last that was asked for reads what is there then, however often that takes.
  const readAll = async (): Promise<void> => {
    while (asked && !closing.signal.aborted) {
      asked = false;
      try {
        if (await read()) changed();
      } catch (error) {
        log.error({ error }, "The sites could not be read again");
        asked = true;
        await pause(retryMs, undefined, { ref: false, signal: closing.signal }).catch(() => {});
      }
    }
    reading = null;
  };
  const again = () => {
    asked = true;
    reading ??= readAll();
  };
  await read();
  const stop = await listenForChanges(database, (topic) => concerns(sites, topic) && again(), again);
  return {
    find: (header) => {
      if (sites.size === 0) return null;
      const host = hostOfHeader(header);
      return host === null ? null : (sites.get(host) ?? null);
    },
    parentsOf: (restaurant_id) => (parents.get(restaurant_id) ?? []).map(({ origin }) => origin),
    close: async () => {
      await stop();
      closing.abort();
      await reading;
    },
  };
}

/** What a restaurant's own site would be, had it one: in the colours of Tablée. */
export async function siteOfRestaurant({ database }: Services, restaurant_id: number): Promise<Site | null> {
  const name = await readRestaurantName(database.db, restaurant_id);
  const theme = { primary: null, ground: null, logo_url: null, cover_url: null };
  return name && siteOf({ host: "", group: null, restaurant_ids: [restaurant_id], name, theme });
}
