import type { TableRefusal } from "@tablee/domain/tables/change-table";
import { DINER_DOINGS } from "@tablee/domain/tables/table";
import type { TableLineProblem } from "@tablee/domain/tables/table-limit";
import * as z from "zod";
import { OrderLine } from "../orders/orders.schema.ts";
import { type TableState, TableCode, type TableUser } from "./tables.schema.ts";

/**
 * Joins a table. `session` is the sitting that this device was at, so that it returns to that one and to no other.
 * `key` keeps a diner with a nickname the same, even after signing in. A device makes it before its first join, from at
 * least 128 random bits in 43 characters of base64url, so that a join without an answer can be sent again. If it sends
 * none, or one of another form, the answer has one.
 */
export const JoinTable = z.object({
  code: TableCode,
  session: z.uuid().nullish(),
  key: z.string().max(100).nullish(),
  nickname: z.string().max(200).nullish(),
});
export type JoinTable = z.infer<typeof JoinTable>;

const Change = z.discriminatedUnion("type", [
  z.object({ type: z.literal("add"), line_id: z.uuid(), line: OrderLine }),
  z.object({ type: z.literal("change"), line_id: z.uuid(), line: OrderLine }),
  z.object({ type: z.literal("remove"), line_id: z.uuid() }),
]);

/**
 * One change of the basket. The device creates `op_id` (and a new line's `line_id`) once, keeps both until it has an
 * answer, and sends them again if it gets none. So no change is made twice.
 */
export const UpdateTable = z.object({ op_id: z.uuid(), change: Change });
export type UpdateTable = z.infer<typeof UpdateTable>;

/**
 * What the others see this diner doing. It does not change the basket or wait for a change, and the last value counts.
 */
export const TellDoing = z.object({ doing: z.enum(DINER_DOINGS).nullable() });
export type TellDoing = z.infer<typeof TellDoing>;

/** `unavailable`: the server could not decide; the same request may be sent again. */
type Fault = "invalid_input" | "unavailable";

export type JoinTableAnswer =
  /**
   * `account_id` is the account with which the diner joined, or null for a nickname. `key`, if not null, is the key of
   * a new diner, for the device to store instead of its own.
   */
  | { ok: true; user_id: string; account_id: number | null; key: string | null; table: TableState }
  /** `table_closed`: the requested sitting has ended; `table` is its final state. */
  | { ok: false; code: "table_closed"; table: TableState }
  | { ok: false; code: "not_found" | NicknameRefusal | "too_many_diners" | Fault };

/** `nickname_reserved`: it could pass for the restaurant's staff, the restaurant or the product. */
export type NicknameRefusal = "nickname_required" | "nickname_invalid" | "nickname_reserved";

export type UpdateTableAnswer =
  /** `line_id` is the affected line, which differs from the one sent if an identical line took the quantity. */
  | { ok: true; line_id: string; capped: boolean; table: TableState }
  | { ok: false; code: TableRefusal; problems: TableLineProblem[]; table: TableState | null }
  | { ok: false; code: Fault };

export type LeaveTableAnswer = { ok: true } | { ok: false; code: "not_joined" | Fault };

/**
 * After an order was placed over HTTP, asks the server to notify everybody once more. `table_open`: nothing was
 * ordered.
 */
export type OrderTakenAnswer =
  | { ok: true; table: TableState }
  | { ok: false; code: "not_joined" | "table_open" | Fault };

/** The state of the table, for a diner who has joined it. */
export type ReadTableAnswer = { ok: true; table: TableState } | { ok: false; code: "not_joined" | Fault };

export type TellDoingAnswer = { ok: true } | { ok: false; code: "not_joined" | Fault };

export interface TablesClientEvents {
  join_table: (input: JoinTable, answer: (result: JoinTableAnswer) => void) => void;
  update: (input: UpdateTable, answer: (result: UpdateTableAnswer) => void) => void;
  leave_table: (input: Record<string, never>, answer: (result: LeaveTableAnswer) => void) => void;
  order_taken: (input: Record<string, never>, answer: (result: OrderTakenAnswer) => void) => void;
  read_table: (input: Record<string, never>, answer: (result: ReadTableAnswer) => void) => void;
  doing: (input: TellDoing, answer: (result: TellDoingAnswer) => void) => void;
}

/** Each event contains the whole state: a screen keeps the one with the largest revision and needs no other. */
export interface TablesServerEvents {
  join_table: (event: { user: TableUser; table: TableState }) => void;
  /**
   * `user_id` and `op_id` identify the diner and the change. `op_id` is null if only a diner's activity has changed.
   * Both are null if somebody has come or gone, or if the sitting was ended or, after an order that was
   * never sent, opened again.
   */
  update: (event: { user_id: string | null; op_id: string | null; table: TableState }) => void;
  leave_table: (event: { user: TableUser; table: TableState }) => void;
  /**
   * The order was placed, and the basket is closed for everybody. `user` is the diner who placed it, if it was one of
   * the table.
   */
  order_taken: (event: { user: TableUser | null; table: TableState }) => void;
  /**
   * Reconnect after `after_ms` with the token that is valid then: the process is stopping, or the session has ended.
   */
  reconnect: (input: { after_ms: number }) => void;
}

/** The events that are sent to everybody at a table. */
export type TableEvent = Exclude<keyof TablesServerEvents, "reconnect">;
