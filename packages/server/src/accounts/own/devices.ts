import type { SignedInDevice } from "@tablee/contract/accounts/own.schema";
import { deviceName } from "@tablee/domain/accounts/device-name";
import type { Viewer } from "../../http/context.ts";
import type { Services } from "../../services.ts";
import { closeSession, SESSIONS_MOST } from "../sessions.ts";
import { lineOf } from "../stored/session-line.queries.ts";
import { deleteSessionsBut, isSessionOf, listSessions } from "./devices.queries.ts";

/** Where a member is signed in, the requesting device first. */
export async function listDevices({ database, clock }: Services, viewer: Viewer): Promise<SignedInDevice[]> {
  const rows = await listSessions(database.db, viewer.account_id, clock(), SESSIONS_MOST);
  // This very call may have renewed its session: then the successor is the current device.
  const own = await lineOf(database.db, viewer.session_id);
  const devices = rows.map(({ id, device, created_at, last_seen_at }) => ({
    id,
    current: own.includes(id),
    ...deviceName(device),
    signed_in_at: created_at.toISOString(),
    last_seen_at: last_seen_at.toISOString(),
  }));
  return devices.toSorted((one, other) => Number(other.current) - Number(one.current));
}

/** Signs one device out; false if the member has no such session. */
export async function endSession(services: Services, viewer: Viewer, id: number): Promise<boolean> {
  if (!(await isSessionOf(services.database.db, id, viewer.account_id))) return false;
  await closeSession(services, id);
  return true;
}

/** Signs every other device out and closes its sockets; returns how many. */
export async function endOtherSessions({ database, realtime }: Services, viewer: Viewer): Promise<number> {
  const { account_id, session_id } = viewer;
  const ended = await database.db.transaction((tx) => deleteSessionsBut(tx, account_id, session_id));
  for (const { id } of ended) realtime.sessionEnded(id);
  return ended.filter(({ renewed_to }) => renewed_to === null).length;
}
