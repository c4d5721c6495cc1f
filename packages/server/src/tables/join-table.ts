import { randomUUID } from "node:crypto";
import type { JoinTable } from "@tablee/contract/tables/tables.events";
import { isAbandoned, MAX_TABLE_DINERS } from "@tablee/domain/tables/table";
import { distinctName, readNickname } from "@tablee/domain/tables/table-diners";
import { hashToken, newToken } from "../accounts/stored/session-token.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { insertDiner, mergeDiners, putPresence, readFirstName, updateDiner } from "./join-table.queries.ts";
import { tableOfCode } from "./table-of-code.ts";
import {
  bumpSitting,
  closeSitting,
  type DinerRecord,
  insertSession,
  lockSitting,
  readSitting,
  type SittingRecord,
} from "./table-session.queries.ts";
import { announceState } from "./table-state.ts";
import { openSessionOf } from "./tables.queries.ts";

/** Who comes, on which socket. */
export interface Newcomer {
  /** null: by a nickname, or by the key of an earlier one. */
  viewer: Pick<Viewer, "account_id"> | null;
  socket_id: string;
}

/** Where a socket sits, once it does. */
export interface Seat {
  session_id: number;
  session: string;
  table_id: number;
  restaurant_id: number;
  diner_id: string;
}

export type JoinRefusal =
  | { code: "not_found" | "nickname_required" | "nickname_invalid" | "too_many_diners" }
  | { code: "table_closed"; record: SittingRecord };

interface Seated {
  seat: Seat;
  /** To be kept by the device; null where an account or an earlier key tells who it is. */
  key: string | null;
}

/**
 * Takes a seat at the table of a code: at the sitting that the device names, or at the one that is under way, which
 * the first who comes opens. Whoever was there before, by account or key, is the same diner with the same lines.
 */
export const joinTable = async (services: Services, who: Newcomer, input: JoinTable): Promise<Seated | JoinRefusal> => {
  const at = services.clock();
  const ended: number[] = [];
  // Before a sitting is opened for somebody who is then not let in.
  if (!who.viewer && !input.key && !readNickname(input.nickname ?? "")) {
    return { code: input.nickname ? "nickname_invalid" : "nickname_required" };
  }
  const result = await services.database.db.transaction(async (tx): Promise<Seated | JoinRefusal> => {
    const table = await tableOfCode(tx, input.code, { hold: true });
    if (!table) return { code: "not_found" };
    const sitting = input.session
      ? await namedSitting(tx, table.id, input.session, at, ended)
      : await currentSitting(tx, table.id, at, ended);
    if (!sitting) return { code: "not_found" };
    if (sitting.closed_by !== null) return { code: "table_closed", record: sitting };
    const diner = await sitDown(tx, sitting, who, input);
    if ("code" in diner) return diner;
    await putPresence(tx, { socket_id: who.socket_id, session_id: sitting.id, diner_id: diner.id, seen_at: at });
    await bumpSitting(tx, sitting.id, diner.isNew ? at : null);
    const { id: session_id, guid: session, table_id, restaurant_id } = sitting;
    return { seat: { session_id, session, table_id, restaurant_id, diner_id: diner.id }, key: diner.key };
  });
  for (const id of ended) await announceState(services, id);
  return result;
};

/** The sitting that a device was at, held; a closed one as it ended. */
const namedSitting = async (
  tx: Queryable,
  table_id: number,
  guid: string,
  at: Date,
  ended: number[],
): Promise<SittingRecord | null> => {
  const found = await readSitting(tx, { guid }, at);
  if (!found || found.table_id !== table_id) return null;
  await lockSitting(tx, found.id);
  const sitting = await readSitting(tx, found, at);
  if (!sitting || sitting.closed_by !== null || !isAbandoned(sitting.changed_at, at)) return sitting;
  await closeSitting(tx, sitting.id, { closed_by: "idle" }, at);
  ended.push(sitting.id);
  return readSitting(tx, sitting, at);
};

/** The sitting that is under way, held, opened where there is none; one that was left behind is ended first. */
const currentSitting = async (
  tx: Queryable,
  table_id: number,
  at: Date,
  ended: number[],
): Promise<SittingRecord | null> => {
  for (;;) {
    const open = await openSessionOf(tx, table_id);
    if (!open) {
      await insertSession(tx, table_id, randomUUID(), at);
      continue;
    }
    // Ended between the two: the next round opens another.
    if (!(await lockSitting(tx, open.id))?.open) continue;
    const sitting = await readSitting(tx, open, at);
    if (sitting && !isAbandoned(sitting.changed_at, at)) return sitting;
    await closeSitting(tx, open.id, { closed_by: "idle" }, at);
    ended.push(open.id);
  }
};

type Sitter = { id: string; key: string | null; isNew: boolean };

const sitDown = async (
  tx: Queryable,
  sitting: SittingRecord,
  { viewer }: Newcomer,
  { key, nickname }: JoinTable,
): Promise<Sitter | JoinRefusal> => {
  const { diners } = sitting;
  const account_id = viewer?.account_id ?? null;
  const ofAccount = account_id === null ? undefined : diners.find((diner) => diner.account_id === account_id);
  const ofKey = key ? diners.find((diner) => diner.key_hash === hashToken(key)) : undefined;
  // A key of somebody else's, on a device that several use: the account says who this is.
  const mine = account_id === null || ofKey?.account_id == null || ofKey.account_id === account_id ? ofKey : undefined;
  const known = ofAccount ?? mine;
  if (!known) return newDiner(tx, sitting, account_id, nickname ?? null);
  if (ofAccount && mine && mine.id !== ofAccount.id) await mergeDiners(tx, sitting.id, mine.id, ofAccount.id);
  const opener = known.opener || (mine?.opener ?? false) || isOpen(diners);
  await updateDiner(tx, known.id, {
    opener,
    left_at: null,
    doing: goingOn(known),
    ...(account_id === null ? {} : { account_id }),
  });
  return { id: known.id, key: null, isNew: false };
};

/** Who comes back has not been writing all the while; whoever was done still is. */
const goingOn = ({ doing, present }: DinerRecord) => (present || doing === "done" ? doing : null);

/** Whether nobody at the table has the opener's rights: then whoever comes next has. */
const isOpen = (diners: readonly DinerRecord[]): boolean => !diners.some(({ opener }) => opener);

const newDiner = async (
  tx: Queryable,
  { id: session_id, revision, diners }: SittingRecord,
  account_id: number | null,
  nickname: string | null,
): Promise<Sitter | JoinRefusal> => {
  if (diners.length >= MAX_TABLE_DINERS) return { code: "too_many_diners" };
  if (account_id === null && !nickname) return { code: "nickname_required" };
  const wanted = account_id === null ? readNickname(nickname ?? "") : await readFirstName(tx, account_id);
  if (wanted === null) return { code: "nickname_invalid" };
  const name = distinctName(
    wanted,
    diners.map((diner) => diner.name),
  );
  const [id, key] = [randomUUID(), account_id === null ? newToken() : null];
  const key_hash = key && hashToken(key);
  const opener = isOpen(diners);
  await insertDiner(tx, { id, session_id, position: revision, account_id, key_hash, name, opener });
  return { id, key, isNew: true };
};
