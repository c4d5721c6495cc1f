import type { WebhookEndpoint } from "@tablee/contract/webhooks/webhooks.schema";
import {
  MAX_ENDPOINTS,
  SECRET_OVERLAP_HOURS,
  WEBHOOK_EVENTS,
  type WebhookEventType,
} from "@tablee/domain/webhooks/webhook";
import { type FieldConflict, overSeen, setTogether } from "@tablee/domain/management/over-seen";
import { type AddressVerdict, checkWebhookAddress, isSameAddress } from "@tablee/domain/webhooks/webhook-address";
import { type AuditEntry, writeAudit } from "../accounts/stored/audit.queries.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import { refusedIn, refusedPart, type RightRefusal } from "../restaurants/stored/rights.ts";
import { updateRestaurant } from "../kitchen/kitchen.queries.ts";
import type { Services } from "../services.ts";
import {
  countEndpoints,
  deleteEndpoint,
  type EndpointRow,
  insertEndpoint,
  listEndpoints,
  originsOf,
  readEndpoint,
  updateEndpoint,
} from "./endpoints.queries.ts";
import { newWebhookSecret } from "./signature.ts";
import { viewEndpoint } from "./webhook-view.ts";

type AddressRefusal = AddressVerdict | { code: "address_taken" };
type EndpointRefusal = RightRefusal | AddressRefusal | { code: "too_many_endpoints" };
type Changed = { code: "edit_conflict"; conflicts: FieldConflict[] };
type NewSecret = { endpoint: WebhookEndpoint; secret: string };

const HOUR_MS = 3_600_000;

/** Lists where a restaurant's orders are sent, and which origins an administrator has allowed. */
export const listWebhooks = async (
  { database }: Services,
  viewer: Viewer,
  restaurant_id: number,
): Promise<{ endpoints: WebhookEndpoint[]; allowed_origins: string[] } | RightRefusal> => {
  const refusal = await refusedIn(database.db, viewer, restaurant_id, "webhooks");
  if (refusal) return refusal;
  const endpoints = await listEndpoints(database.db, restaurant_id);
  return { endpoints: endpoints.map(viewEndpoint), allowed_origins: await originsOf(database.db, restaurant_id) };
};

/** Adds an endpoint; its secret is returned only here. */
export const createEndpoint = (
  services: Services,
  viewer: Viewer,
  { restaurant_id, url, events }: { restaurant_id: number; url: string; events: WebhookEventType[] },
): Promise<NewSecret | EndpointRefusal> =>
  services.database.db.transaction(async (tx) => {
    const refusal = await refusedIn(tx, viewer, restaurant_id, "webhooks");
    if (refusal) return refusal;
    // The restaurant is locked first: its new revision shows orders that there is an endpoint, and two additions queue.
    const at = services.clock();
    await updateRestaurant(tx, restaurant_id, {}, at);
    const bad = await badAddress(services, tx, restaurant_id, url);
    if (bad) return bad;
    if ((await countEndpoints(tx, restaurant_id)) >= MAX_ENDPOINTS) return { code: "too_many_endpoints" };
    const secret = newWebhookSecret();
    const row = await insertEndpoint(tx, { restaurant_id, url, events, active: true, secret, date_creation: at });
    await audit(services, tx, viewer, { row, action: "webhook.add", after: { url, events } });
    return { endpoint: viewEndpoint(row), secret };
  });

/**
 * Changes an endpoint's address, its events or whether it is active, each only over what was seen (webhooks §6). Changes
 * of different events are put together.
 */
export const changeEndpoint = (
  services: Services,
  viewer: Viewer,
  { id, seen = {}, ...values }: EndpointChange,
): Promise<{ endpoint: WebhookEndpoint } | RightRefusal | AddressRefusal | Changed> =>
  onEndpoint(services, viewer, id, async (tx, row) => {
    const before: EndpointFields = { url: row.url, events: row.events, active: row.active };
    const laid = overSeen(before, { seen: { ...before, ...told(seen) }, values: told(values) }, eventsTogether);
    if ("code" in laid) return laid;
    const { url } = laid.values;
    const bad = url === undefined ? null : await badAddress(services, tx, row.restaurant_id, url, row);
    if (bad) return bad;
    const change = laid.values;
    if (laid.changed.length === 0) return { endpoint: viewEndpoint(row) };
    const changed = (await updateEndpoint(tx, id, change)) ?? row;
    await audit(services, tx, viewer, { row, action: "webhook.change", before, after: change });
    return { endpoint: viewEndpoint(changed) };
  });

