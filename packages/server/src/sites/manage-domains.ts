import type { Domain } from "@tablee/contract/sites/sites.contract";
import { isHostName, isProductHost } from "@tablee/domain/sites/host-name";
import { type Colour, readColour } from "@tablee/domain/sites/colour";
import { checkTheme, type Theme } from "@tablee/domain/sites/theme";
import { writeAudit } from "../accounts/stored/audit.queries.ts";
import { notifyChange } from "../database/changes.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { refusedIn, refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import { readOwned } from "../restaurants/stored/staff.queries.ts";
import type { Services } from "../services.ts";
import { readFrameParents } from "./frame-parents.queries.ts";
import {
  countDomains,
  deleteDomain,
  type DomainRow,
  insertDomain,
  lockDomainOf,
  lockSitesOf,
  lockSitesOfGroup,
  readDomain,
  readDomains,
  readSiteGroups,
  type SiteOwner,
  updateTheme,
} from "./sites.queries.ts";

/** A restaurant or a group with more hosts than this is being used to try out which names are free. */
const MOST_DOMAINS = 20;

type Asked = {
  host: string;
  restaurant_id?: number | undefined;
  group_id?: number | undefined;
  theme: Partial<Record<keyof Theme, string | null | undefined>>;
};
type ColourRefusal = {
  code: "invalid_colour" | "colour_unreadable";
  data: { colour: "primary" | "ground"; contrast: number | null };
};
type Refusal = RightRefusal | ColourRefusal | { code: "invalid_host" | "host_taken" | "too_many_domains" };

const viewDomain = ({ account_id: _, date_creation, ...row }: DomainRow): Domain => ({
  ...row,
  date_creation: date_creation.toISOString(),
});

/**
 * The sites that a member manages: all for an administrator, those of their own restaurants and groups for an owner
 * (restaurants §26).
 */
export async function listSites({ database: { db } }: Services, { account_id, admin }: Viewer) {
  const owned = admin ? undefined : await readOwned(db, account_id);
  const groups = await readSiteGroups(db, owned);
  const of = owned && { restaurant_ids: owned, group_ids: groups.map(({ id }) => id) };
  const [domains, frame_parents] = await Promise.all([readDomains(db, of), readFrameParents(db, owned)]);
  return { domains: domains.map(viewDomain), frame_parents, groups };
}

/** The requested theme with its colours in stored form, or why it is refused. */
function themeOf({ primary, ground, logo_url, cover_url }: Asked["theme"]): Theme | ColourRefusal {
  const colours: Record<"primary" | "ground", Colour | null> = { primary: null, ground: null };
  for (const [colour, written] of [["primary", primary] as const, ["ground", ground] as const]) {
    colours[colour] = written ? readColour(written) : null;
    if (written && !colours[colour]) return { code: "invalid_colour", data: { colour, contrast: null } };
  }
  const theme = { ...colours, logo_url: logo_url ?? null, cover_url: cover_url ?? null };
  const refusal = checkTheme(theme);
  if (!refusal) return theme;
  const { code, colour, contrast } = refusal;
  return { code, data: { colour, contrast: Math.round(contrast * 100) / 100 } };
}

/** The host in ASCII, as in DNS; null if it cannot be a site's host or is one of our own. */
function hostOf(written: string, { settings, origins }: Services): string | null {
  const name = written.trim().replace(/\.$/, "");
  if (/[/:?#@\\\s]/.test(name) || !URL.canParse(`http://${name}`)) return null;
  const { hostname } = new URL(`http://${name}`);
  const ours = [settings.public_url, ...origins].map((origin) => new URL(origin).hostname);
  return isHostName(hostname) && !isProductHost(hostname, ours) ? hostname : null;
}

/** Why a member may not manage a group's sites: only an owner of all its restaurants may. */
async function refusedInGroup(tx: Queryable, { account_id, admin }: Viewer, group_id: number) {
  const groups = await readSiteGroups(tx);
  if (!groups.some(({ id }) => id === group_id)) return { code: "not_found" } as const;
  if (admin) return null;
  const own = await readSiteGroups(tx, await readOwned(tx, account_id));
  return own.some(({ id }) => id === group_id) ? null : ({ code: "forbidden" } as const);
}

/**
 * Gives a restaurant or a group a host of its own, or changes the theme of one that it has. The owner of a domain
 * proves ownership by pointing it here; somebody else's domain never shows anything. If somebody blocks an owner's
 * host, an administrator can remove it.
 */
export const saveDomain = (services: Services, viewer: Viewer, asked: Asked): Promise<Domain | Refusal> =>
  services.database.db.transaction(async (tx) => {
    const { restaurant_id, group_id } = asked;
    const owner: SiteOwner =
      restaurant_id === undefined
        ? { restaurant_id: null, group_id: group_id ?? 0 }
        : { restaurant_id, group_id: null };
    const refusal =
      owner.group_id === null
        ? await refusedIn(tx, viewer, owner.restaurant_id, "domains")
        : await refusedInGroup(tx, viewer, owner.group_id);
    if (refusal) return refusal;
    const host = hostOf(asked.host, services);
    if (host === null) return { code: "invalid_host" };
    const theme = themeOf(asked.theme);
    if ("code" in theme) return theme;
    return keep(tx, services, viewer, { host, owner, theme });
  });

async function keep(
  tx: Queryable,
  { clock }: Services,
  { account_id }: Viewer,
  { host, owner, theme }: { host: string; owner: SiteOwner; theme: Theme },
): Promise<Domain | Refusal> {
  const date = clock();
  const { restaurant_id, group_id } = owner;
  await (group_id === null ? lockSitesOf(tx, restaurant_id) : lockSitesOfGroup(tx, group_id));
  const there = await lockDomainOf(tx, host);
  if (there && (there.restaurant_id !== restaurant_id || there.group_id !== group_id)) return { code: "host_taken" };
  if (!there && (await countDomains(tx, owner)) >= MOST_DOMAINS) return { code: "too_many_domains" };
  if (there) await updateTheme(tx, there.id, theme);
  const id = there?.id ?? (await insertDomain(tx, { host, ...owner, theme, account_id, date_creation: date }));
  const row = id === null ? null : await readDomain(tx, id);
  if (!row) return { code: "host_taken" };
  const action = there ? "domain.change" : "domain.add";
  const entry = { account_id, restaurant_id, action, subject: `domain ${host}` as const, date } as const;
  await writeAudit(tx, { ...entry, before: there?.theme, after: theme });
  await notifyChange(tx, "domains");
  return viewDomain(row);
}

/** Removes a host. Whoever may not do so is not told that it exists. */
export const removeDomain = ({ database: { db }, clock }: Services, viewer: Viewer, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await readDomain(tx, id);
    if (!row || (await refusedOf(tx, viewer, row))) return false;
    const { restaurant_id, host, theme } = row;
    await deleteDomain(tx, id);
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `domain ${host}` as const, date: clock() };
    await writeAudit(tx, { ...entry, action: "domain.remove", before: theme });
    await notifyChange(tx, "domains");
    return true;
  });

const refusedOf = (tx: Queryable, viewer: Viewer, { restaurant_id, group_id }: DomainRow) =>
  restaurant_id === null
    ? refusedInGroup(tx, viewer, group_id ?? 0)
    : refusedPart(tx, viewer, restaurant_id, "domains");
