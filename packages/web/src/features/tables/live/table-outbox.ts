import type { UpdateTable, UpdateTableAnswer } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { TableChange } from "@tablee/domain/tables/change-table";
import { newKey } from "../../../api/new-key.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import { changeSeat, seatOf } from "./table-seats.ts";

export interface OutboxOptions {
  code: string;
  send: (input: UpdateTable) => Promise<UpdateTableAnswer>;
  /** The diner has joined and is connected. */
  isReady: () => boolean;
  heard: (table: TableState) => void;
  /** The sitting ended before the change arrived. */
  ended: (table: TableState) => void;
  /** The seat no longer belongs to this socket. */
  unseated: () => void;
  /** Some quantity was cut off, because a line holds at most 25. */
  capped: () => void;
}

/** Delay before another try, if the server could not decide. */
export const RETRY_MS = 3_000;
const SETTLE_MS = 8_000;
/** How many times in a row a seat is taken again for the same change. */
const MOST_UNSEATED = 3;

/**
 * The changes made on this device that the server has not answered yet: stored on the device, sent in order (a line is
 * added before it is changed) by one tab at a time, and repeated under the same id until there is an answer.
 */
export class TableOutbox {
  readonly #options: OutboxOptions;
  #sending = false;
  #unseated = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OutboxOptions) {
    this.#options = options;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /** Returns the id under which the change is sent. */
  push(change: TableChange): string {
    const op_id = newKey();
    changeSeat(this.#options.code, ({ waiting, refused }) => ({
      waiting: [...waiting, { op_id, change }],
      refused: refused.filter(({ line_id }) => line_id !== change.line_id),
    }));
    void this.send();
    return op_id;
  }

  async send(): Promise<void> {
    const { code, isReady, send } = this.#options;
    if (this.#sending || !isReady()) return;
    this.#sending = true;
    try {
      await inTurn(`tablee-table-${code}`, async () => {
        for (;;) {
          const [next] = seatOf(code).waiting;
          if (!next || !isReady()) return;
          if (!this.#goesOn(next.op_id, await send(next))) return;
        }
      });
    } finally {
      this.#sending = false;
    }
  }

  /** Resolves once everything has been answered; false if that is not possible now. */
  async settled(): Promise<boolean> {
    const { code, isReady } = this.#options;
    const until = performance.now() + SETTLE_MS;
    while (isReady() && performance.now() < until) {
      if (seatOf(code).waiting.length === 0) return true;
      await this.send();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return false;
  }

  /** Handles an answer; false: nothing more can be sent for now. */
  #goesOn(op_id: string, answer: UpdateTableAnswer): boolean {
    const { heard, ended, unseated, capped } = this.#options;
    if (!answer.ok && answer.code === "unavailable") {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.send(), RETRY_MS);
      return false;
    }
    if (!answer.ok && answer.code === "not_joined" && this.#unseated < MOST_UNSEATED) {
      this.#unseated += 1;
      unseated();
      return false;
    }
    if (!answer.ok && answer.code === "table_closed" && answer.table) {
      ended(answer.table);
      return false;
    }
    this.#unseated = 0;
    this.#strike(op_id, answer);
    if ("table" in answer && answer.table) heard(answer.table);
    if (answer.ok && answer.capped) capped();
    return true;
  }

  /** Removes an answered change from the queue; a refused one is kept until it has been read. */
  #strike(op_id: string, answer: UpdateTableAnswer): void {
    changeSeat(this.#options.code, ({ waiting, refused }) => {
      const made = waiting.find((one) => one.op_id === op_id);
      const left = waiting.filter((one) => one.op_id !== op_id);
      if (answer.ok || !made) return { waiting: left };
      const problems = "problems" in answer ? answer.problems : [];
      return {
        waiting: left,
        refused: [...refused, { ...made, line_id: made.change.line_id, code: answer.code, problems }],
      };
    });
  }
}
