import { randomUUID } from "node:crypto";
import type { JoinTable, NicknameRefusal } from "@tablee/contract/tables/tables.events";
import { isAbandoned, MAX_TABLE_DINERS } from "@tablee/domain/tables/table";
import { readNickname } from "@tablee/domain/tables/nickname";
import { posesAsStaff } from "@tablee/domain/tables/posing-as-staff";
import { distinctName } from "@tablee/domain/tables/table-diners";
import { hashToken, isTokenShaped, newToken } from "../accounts/stored/session-token.ts";
import type { Queryable } from "../database/open-database.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import { isUnnamed, memberName, nicknameOf } from "./diner-name.ts";
import { deleteEmptySeats, insertDiner, mergeDiners, updateDiner } from "./join-table.queries.ts";
import { putPresence } from "./presence.queries.ts";
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

/** Who joins, on which socket. */
export interface Newcomer {
  /** null: somebody with a nickname, or with the key from an earlier visit. */
  viewer: Pick<Viewer, "account_id"> | null;
  socket_id: string;
  /** Whether this socket may bring another diner without an account. */
  may_bring: boolean;
}

/** Where a socket sits, once it has joined. */
export interface Seat {
  session_id: number;
  session: string;
  table_id: number;
  restaurant_id: number;
  diner_id: string;
}

export type JoinRefusal =
  | { code: "not_found" | NicknameRefusal | "too_many_diners" }
  /** `known`: whether the caller sat there. */
  | { code: "table_closed"; record: SittingRecord; known: boolean };

interface Seated {
  seat: Seat;
  /** The key of a new diner, for the device to store; null if an account or a known key identifies the diner. */
  key: string | null;
  is_new: boolean;
}

/**
 * Takes a seat at the table of a code: at the sitting that the device names, or else at the current one, which the
 * first person to join opens. Whoever was there before, by account or key, is the same diner with the same lines. An
 * unknown key in the form of ours becomes the new diner's own, so that a join may be sent again (tables §16).
 */
export const joinTable = async (services: Services, who: Newcomer, input: JoinTable): Promise<Seated | JoinRefusal> => {
  const at = services.clock();
  const ended: number[] = [];
  const refused = who.viewer ? null : refusedName(input.nickname ?? "");
  if (refused && !input.key) return refused;
  const result = await services.database.db.transaction(async (tx): Promise<Seated | JoinRefusal> => {
    const table = await tableOfCode(tx, input.code, { hold: true });
    if (!table) return { code: "not_found" };
    const sitting = input.session
      ? await namedSitting(tx, table.id, input.session, at, ended)
      : await currentSitting(tx, table.id, at, ended, refused);
    if (!sitting) return { code: "not_found" };
    if ("code" in sitting) return sitting;
    if (sitting.closed_by !== null) {
      return { code: "table_closed", record: sitting, known: dinersOf(sitting, who, input.key).length > 0 };
    }
    const diner = await sitDown(tx, sitting, who, input);
    if ("code" in diner) return diner;
    await putPresence(tx, { socket_id: who.socket_id, session_id: sitting.id, diner_id: diner.id });
    await bumpSitting(tx, sitting.id, diner.isNew ? at : null);
    const { id: session_id, guid: session, table_id, restaurant_id } = sitting;
    const seat = { session_id, session, table_id, restaurant_id, diner_id: diner.id };
    return { seat, key: diner.key, is_new: diner.isNew };
  });
  for (const id of ended) await announceState(services, id);
  return result;
};

/** Why a nickname is refused at any table. */
const refusedName = (given: string): { code: NicknameRefusal } | null => {
  const nickname = readNickname(given);
  if (nickname === null) return { code: given ? "nickname_invalid" : "nickname_required" };
  return posesAsStaff(nickname, []) ? { code: "nickname_reserved" } : null;
};

/** Locks and returns the sitting that a device was at; a closed one is returned as it ended. */
const namedSitting = async (
  tx: Queryable,
  table_id: number,
  guid: string,
  at: Date,
  ended: number[],
): Promise<SittingRecord | null> => {
  const found = await readSitting(tx, { guid });
  if (!found || found.table_id !== table_id) return null;
  await lockSitting(tx, found.id);
  const sitting = await readSitting(tx, found);
  if (!sitting || sitting.closed_by !== null || !isAbandoned(sitting.changed_at, at)) return sitting;
  await closeSitting(tx, sitting.id, { closed_by: "idle" }, at);
  ended.push(sitting.id);
  return readSitting(tx, sitting);
};

/**
 * Locks and returns the current sitting. Opens one if there is none; an abandoned one is ended first. `refused`: why
 * somebody whom no key identifies may not sit down, for whom no sitting is opened.
 */
