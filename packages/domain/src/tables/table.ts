import type { OrderLine } from "../orders/line/order-line.ts";

/** Somebody at a shared table, with an account or by a nickname. `id` is of one sitting alone. */
export interface TableDiner {
  id: string;
  /** The one who opened the table: may take out lines of others. */
  opener: boolean;
  /** Is there with an account. */
  member: boolean;
  /** Has said goodbye: changes nothing until joining again. */
  left: boolean;
}

/** A line of the table's basket; it belongs to the diner who added it. */
export interface TableLine {
  id: string;
  diner_id: string;
  line: OrderLine;
}

/** What a table has chosen so far (tables §1). */
export interface TableBasket {
  closed: boolean;
  /** Counts up with every change of lines, diners or who is there. */
  revision: number;
  /** In the order in which they came. */
  diners: readonly TableDiner[];
  /** In the order in which they were added. */
  lines: readonly TableLine[];
}

/**
 * What ends a sitting: its order was placed, the table's code was changed or taken back, nobody came any more, or
 * staff cleared the table for the next party.
 */
export const TABLE_CLOSINGS = ["order", "rotated", "idle", "cleared"] as const;
export type TableClosing = (typeof TABLE_CLOSINGS)[number];

/**
 * What a diner lets the others see: composing a dish, writing to the kitchen, sending the order, or having chosen
 * everything.
 */
export const DINER_DOINGS = ["choosing", "writing", "placing", "done"] as const;
export type DinerDoing = (typeof DINER_DOINGS)[number];

/** What is shown of it: "done" stays with whoever puts the phone away, the rest ends with the connection. */
export const shownDoing = ({
  doing,
  present,
  left,
}: {
  doing: DinerDoing | null;
  present: boolean;
  left: boolean;
}): DinerDoing | null => (left ? null : doing === "done" || present ? doing : null);

/** Longest name of a table, in characters. */
export const MAX_TABLE_NAME = 40;

/** As many lines as one order takes. */
export const MAX_TABLE_LINES = 100;
export const MAX_TABLE_DINERS = 50;
/** So many diners without an account one connection may bring to tables: a family that shares a phone. */
export const MAX_BROUGHT = 8;

const HOUR_MS = 3_600_000;
/** After so many hours without a change a basket is the last party's, and the next one starts anew. */
export const TABLE_IDLE_HOURS = 3;

/** Whether a basket that was last changed at a moment has been left behind. */
export const isAbandoned = (changed_at: Date, at: Date): boolean =>
  at.getTime() - changed_at.getTime() >= TABLE_IDLE_HOURS * HOUR_MS;
