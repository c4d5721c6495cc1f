import type { NicknameRefusal } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";

/**
 * `joining`: on the way in. `asking`: a name is wanted first. `joined`: sits there. `closed`: the sitting is over.
 * `left`: has said goodbye. `full`: nobody more fits. `gone`: the code opens nothing.
 */
export type TablePhase = "joining" | "asking" | "joined" | "closed" | "left" | "full" | "gone";

export interface TableSnapshot {
  phase: TablePhase;
  /** Whether changes arrive and are sent live; false while cut off. */
  live: boolean;
  /** It was live before: a connection is missed, and not only awaited. */
  was_live: boolean;
  /** As the server last told it. */
  table: TableState | null;
  /** Who one is there. */
  me: string | null;
  /** With which account one sits there; null for a nickname. */
  account_id: number | null;
  /** The question for a name lies over the page. */
  asked: boolean;
  /** Why the name that one gave was not taken. */
  nickname_refused: Exclude<NicknameRefusal, "nickname_required"> | null;
  /** Changes that never reached the server before the sitting was over. */
  lost: number;
  /** How often not everything fitted into 25 of one line: to be said each time. */
  capped: number;
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
};
