import { randomBytes, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type {
  JoinTableAnswer,
  TablesClientEvents,
  TablesServerEvents,
  UpdateTable,
  UpdateTableAnswer,
} from "@tablee/contract/tables/tables.events";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import { io, type Socket } from "socket.io-client";
import { faultsOfTable } from "./table-faults.ts";

type TablesSocket = Socket<TablesServerEvents, TablesClientEvents>;

export interface PhoneOptions {
  name: string;
  code: string;
  /** null if it joins by nickname. */
  token: string | null;
  /** The current address of one of the processes. */
  url: () => string;
  /** A line that differs from those of all other phones, whatever changes are made. */
  line: (notes: string) => OrderLine;
}

/** How long a phone waits for an answer before it considers the connection dead, and how long it waits to join. */
const PATIENCE_MS = 10_000;
/** As many lines as thirty phones can have of the hundred that a table allows. */
const MOST_LINES = 3;

/**
 * A phone at a table that behaves like a robust app: every change has an id, is stored until it is answered, and is
 * sent again over the next connection. Of two states, the one with the larger revision is kept.
 */
export class Phone {
  /** The state that it shows. */
  newest: TableState | null = null;
  /** Its own lines after every change that was answered. */
  readonly answered = new Map<string, OrderLine>();
  /** Observations that must never occur. */
  readonly faults: string[] = [];
  readonly counts = { changes: 0, drops: 0, resent: 0, states: 0, refused: 0, full: 0 };
  private readonly wanted = new Map<string, OrderLine>();
  private readonly pending: UpdateTable[] = [];
  private socket: TablesSocket | null = null;
  private key: string | null;
  private user: string | null = null;
  private readonly sent = new Set<string>();
  private sending = false;
  private last = 0;
  private written = 0;
  private readonly options: PhoneOptions;

  constructor(options: PhoneOptions) {
    this.options = options;
    this.key = options.token === null ? randomBytes(32).toString("base64url") : null;
  }

  /** Sends a join whose answer it does not wait for, because the connection is lost. */
  async knock(): Promise<void> {
    const { url, token, code, name } = this.options;
    const query = token === null ? {} : { token };
    const socket: TablesSocket = io(`${url()}/tables`, { query, transports: ["websocket"], forceNew: true });
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    socket.emit("join_table", { code, key: this.key, nickname: name }, () => {});
    // Long enough for the process to have received it, and perhaps to be at work on it.
    await pause(Math.random() * 30);
    socket.io.engine.close();
    socket.disconnect();
  }

  /** Joins the table, or rejoins its sitting. */
  async connect(): Promise<void> {
    const { url, token, code, name } = this.options;
    for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await pause(50)) {
      const query = token === null ? {} : { token };
      const options = { query, transports: ["websocket"], reconnection: false, forceNew: true };
      const socket: TablesSocket = io(`${url()}/tables`, options);
      for (const event of ["join_table", "update", "leave_table", "order_taken"] as const) {
        socket.on(event, ({ table }: { table: TableState }) => this.see(table));
      }
      this.socket = socket;
      const asked = { code, session: this.newest?.session ?? null, key: this.key, nickname: name };
      const answer = await this.ask<JoinTableAnswer>(() =>
        socket.timeout(PATIENCE_MS).emitWithAck("join_table", asked),
      );
      if (answer?.ok) {
        if (this.user !== null && this.user !== answer.user_id) this.faults.push(`${name} came back as somebody else`);
        this.user = answer.user_id;
        this.key = answer.key ?? this.key;
        this.see(answer.table);
        void this.send();
        return;
      }
      if (answer?.code === "table_closed") return this.see(answer.table);
      if (answer) this.faults.push(`${name} was not let in: ${answer.code}`);
      socket.disconnect();
    }
    this.faults.push(`${name} found nobody`);
  }

  /** Loses its connection, cleanly or not, and returns after a while, on any process. */
  async drop(ms: number): Promise<void> {
    this.counts.drops += 1;
    const { socket } = this;
    this.socket = null;
    if (Math.random() < 0.5) socket?.disconnect();
    else socket?.io.engine.close();
    await pause(ms);
    await this.connect();
  }

  /** Adds, changes or removes one of its own lines, at random. */
  act(): void {
    const ids = [...this.wanted.keys()];
    const id = ids[Math.floor(Math.random() * ids.length)];
    const draw = Math.random();
    const line = this.options.line(`${this.options.name} ${(this.written += 1)}`);
    const change: UpdateTable["change"] =
      id === undefined || (draw < 0.5 && ids.length < MOST_LINES)
        ? { type: "add", line_id: randomUUID(), line }
        : draw < 0.8
          ? { type: "change", line_id: id, line }
          : { type: "remove", line_id: id };
    apply(this.wanted, change);
    this.pending.push({ op_id: randomUUID(), change });
    void this.send();
  }

  /** Waits until all of its changes are answered. */
  async settle(): Promise<void> {
    for (const end = performance.now() + PATIENCE_MS; this.pending.length > 0 && performance.now() < end;) {
      if (!this.socket?.connected) await this.connect();
      await this.send();
      await pause(20);
    }
    if (this.pending.length > 0) this.faults.push(`${this.options.name} has ${this.pending.length} changes unanswered`);
  }

  close(): void {
    this.socket?.disconnect();
  }

  /** Sends the pending changes one after the other, for as long as the connection lasts. */
  private async send(): Promise<void> {
    const { socket } = this;
    if (this.sending || !socket?.connected) return;
    this.sending = true;
    for (let next = this.pending[0]; next && this.socket === socket && socket.connected; next = this.pending[0]) {
      const operation = next;
      if (this.sent.has(operation.op_id)) this.counts.resent += 1;
      this.sent.add(operation.op_id);
      const answer = await this.ask<UpdateTableAnswer>(() =>
        socket.timeout(PATIENCE_MS).emitWithAck("update", operation),
      );
      if (!answer) break;
      this.hear(operation, answer);
    }
    this.sending = false;
    if (this.pending.length > 0 && this.socket !== socket) void this.send();
  }

  private hear({ change }: UpdateTable, answer: UpdateTableAnswer): void {
    const { name } = this.options;
    if (answer.ok) {
      this.pending.shift();
      this.counts.changes += 1;
      apply(this.answered, change);
      const there = answer.table.items.find(({ id }) => id === change.line_id)?.line;
      const expected = change.type === "remove" ? undefined : change.line;
      if (there?.notes !== expected?.notes) this.faults.push(`${name}: an answered change is not in its answer`);
      if (answer.table.revision < this.last) this.faults.push(`${name}: a later answer has an earlier revision`);
      this.last = answer.table.revision;
      this.see(answer.table);
    } else if (answer.code === "table_closed") {
      this.counts.refused += this.pending.length;
      this.pending.length = 0;
      if ("table" in answer && answer.table) this.see(answer.table);
    } else if ("problems" in answer && answer.problems.some(({ code }) => code === "limit_reached")) {
      this.pending.shift();
      this.counts.full += 1;
      this.wanted.delete(change.line_id);
    } else if (answer.code !== "unavailable") {
      this.pending.shift();
      this.faults.push(`${name}: ${change.type} was refused with ${answer.code}`);
    }
  }

  private see(table: TableState): void {
    this.counts.states += 1;
    this.faults.push(...faultsOfTable(table));
    // An older state from another process may arrive later (page 018); it is not shown.
    if (this.newest && table.revision < this.newest.revision) return;
    if (this.newest?.status === "closed" && table.status === "open") this.faults.push("A closed table opened again");
    if (!this.newest || table.revision > this.newest.revision) this.newest = table;
  }

  /** The answer, or null if the connection broke before it arrived. */
  private async ask<Answer>(question: () => Promise<Answer>): Promise<Answer | null> {
    const { socket } = this;
    const gone = new Promise<null>((resolve) => {
      socket?.once("disconnect", () => resolve(null));
      socket?.once("connect_error", () => resolve(null));
    });
    return Promise.race([question().catch(() => null), gone]);
  }
}

const apply = (lines: Map<string, OrderLine>, change: UpdateTable["change"]): void => {
  if (change.type === "remove") lines.delete(change.line_id);
  else lines.set(change.line_id, change.line);
};