const currentSitting = async <Refusal extends JoinRefusal>(
  tx: Queryable,
  table_id: number,
  at: Date,
  ended: number[],
  refused: Refusal | null,
): Promise<SittingRecord | Refusal | null> => {
  for (;;) {
    const open = await openSessionOf(tx, table_id);
    if (!open) {
      if (refused) return refused;
      await insertSession(tx, table_id, randomUUID(), at);
      continue;
    }
    // It ended between the two statements: the next round opens another.
    if (!(await lockSitting(tx, open.id))?.open) continue;
    const sitting = await readSitting(tx, open);
    if (sitting && !isAbandoned(sitting.changed_at, at)) return sitting;
    await closeSitting(tx, open.id, { closed_by: "idle" }, at);
    ended.push(open.id);
  }
};

type Sitter = { id: string; key: string | null; isNew: boolean };

/** Returns the diners that an account and a key identify: none, one, or two that turn out to be the same person. */
const dinersOf = (
  { diners }: SittingRecord,
  { viewer }: Pick<Newcomer, "viewer">,
  key: string | null | undefined,
): DinerRecord[] => {
  const account_id = viewer?.account_id ?? null;
  const ofAccount = account_id === null ? undefined : diners.find((diner) => diner.account_id === account_id);
  const ofKey = key ? diners.find((diner) => diner.key_hash === hashToken(key)) : undefined;
  // On a shared device, the key may be somebody else's; the account then says who this is.
  const mine = account_id === null || ofKey?.account_id == null || ofKey.account_id === account_id ? ofKey : undefined;
  return [...new Set([ofAccount, mine])].filter((diner) => diner !== undefined);
};

const sitDown = async (
  tx: Queryable,
  sitting: SittingRecord,
  who: Newcomer,
  input: JoinTable,
): Promise<Sitter | JoinRefusal> => {
  const account_id = who.viewer?.account_id ?? null;
  const [known, other] = dinersOf(sitting, who, input.key);
  if (!known) return newDiner(tx, sitting, who, input);
  if (other) await mergeDiners(tx, sitting.id, other.id, known.id);
  const opener = known.opener || (other?.opener ?? false) || isOpen(sitting.diners);
  await updateDiner(tx, known.id, {
    opener,
    left_at: null,
    doing: goingOn(known),
    ...(account_id === null ? {} : { account_id, ...(await nameNow(tx, sitting, [known, other], account_id)) }),
  });
  return { id: known.id, key: null, isNew: false };
};

/** A member who had no name when they sat down takes the one that they have given since. */
const nameNow = async (
  tx: Queryable,
  { restaurant_id, diners }: SittingRecord,
  [known, other]: readonly [DinerRecord, DinerRecord | undefined],
  account_id: number,
): Promise<{ name: string } | null> => {
  if (!isUnnamed(known.name)) return null;
  const own = await memberName(tx, restaurant_id, account_id);
  if (isUnnamed(own) && known.name !== "") return null;
  const others = diners.filter((diner) => diner !== known && diner !== other);
  const taken = others.map(({ name }) => name);
  return { name: distinctName(own, taken) };
};

/**
 * Returns what a diner who sits down again is doing: nobody has been writing while away, but somebody who was done
 * still is.
 */
const goingOn = ({ doing, present }: DinerRecord) => (present || doing === "done" ? doing : null);

/** Whether nobody at the table has the opener's rights; the next person to join then gets them. */
const isOpen = (diners: readonly DinerRecord[]): boolean => !diners.some(({ opener }) => opener);

const newDiner = async (
  tx: Queryable,
  { id: session_id, restaurant_id, revision, ...sitting }: SittingRecord,
  { viewer, may_bring }: Newcomer,
  { key: own, nickname }: JoinTable,
): Promise<Sitter | JoinRefusal> => {
  const account_id = viewer?.account_id ?? null;
  const named =
    account_id === null
      ? await nicknameOf(tx, restaurant_id, nickname ?? null)
      : { wanted: await memberName(tx, restaurant_id, account_id) };
  if ("code" in named) return named;
  if (account_id === null && !may_bring) return { code: "too_many_diners" };
  const diners = await withRoom(tx, sitting.diners);
  if (diners.length >= MAX_TABLE_DINERS) return { code: "too_many_diners" };
  const name = distinctName(
    named.wanted,
    diners.map((diner) => diner.name),
  );
  const [id, key] = [randomUUID(), account_id === null ? (own && isTokenShaped(own) ? own : newToken()) : null];
  const key_hash = key && hashToken(key);
  const opener = isOpen(diners);
  await insertDiner(tx, { id, session_id, position: revision, account_id, key_hash, name, opener });
  return { id, key, isNew: true };
};

/**
 * Returns the diners of a table; if it is full, first frees the seats of those who are away and have chosen nothing.
 */
const withRoom = async (tx: Queryable, diners: DinerRecord[]): Promise<DinerRecord[]> => {
  if (diners.length < MAX_TABLE_DINERS) return diners;
  const away = diners.filter(({ present }) => !present).map(({ id }) => id);
  const freed = await deleteEmptySeats(tx, away);
  return diners.filter(({ id }) => !freed.includes(id));
};
