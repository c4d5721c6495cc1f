import { MOST_PUSH_DEVICES } from "@tablee/domain/notifications/push";
import type { Viewer } from "../../http/context.ts";
import type { PushDevices } from "../../ports/push/device-push.ts";
import type { PushAddress } from "../../ports/push/push.ts";
import type { Services } from "../../services.ts";
import {
  deleteOwnBrowser,
  deletePushDevices,
  dropOldest,
  dropOtherTokens,
  keepPushDevice,
  readPushDevices,
} from "./push-devices.queries.ts";

/** The stored devices, for the port that sends to them. */
export const storedDevices = ({ database: { db }, clock }: Pick<Services, "database" | "clock">): PushDevices => ({
  of: async (account_id) => (await readPushDevices(db, account_id, clock())).flatMap(addressOf),
  forget: (ids) => deletePushDevices(db, ids),
});

type Row = Awaited<ReturnType<typeof readPushDevices>>[number];
const addressOf = ({ id, kind, address, keys }: Row): (PushAddress & { id: number })[] => {
  if (kind === "native") return [{ id, kind, token: address }];
  return keys === null ? [] : [{ id, kind, endpoint: address, keys }];
};

export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
type Refused = { code: "unavailable" };
const UNAVAILABLE: Refused = { code: "unavailable" };

/** The key with which a browser subscribes, and the member's browsers that are subscribed (notifications §12). */
export const webPushOf = async ({ push, database: { db }, clock }: Services, { account_id }: Viewer) => {
  const devices = await readPushDevices(db, account_id, clock());
  const endpoints = devices.filter(({ kind }) => kind === "web").map(({ address }) => address);
  return { key: push.web_key ?? null, endpoints };
};

/** Registers a browser for the calling session. */
export const registerBrowser = async (
  services: Services,
  viewer: Viewer,
  { endpoint, keys }: Subscription,
): Promise<Refused | boolean> => {
  if (services.push.web_key === undefined) return UNAVAILABLE;
  return register(services, viewer, { kind: "web", address: endpoint, keys, device_id: null });
};

/** Registers a native shell after its user has allowed it; a new token replaces the previous one. */
export const registerToken = async (
  services: Services,
  viewer: Viewer,
  { token, device_id }: { token: string; device_id: string },
): Promise<Refused | boolean> => {
  if (!services.push.native) return UNAVAILABLE;
  return register(services, viewer, { kind: "native", address: token, keys: null, device_id });
};

interface Device {
  kind: "web" | "native";
  address: string;
  keys: Subscription["keys"] | null;
  device_id: string | null;
}
const register = (
  { database, clock }: Services,
  { account_id, session_id }: Viewer,
  device: Device,
): Promise<boolean> =>
  database.db.transaction(async (tx) => {
    const { device_id, address } = device;
    if (!(await keepPushDevice(tx, { ...device, account_id, session_id, created_at: clock() }))) return false;
    if (device_id !== null) await dropOtherTokens(tx, { account_id, device_id, address });
    await dropOldest(tx, account_id, MOST_PUSH_DEVICES);
    return true;
  });

/** Removes only the member's own browser; one that does not exist counts as removed. */
export const unregisterBrowser = ({ database: { db } }: Services, { account_id }: Viewer, endpoint: string) =>
  deleteOwnBrowser(db, account_id, endpoint);
