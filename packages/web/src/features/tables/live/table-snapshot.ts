import type { NicknameRefusal } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";

/**
 * `joining`: on the way in. `asking`: a nickname is needed first. `joined`: has a seat. `closed`: the sitting is over.
 * `left`: the diner has left. `full`: there is no seat left. `gone`: the code opens nothing.
 */
export type TablePhase = "joining" | "asking" | "joined" | "closed" | "left" | "full" | "gone";

export interface TableSnapshot {
  phase: TablePhase;
  /** Whether changes are received and sent live; false while cut off. */
  live: boolean;
  /** It was live before: the connection was lost, and not just never established. */
  was_live: boolean;
  /** As last received from the server. */
  table: TableState | null;
  /** The diner's id at the table. */
  me: string | null;
  /** The account with which the diner sits there; null for a nickname. */
  account_id: number | null;
  /** The question for a nickname is open over the page. */
  asked: boolean;
  /** Why the nickname was refused. */
  nickname_refused: Exclude<NicknameRefusal, "nickname_required"> | null;
  /** The number of changes that had not reached the server when the sitting ended. */
  lost: number;
  /** How often a quantity was cut off at 25 per line: each time has to be shown. */
  capped: number;
  /** How often the table's order was called off unpaid and its basket opened again: each time has to be shown. */
  reopened: number;
}

export const FIRST_SNAPSHOT: TableSnapshot = {
  phase: "joining",
  live: false,
  was_live: false,
  table: null,
  me: null,
  account_id: null,
  asked: false,
  nickname_refused: null,
  lost: 0,
  capped: 0,
  reopened: 0,
};
