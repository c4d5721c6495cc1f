import type { JoinTableAnswer } from "@tablee/contract/tables/tables.events";
import type { TableChange } from "@tablee/domain/tables/change-table";
import { readTableCode, writeTableCode } from "@tablee/domain/tables/table-code";
import { MAX_NICKNAME } from "@tablee/domain/tables/nickname";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";
import type { BasketTip, PlaceAttempt } from "../../orders/basket/basket-schema.ts";

/** A change made on this device that the server has not answered yet. */
const Waiting = v.object({
  op_id: v.string(),
  change: v.custom<TableChange>((x) => typeof x === "object" && x !== null && "type" in x),
});

/** A change that the server refused, until the diner has read why. */
const Refused = v.object({
  op_id: v.string(),
  line_id: v.string(),
  /** A refusal of the table, or of the contract. */
  code: v.string(),
  problems: v.array(v.object({ code: v.string(), data: v.record(v.string(), v.unknown()) })),
  change: Waiting.entries.change,
});
export type RefusedChange = v.InferOutput<typeof Refused>;

const NO_TIP: BasketTip = { kind: "percent", percent: 0 };
const uuid = v.nullable(v.pipe(v.string(), v.uuid()));

/** What this device stores about a table: its seat, so that a reload finds it again. */
const Seat = v.object({
  code: v.string(),
  /** The sitting, and the diner's id in it. */
  session: v.optional(v.fallback(uuid, null), null),
  user_id: v.optional(v.fallback(uuid, null), null),
  /**
   * Proves the identity of a diner without an account, and is made here before the first join; null for a member, who
   * needs nothing but the account.
   */
  key: v.optional(v.fallback(v.nullable(v.string()), null), null),
  /** The diner has left: the table is not joined again without being asked. */
  left: v.optional(v.fallback(v.boolean(), false), false),
  waiting: v.optional(v.fallback(v.array(Waiting), []), []),
  refused: v.optional(v.fallback(v.array(Refused), []), []),
  /** The attempt to place the order, with its key: see orders/basket-schema.ts. */
  attempt: v.optional(
    v.fallback(v.nullable(v.custom<PlaceAttempt>((x) => typeof x === "object" && x !== null && "key" in x)), null),
    null,
  ),
  /** The offer code with which this phone would order. */
  code_of_offer: v.optional(v.fallback(v.nullable(v.string()), null), null),
  tip: v.optional(
    v.fallback(
      v.custom<BasketTip>((x) => typeof x === "object" && x !== null && "kind" in x),
      NO_TIP,
    ),
    NO_TIP,
  ),
});
export type Seat = v.InferOutput<typeof Seat>;

const Seats = v.object({
  /** The last nickname, offered again at the next table. */
  nickname: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(4 * MAX_NICKNAME)), ""), ""),
  seats: v.optional(v.fallback(v.array(Seat), []), []),
});

/** How many seats a device keeps as it goes from table to table. */
const MOST_SEATS = 4;

export const seatsStore = stored("tables", Seats);

/** The canonical form of a code, however it was typed or scanned. */
export const tableKey = (code: string): string => {
  const read = readTableCode(code);
  return read ? writeTableCode(read) : code;
};

export const emptySeat = (code: string): Seat => v.parse(Seat, { code });

export const seatOf = (code: string): Seat =>
  seatsStore.get().seats.find((seat) => seat.code === code) ?? emptySeat(code);

/** Changes a seat, based on what is stored now, possibly by another tab. */
export function changeSeat(code: string, change: (seat: Seat) => Partial<Seat>): void {
  const before = seatOf(code);
  const changed = change(before);
  if (Object.keys(changed).length === 0) return;
  const others = seatsStore.get().seats.filter((seat) => seat.code !== code);
  seatsStore.set({ seats: [{ ...before, ...changed }, ...others].slice(0, MOST_SEATS) });
}

/** Drops everything that was pending. */
const NOTHING_PENDING = { waiting: [], refused: [], attempt: null } satisfies Partial<Seat>;

/**
 * Stores the seat that the server gave. For a member, nothing is stored that would seat the next person on this device.
 */
export function takeSeat(code: string, answer: Extract<JoinTableAnswer, { ok: true }>): void {
  const { table, user_id, account_id, key } = answer;
  changeSeat(code, (seat) => {
    const another = seat.key === null && seat.user_id !== null && seat.user_id !== user_id;
    return {
      session: table.session,
      user_id,
      key: account_id === null ? (key ?? seat.key) : null,
      left: false,
      // Another member sat here before: their pending changes are not this member's.
      ...(another ? NOTHING_PENDING : {}),
    };
  });
}

/** An attempt that was open is either the order that ended the sitting, or has nothing left to order. */
export const endSeat = (code: string, session: string): void =>
  changeSeat(code, () => ({ session, ...NOTHING_PENDING }));

/** Removes a signed-out diner from this device: it keeps the sitting, but not whose seat it was. */
export const forgetDiner = (code: string): void =>
  changeSeat(code, () => ({ user_id: null, key: null, code_of_offer: null, ...NOTHING_PENDING }));

/** Clears a seat that is over: what stays is the nickname, and the changes that are meant for the next sitting. */
export const clearSeat = (code: string, isForNext: (op_id: string) => boolean = () => false): void => {
  const { tip, code_of_offer } = emptySeat(code);
  changeSeat(code, ({ waiting }) => ({
    session: null,
    user_id: null,
    key: null,
    left: false,
    ...NOTHING_PENDING,
    waiting: waiting.filter(({ op_id }) => isForNext(op_id)),
    tip,
    code_of_offer,
  }));
};
