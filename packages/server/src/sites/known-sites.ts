import { setTimeout as pause } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import type { Text } from "@tablee/domain/language/text";
import type { GroupTheme } from "@tablee/contract/restaurants/restaurants.schema";
import { readColour } from "@tablee/domain/sites/colour";
import { hostOfHeader } from "@tablee/domain/sites/host-name";
import type { SiteScope } from "@tablee/domain/sites/single-menu";
import { type Theme, themeProperties } from "@tablee/domain/sites/theme";
import { type ChangeTopic, listenForChanges } from "../database/changes.ts";
import { faultRecord } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import { readFrameParents } from "./frame-parents.queries.ts";
import { readRestaurantName, readSites } from "./sites.queries.ts";

/** A host that belongs to a restaurant or a group. */
export interface Site extends SiteScope {
  host: string;
  name: Text;
  theme: Theme;
  /** The theme as CSS custom properties of a page's root. */
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
  /** The site that a request addresses with its header `Host`; null: Tablée itself, for any other value. */
  find(host: string | undefined): Site | null;
  /** The origins whose pages may show a restaurant's menu in a frame (shell §29). */
  parentsOf(restaurant_id: number): readonly string[];
  close(): Promise<void>;
}

/**
 * Whether a change may affect a site. Changes to groups are announced under `restaurants`; a group's site does not show
 * the names of its restaurants.
 */
const concerns = (sites: ReadonlyMap<string, Site>, topic: ChangeTopic): boolean =>
  topic === "domains" ||
  topic === "restaurants" ||
  [...sites.values()].some(({ group, restaurant_ids: [id] }) => group === null && topic === `restaurant:${id}`);

/** What a site's own theme leaves open is taken from its group's theme. */
const themeOf = (theme: Theme, group: GroupTheme | null): Theme => ({
  primary: theme.primary ?? readColour(group?.primary ?? ""),
  ground: theme.ground ?? readColour(group?.ground ?? ""),
  logo_url: theme.logo_url ?? group?.logo_url ?? null,
  cover_url: theme.cover_url ?? group?.cover_url ?? null,
});

const RETRY_MS = 1_000;

/**
 * Loads all sites into memory and reads them again when one changes, so that a request needs no query, whatever hosts
 * strangers make up. `changed` is called once new ones are loaded, so that no older page outlives them; not if they are
 * the same as before, since a restaurant's topic is announced whenever a dish sells out.
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
  // One reading at a time: requests that come meanwhile cause one more, so the last reading sees every change.
  const readAll = async (): Promise<void> => {
    while (asked && !closing.signal.aborted) {
      asked = false;
      try {
        if (await read()) changed();
      } catch (error) {
        log.error(faultRecord(error), "The sites could not be read again");
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

/** The site that a restaurant would have on a host of its own, in Tablée's colours. */
export async function siteOfRestaurant({ database }: Services, restaurant_id: number): Promise<Site | null> {
  const name = await readRestaurantName(database.db, restaurant_id);
  const theme = { primary: null, ground: null, logo_url: null, cover_url: null };
  return name && siteOf({ host: "", group: null, restaurant_ids: [restaurant_id], name, theme });
}
