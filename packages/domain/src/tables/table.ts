import type { OrderLine } from "../orders/line/order-line.ts";

/** A diner at a shared table, with an account or a nickname. The `id` is valid for one sitting only. */
export interface TableDiner {
  id: string;
  /** Opened the table, and may remove lines of others. */
  opener: boolean;
  /** Is signed in to an account. */
  member: boolean;
  /** Has left, and can change nothing until joining again. */
  left: boolean;
}

/** A line of the table's basket; it belongs to the diner who added it. */
export interface TableLine {
  id: string;
  diner_id: string;
  line: OrderLine;
}

/** What the diners of a table have chosen so far (tables §1). */
export interface TableBasket {
  closed: boolean;
  /** Increases with every change of lines, diners or presence. */
  revision: number;
  /** In order of arrival. */
  diners: readonly TableDiner[];
  /** In the order in which they were added. */
  lines: readonly TableLine[];
}

/**
 * Why a sitting ends: its order was placed, the table's code was changed or withdrawn, nobody was active any more, or
 * staff cleared the table for the next party.
 */
export const TABLE_CLOSINGS = ["order", "rotated", "idle", "cleared"] as const;
export type TableClosing = (typeof TABLE_CLOSINGS)[number];

/**
 * What a diner shows the others: composing a dish, writing to the kitchen, placing the order, or having chosen
 * everything.
 */
export const DINER_DOINGS = ["choosing", "writing", "placing", "done"] as const;
export type DinerDoing = (typeof DINER_DOINGS)[number];

/** What the others see: "done" remains even if the phone is put away; everything else ends with the connection. */
export const shownDoing = ({
  doing,
  present,
  left,
}: {
  doing: DinerDoing | null;
  present: boolean;
  left: boolean;
}): DinerDoing | null => (left ? null : doing === "done" || present ? doing : null);

/** Maximum length of a table's name, in characters. */
export const MAX_TABLE_NAME = 40;

/** A table may have as many lines as one order. */
export const MAX_TABLE_LINES = 100;
export const MAX_TABLE_DINERS = 50;
/** How many diners without an account one connection may bring to tables: a family that shares a phone. */
export const MAX_BROUGHT = 8;

const HOUR_MS = 3_600_000;
/**
 * After this many hours without a change, a basket is considered abandoned by its party, and the next party starts a
 * new one.
 */
export const TABLE_IDLE_HOURS = 3;

/** Whether a basket that was last changed at `changed_at` is abandoned. */
export const isAbandoned = (changed_at: Date, at: Date): boolean =>
  at.getTime() - changed_at.getTime() >= TABLE_IDLE_HOURS * HOUR_MS;
