import type { UpdateTable, UpdateTableAnswer } from "@tablee/contract/tables/tables.events";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { TableChange } from "@tablee/domain/tables/change-table";
import { newKey } from "../../../api/new-key.ts";
import { inTurn } from "../../../storage/in-turn.ts";
import { changeSeat, seatOf } from "./table-seats.ts";

export interface OutboxOptions {
  code: string;
  send: (input: UpdateTable) => Promise<UpdateTableAnswer>;
  /** One sits there and has a connection. */
  isReady: () => boolean;
  heard: (table: TableState) => void;
  /** The sitting was over before the change came. */
  ended: (table: TableState) => void;
  /** The seat is not this socket's any more. */
  unseated: () => void;
  /** Not everything fitted into 25 of one line. */
  capped: () => void;
}

/** Between tries where the server could not tell. */
const RETRY_MS = 3_000;
const SETTLE_MS = 8_000;
/** So often in a row a seat is taken again for the same change. */
const MOST_UNSEATED = 3;

/**
 * What this device has changed and the server has not answered yet: kept on the device, sent one after the other (a
 * line is added before it is changed), by one tab at a time, again under the same name until there is an answer.
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

  /** Answers the name under which it is sent. */
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

  /** Resolves once everything has been answered; false where it cannot be for now. */
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

  /** Takes an answer in; false: nothing more is to be sent for now. */
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

  /** What was answered waits no more; what was refused is kept until it has been read. */
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
