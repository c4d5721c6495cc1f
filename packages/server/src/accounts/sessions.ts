import { suspensionAt } from "@tablee/domain/accounts/suspension";
import type { Viewer } from "../http/context.ts";
import { refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { comeBack } from "./come-back.ts";
import { isStillPassword } from "./stored/passwords.queries.ts";
import { hashToken, isTokenShaped, newToken, sealToken, unsealToken } from "./stored/session-token.ts";
import { noteDevice } from "./known-devices.ts";
import { handDevicesOver } from "../notifications/push/push-devices.queries.ts";
import {
  deleteExpired,
  deleteSession,
  deleteSessionsBeyond,
  handOver,
  insertSession,
  lockUnrenewed,
  noteSeen,
  readSession,
  type SessionRow,
} from "./sessions.queries.ts";

const DAY_MS = 86_400_000;
/** Sessions slide: they last 90 days and are renewed once half of that has passed (accounts §33). */
const SESSION_MS = 90 * DAY_MS;
/** The maximum lifetime from the sign-in, however often the session is renewed. */
const LONGEST_MS = 365 * DAY_MS;
/** For members who chose not to be remembered on a device: such a session does not slide (accounts §11). */
const UNREMEMBERED_MS = 12 * 3_600_000;
/** How long the predecessor of a renewed token stays valid, for calls in progress. */
export const OVERLAP_MS = 5 * 60_000;

/** The resolution of a device's last use: at most one write per session in this time, rather than one per call. */
const SEEN_MS = 3_600_000;

export interface Authenticated {
  viewer: Viewer;
  /** The successor token for the header x-renewed-token; null if the given token is not due for renewal. */
  renewed_token: string | null;
}

/** Options of a new session. */
export interface Opening {
  /** Default true: 90 days that slide (accounts §11). */
  remember?: boolean | undefined;
  /** The password's stamp (`passwordStamp`), if the sign-in used a password. */
  stamp?: string | undefined;
}

/**
 * Signs a member in on a device; returns the token, which is stored nowhere. It restores an account that was waiting to
 * be erased. If the account is erased or its password has changed meanwhile, it throws the refusal of a wrong sign-in.
 */
export async function openSession(
  services: Services,
  account_id: number,
  device: Record<string, unknown>,
  { remember = true, stamp }: Opening = {},
): Promise<string> {
  const { db } = services.database;
  const token = newToken();
  const at = services.clock();
  await deleteExpired(db, account_id, at);
  const expires_at = new Date(at.getTime() + (remember ? SESSION_MS : UNREMEMBERED_MS));
  const lasting = { remembered: remember, created_at: at, expires_at };
  const session = { token_hash: hashToken(token), account_id, device, ...lasting, ...justConfirmed(at) };
  const isIn = await db.transaction(async (tx) => {
    const account = await comeBack(services, tx, account_id);
    if (!account) return null;
    // A change of password locks the account's row too and then ends the sessions, so one of the two comes first.
    if (stamp !== undefined && !(await isStillPassword(tx, account_id, stamp))) return null;
    await insertSession(tx, session);
    await noteDevice(services, tx, { id: account_id, ...account }, device);
    return { tooOld: await deleteSessionsBeyond(tx, account_id, SESSIONS_MOST) };
  });
  for (const id of isIn ? isIn.tooOld : []) services.realtime.sessionEnded(id);
  if (!isIn) throw refusal(422, "login_invalid", "Wrong email or password");
  return token;
}

/**
 * More than anybody has devices: one more sign-in ends the session that was not used for the longest time
 * (accounts §33).
 */
export const SESSIONS_MOST = 100;

/** A new session counts as confirmed: signing in has just proved who the member is. */
const justConfirmed = (at: Date) => ({ confirmed_at: at, last_seen_at: at });

/** When a session renewed now expires: no later than a year after the sign-in. */
const renewedUntil = (session: { created_at: Date }, at: Date): Date =>
  new Date(Math.min(at.getTime() + SESSION_MS, session.created_at.getTime() + LONGEST_MS));

const currentSession = async (services: Services, token: string): Promise<SessionRow | null> => {
  if (!isTokenShaped(token)) return null;
  const session = await readSession(services.database.db, hashToken(token));
  return session && session.expires_at > services.clock() ? session : null;
};

const viewerOf = (row: SessionRow, at: Date): Viewer => ({
  account_id: row.account_id,
  session_id: row.id,
  admin: row.admin,
  moderator: row.moderator,
  suspension: suspensionAt(row, at),
});

/** The member of a token; null if it is malformed, unknown, expired or revoked. */
export async function viewerOfToken(services: Services, token: string): Promise<Viewer | null> {
  const session = await currentSession(services, token);
  return session && viewerOf(session, services.clock());
}

/** Like viewerOfToken, and renews a session of which more than half has passed (accounts §33). */
export async function authenticate(services: Services, token: string): Promise<Authenticated | null> {
  const session = await currentSession(services, token);
  if (!session) return null;
  const at = services.clock();
  const seen = new Date(at.getTime() - SEEN_MS);
  if (session.last_seen_at < seen) await noteSeen(services.database.db, session.id, at, seen);
  const left = session.expires_at.getTime() - at.getTime();
  const isDue = session.remembered && left < SESSION_MS / 2 && (wasRenewed(session) || gains(session, at));
  const renewed_token = isDue ? await renew(services, session, token) : null;
  return { viewer: viewerOf(session, at), renewed_token };
}

const wasRenewed = ({ renewed_token }: SessionRow): boolean => renewed_token !== null;
const gains = (session: SessionRow, at: Date): boolean => renewedUntil(session, at) > session.expires_at;

/** Renews a session. Every call with the old token gets the same new one, across concurrent calls and processes. */
async function renew(services: Services, session: SessionRow, token: string): Promise<string | null> {
  if (session.renewed_token !== null) return unsealToken(session.renewed_token, token);
  const { db } = services.database;
  const at = services.clock();
  const renewed = newToken();
  const done = await db.transaction(async (tx) => {
    const row = await lockUnrenewed(tx, session.id);
    if (!row) return false;
    const expires_at = renewedUntil(row, at);
    const renewed_to = await insertSession(tx, { ...row, token_hash: hashToken(renewed), expires_at });
    await handOver(tx, session.id, {
      renewed_to,
      renewed_token: sealToken(renewed, token),
      renewed_at: at,
      expires_at: new Date(at.getTime() + OVERLAP_MS),
    });
    await handDevicesOver(tx, session.id, renewed_to);
    return true;
  });
  if (done) return renewed;
  const other = await readSession(db, hashToken(token));
  return other?.renewed_token ? unsealToken(other.renewed_token, token) : null;
}

/** Signs out: ends the session at once, with those before and after it, and closes their sockets. */
export async function closeSession({ database, realtime }: Services, session_id: number): Promise<void> {
  const ended = await database.db.transaction((tx) => deleteSession(tx, session_id));
  for (const id of ended) realtime.sessionEnded(id);
}