interface EndpointFields {
  url: string;
  events: WebhookEventType[];
  active: boolean;
}
type SomeFields = { [Field in keyof EndpointFields]?: EndpointFields[Field] | undefined };
export type EndpointChange = SomeFields & { id: number; seen?: SomeFields | undefined };

/** The fields that the caller has named. */
const told = (fields: SomeFields): Partial<EndpointFields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));

const eventsTogether: Parameters<typeof overSeen<EndpointFields>>[2] = (field, both) =>
  field === "events" ? setTogether(WEBHOOK_EVENTS, both as Record<keyof typeof both, WebhookEventType[]>) : null;

/**
 * Creates a new secret. The previous one also signs for another day; the one before that no longer does. So if another
 * secret has replaced the one that was seen (`secret_hint`), a colleague is just installing it, and nothing is done.
 */
export const rotateSecret = (
  services: Services,
  viewer: Viewer,
  { id, secret_hint: seen }: { id: number; secret_hint?: string | undefined },
): Promise<NewSecret | RightRefusal | Changed> =>
  onEndpoint(services, viewer, id, async (tx, row) => {
    const { secret_hint } = viewEndpoint(row);
    if (seen !== undefined && seen !== secret_hint) {
      return { code: "edit_conflict", conflicts: [{ field: "secret_hint", theirs: secret_hint, mine: seen }] };
    }
    const secret = newWebhookSecret();
    const previous_secret_until = new Date(services.clock().getTime() + SECRET_OVERLAP_HOURS * HOUR_MS);
    const changed = await updateEndpoint(tx, id, { secret, previous_secret: row.secret, previous_secret_until });
    await audit(services, tx, viewer, { row, action: "webhook.secret" });
    return { endpoint: viewEndpoint(changed ?? row), secret };
  });

export const removeEndpoint = (
  services: Services,
  viewer: Viewer,
  id: number,
): Promise<{ removed: true } | RightRefusal> =>
  onEndpoint(services, viewer, id, async (tx, row) => {
    await deleteEndpoint(tx, id);
    await audit(services, tx, viewer, { row, action: "webhook.remove", before: { url: row.url, events: row.events } });
    return { removed: true };
  });

/**
 * Runs `work` on an endpoint of a restaurant that this member staffs, with the restaurant locked and its revision
 * incremented.
 */
const onEndpoint = <Result>(
  services: Services,
  viewer: Viewer,
  id: number,
  work: (tx: Queryable, row: EndpointRow) => Promise<Result>,
): Promise<Result | RightRefusal> =>
  services.database.db.transaction(async (tx) => {
    const known = await readEndpoint(tx, id);
    if (!known) return { code: "not_found" };
    const refusal = await refusedPart(tx, viewer, known.restaurant_id, "webhooks");
    if (refusal) return refusal;
    await updateRestaurant(tx, known.restaurant_id, {}, services.clock());
    // Read again: somebody may have changed it while this waited for the restaurant's lock.
    const row = await readEndpoint(tx, id);
    return row ? work(tx, row) : { code: "not_found" };
  });

/** Secrets are never recorded. */
const audit = (
  { clock }: Services,
  tx: Queryable,
  { account_id }: Viewer,
  { row, ...entry }: Pick<AuditEntry, "action" | "before" | "after"> & { row: EndpointRow },
): Promise<void> =>
  writeAudit(tx, {
    ...entry,
    account_id,
    restaurant_id: row.restaurant_id,
    subject: `webhook ${row.id}`,
    date: clock(),
  });

/**
 * Why orders cannot be sent to an address. One that the restaurant has already is refused, because it would hear of each
 * order twice (webhooks §5): the retry of an addition whose answer was lost too. `current` may keep its own.
 */
async function badAddress(
  { webhooks }: Services,
  tx: Queryable,
  restaurant_id: number,
  url: string,
  current?: EndpointRow,
): Promise<AddressRefusal | null> {
  const bad = checkWebhookAddress(url, { allowed: await originsOf(tx, restaurant_id), http: webhooks.anywhere });
  if (bad || (current && isSameAddress(url, current.url))) return bad;
  const endpoints = await listEndpoints(tx, restaurant_id);
  return endpoints.some((endpoint) => isSameAddress(url, endpoint.url)) ? { code: "address_taken" } : null;
}
