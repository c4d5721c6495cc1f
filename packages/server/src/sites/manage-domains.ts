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
  readDomain,
  readDomains,
  updateTheme,
} from "./sites.queries.ts";

/** A restaurant with more hosts than that has them from somebody who tries what can be taken. */
const MOST_DOMAINS = 20;

type Asked = { host: string; restaurant_id: number; theme: Partial<Record<keyof Theme, string | null | undefined>> };
type ColourRefusal = {
  code: "invalid_colour" | "colour_unreadable";
  data: { colour: "primary" | "ground"; contrast: number | null };
};
type Refusal = RightRefusal | ColourRefusal | { code: "invalid_host" | "host_taken" | "too_many_domains" };

const viewDomain = ({ account_id: _, date_creation, ...row }: DomainRow): Domain => ({
  ...row,
  date_creation: date_creation.toISOString(),
});

/** What an administrator may change, all of it; for owners that of their own restaurants (restaurants §26). */
export async function listSites({ database: { db } }: Services, { account_id, admin }: Viewer) {
  const of = admin ? undefined : await readOwned(db, account_id);
  const [domains, frame_parents] = await Promise.all([readDomains(db, of), readFrameParents(db, of)]);
  return { domains: domains.map(viewDomain), frame_parents };
}

/** The theme that was asked for, its colours as they are stored. */
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

/** ASCII, as DNS has it; null where it is no name that a site can have, or ours. */
function hostOf(written: string, { settings, origins }: Services): string | null {
  const name = written.trim().replace(/\.$/, "");
  if (/[/:?#@\\\s]/.test(name) || !URL.canParse(`http://${name}`)) return null;
  const { hostname } = new URL(`http://${name}`);
  const ours = [settings.public_url, ...origins].map((origin) => new URL(origin).hostname);
  return isHostName(hostname) && !isProductHost(hostname, ours) ? hostname : null;
}

/**
 * Gives a restaurant a host of its own, or another theme where it has it already. Whoever owns a name proves it by
 * letting it lead here; a name that is not theirs shows nothing to anybody. An administrator takes it from whoever keeps
 * it from its owner.
 */
export const saveDomain = (services: Services, viewer: Viewer, asked: Asked): Promise<Domain | Refusal> =>
  services.database.db.transaction(async (tx) => {
    const refusal = await refusedIn(tx, viewer, asked.restaurant_id, "domains");
    if (refusal) return refusal;
    const host = hostOf(asked.host, services);
    if (host === null) return { code: "invalid_host" };
    const theme = themeOf(asked.theme);
    if ("code" in theme) return theme;
    return keep(tx, services, viewer, { host, restaurant_id: asked.restaurant_id, theme });
  });

async function keep(
  tx: Queryable,
  { clock }: Services,
  { account_id }: Viewer,
  { host, restaurant_id, theme }: { host: string; restaurant_id: number; theme: Theme },
): Promise<Domain | Refusal> {
  const date = clock();
  await lockSitesOf(tx, restaurant_id);
  const there = await lockDomainOf(tx, host);
  if (there && there.restaurant_id !== restaurant_id) return { code: "host_taken" };
  if (!there && (await countDomains(tx, restaurant_id)) >= MOST_DOMAINS) return { code: "too_many_domains" };
  if (there) await updateTheme(tx, there.id, theme);
  const id = there?.id ?? (await insertDomain(tx, { host, restaurant_id, theme, account_id, date_creation: date }));
  const row = id === null ? null : await readDomain(tx, id);
  if (!row) return { code: "host_taken" };
  const action = there ? "domain.change" : "domain.add";
  const entry = { account_id, restaurant_id, action, subject: `domain ${host}`, date } as const;
  await writeAudit(tx, { ...entry, before: there?.theme, after: theme });
  await notifyChange(tx, "domains");
  return viewDomain(row);
}

/** Takes a host away. Whoever has no role in its restaurant is not told that there is one. */
export const removeDomain = ({ database: { db }, clock }: Services, viewer: Viewer, id: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await readDomain(tx, id);
    if (!row || (await refusedPart(tx, viewer, row.restaurant_id, "domains"))) return false;
    const { restaurant_id, host, theme } = row;
    await deleteDomain(tx, id);
    const entry = { account_id: viewer.account_id, restaurant_id, subject: `domain ${host}`, date: clock() };
    await writeAudit(tx, { ...entry, action: "domain.remove", before: theme });
    await notifyChange(tx, "domains");
    return true;
  });
