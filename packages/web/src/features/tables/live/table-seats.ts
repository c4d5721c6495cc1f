import type { JoinTableAnswer } from "@tablee/contract/tables/tables.events";
import type { TableChange } from "@tablee/domain/tables/change-table";
import { readTableCode, writeTableCode } from "@tablee/domain/tables/table-code";
import { MAX_NICKNAME } from "@tablee/domain/tables/nickname";
import * as v from "valibot";
import { stored } from "../../../storage/stored.ts";
import type { BasketTip, PlaceAttempt } from "../../orders/basket/basket-schema.ts";

/** A change that this device has made and that the server has not answered yet. */
const Waiting = v.object({
  op_id: v.string(),
  change: v.custom<TableChange>((x) => typeof x === "object" && x !== null && "type" in x),
});

/** A change that the server did not make, until the diner has seen why. */
const Refused = v.object({
  op_id: v.string(),
  line_id: v.string(),
  /** A refusal of the table, or what the contract refuses. */
  code: v.string(),
  problems: v.array(v.object({ code: v.string(), data: v.record(v.string(), v.unknown()) })),
  change: Waiting.entries.change,
});
export type RefusedChange = v.InferOutput<typeof Refused>;

const NO_TIP: BasketTip = { kind: "percent", percent: 0 };
const uuid = v.nullable(v.pipe(v.string(), v.uuid()));

/** What this device keeps of a table that it sat at: its place, so that a reload finds it again. */
const Seat = v.object({
  code: v.string(),
  /** The sitting, and who one is there. */
  session: v.optional(v.fallback(uuid, null), null),
  user_id: v.optional(v.fallback(uuid, null), null),
  /** Proves that one is that diner, where there is no account; null for a member, whom the account alone seats. */
  key: v.optional(v.fallback(v.nullable(v.string()), null), null),
  /** Has said goodbye: the table is not joined again unasked. */
  left: v.optional(v.fallback(v.boolean(), false), false),
  waiting: v.optional(v.fallback(v.array(Waiting), []), []),
  refused: v.optional(v.fallback(v.array(Refused), []), []),
  /** The order on its way, with its key: see orders/basket-schema.ts. */
  attempt: v.optional(
    v.fallback(v.nullable(v.custom<PlaceAttempt>((x) => typeof x === "object" && x !== null && "key" in x)), null),
    null,
  ),
  /** The code of an offer that this phone would order with. */
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
  /** What one was called last: offered again at the next table. */
  nickname: v.optional(v.fallback(v.pipe(v.string(), v.maxLength(4 * MAX_NICKNAME)), ""), ""),
  seats: v.optional(v.fallback(v.array(Seat), []), []),
});

/** A device that goes from table to table keeps its last places. */
const MOST_SEATS = 4;

export const seatsStore = stored("tables", Seats);

/** One way to write a code, however it was typed or scanned. */
export const tableKey = (code: string): string => {
  const read = readTableCode(code);
  return read ? writeTableCode(read) : code;
};

export const emptySeat = (code: string): Seat => v.parse(Seat, { code });

export const seatOf = (code: string): Seat =>
  seatsStore.get().seats.find((seat) => seat.code === code) ?? emptySeat(code);

/** Changes a seat by what is stored now, also by another tab. */
export function changeSeat(code: string, change: (seat: Seat) => Partial<Seat>): void {
  const before = seatOf(code);
  const changed = change(before);
  if (Object.keys(changed).length === 0) return;
  const others = seatsStore.get().seats.filter((seat) => seat.code !== code);
  seatsStore.set({ seats: [{ ...before, ...changed }, ...others].slice(0, MOST_SEATS) });
}

/** Nothing that was begun goes on. */
const NOTHING_PENDING = { waiting: [], refused: [], attempt: null } satisfies Partial<Seat>;

/** Keeps the place that the server gave. Of a member's nothing is kept that would seat whoever holds the device next. */
export function takeSeat(code: string, answer: Extract<JoinTableAnswer, { ok: true }>): void {
  const { table, user_id, account_id, key } = answer;
  changeSeat(code, (seat) => {
    const another = seat.key === null && seat.user_id !== null && seat.user_id !== user_id;
    return {
      session: table.session,
      user_id,
      key: account_id === null ? (key ?? seat.key) : null,
      left: false,
      // Another member sat here before: what that one had not sent yet is not this one's.
      ...(another ? NOTHING_PENDING : {}),
    };
  });
}

/** An order that was on its way either is the one that ended the sitting, or has nothing to order any more. */
export const endSeat = (code: string, session: string): void =>
  changeSeat(code, () => ({ session, ...NOTHING_PENDING }));

/** Whoever signed out sits there no more on this device: it knows the sitting, and nothing of whose place it was. */
export const forgetDiner = (code: string): void =>
  changeSeat(code, () => ({ user_id: null, key: null, code_of_offer: null, ...NOTHING_PENDING }));

/** The place is over: what it has left is what one was called, and what is meant for the next one. */
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
