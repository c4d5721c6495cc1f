import type {
  JoinTable,
  JoinTableAnswer,
  LeaveTableAnswer,
  OrderTakenAnswer,
  TablesClientEvents,
  TablesServerEvents,
  TellDoing,
  TellDoingAnswer,
  UpdateTable,
  UpdateTableAnswer,
} from "@tablee/contract/tables/tables.events";
import { TABLES_NAMESPACE } from "@tablee/contract/tables/tables.namespace";
import type { TableState } from "@tablee/contract/tables/tables.schema";
import type { Socket } from "socket.io-client";

export type TablesClient = Socket<TablesServerEvents, TablesClientEvents>;

/** What is asked of the namespace, with what it answers. `unavailable` also where no answer came in time. */
export interface TableCalls {
  join_table: { input: JoinTable; answer: JoinTableAnswer };
  update: { input: UpdateTable; answer: UpdateTableAnswer };
  leave_table: { input: Record<string, never>; answer: LeaveTableAnswer };
  order_taken: { input: Record<string, never>; answer: OrderTakenAnswer };
  doing: { input: TellDoing; answer: TellDoingAnswer };
}

export interface TablesSocketOptions {
  origin: string;
  /** The token at the moment of connecting; null: a visitor. */
  token: () => string | null;
  onTokenChange: (listener: () => void) => () => void;
  /** There is a connection, the first or another one: nobody sits anywhere on it yet. */
  connected: () => void;
  lost: () => void;
  /** How the table stands, as an event has brought it. */
  heard: (table: TableState) => void;
  /** Replaced in tests. */
  connect?: (address: string, token: string | null) => Promise<TablesClient>;
}

const ANSWER_MS = 8_000;
/** Between tries after a refusal that may pass. */
const RETRY_MS = 3_000;

const connectWithSocketIo = async (address: string, token: string | null): Promise<TablesClient> => {
  const { io } = await import("socket.io-client");
  return io(address, {
    autoConnect: false,
    // A connection of its own: the one of orders carries another identity, or none.
    forceNew: true,
    query: token === null ? {} : { token },
    transports: ["websocket", "polling"],
    tryAllTransports: true,
    reconnectionDelayMax: 3_000,
  });
};

/**
 * The one connection to the namespace `/tables`: it comes back by itself with the token of that moment, and begins
 * anew when somebody signs in or out, because who one is is asked on connecting.
 */
export class TablesSocket {
  readonly #options: TablesSocketOptions;
  #client: TablesClient | null = null;
  #opened = false;
  #opening = false;
  #reconnectAfter: number | null = null;
  /** Whether the connection was made by a member. */
  #asMember = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #forget: () => void;

  constructor(options: TablesSocketOptions) {
    this.#options = options;
    this.#forget = options.onTokenChange(() => {
      // Who signs in or out is somebody else to the table; a token that is merely renewed is not.
      if ((options.token() !== null) !== this.#asMember) this.#again();
    });
  }

  get connected(): boolean {
    return this.#client?.connected ?? false;
  }

  /** Connects, at once where it was cut off: a device that woke up need not wait for the next try. */
  open(): void {
    this.#opened = true;
    clearTimeout(this.#timer);
    if (!this.#client) void this.#load();
    else if (!this.#client.connected) {
      this.#takeToken(this.#client);
      this.#client.connect();
    }
  }

  /** For good. */
  close(): void {
    this.#opened = false;
    this.#forget();
    clearTimeout(this.#timer);
    this.#client?.disconnect();
  }

  /** Drops a connection that looks alive and is not, and makes another. */
  #again(): void {
    if (!this.#opened) return;
    const was = this.connected;
    this.#client?.disconnect();
    if (was) this.#options.lost();
    this.open();
  }

  /** Asks, and waits for the answer so long. Where none comes the connection is taken for dead. */
  async ask<Call extends keyof TableCalls>(
    call: Call,
    input: TableCalls[Call]["input"],
    within_ms = ANSWER_MS,
  ): Promise<TableCalls[Call]["answer"]> {
    const client = this.#client;
    if (!client?.connected) return { ok: false, code: "unavailable" };
    try {
      // The events' own types, by the name of the call.
      const socket = client.timeout(within_ms) as unknown as {
        emitWithAck(event: string, sent: unknown): Promise<TableCalls[Call]["answer"]>;
      };
      return await socket.emitWithAck(call, input);
    } catch {
      if (client.connected && client === this.#client) this.#again();
      return { ok: false, code: "unavailable" };
    }
  }

  #takeToken(client: TablesClient): void {
    const token = this.#options.token();
    client.io.opts.query = token === null ? {} : { token };
    this.#asMember = token !== null;
  }

  async #load(): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    try {
      const connect = this.#options.connect ?? connectWithSocketIo;
      const client = await connect(this.#options.origin + TABLES_NAMESPACE, this.#options.token());
      this.#listen(client);
      this.#client = client;
      if (this.#opened) this.open();
    } catch {
      // Its code could not be loaded: as good as no connection.
      this.#later(RETRY_MS);
    } finally {
      this.#opening = false;
    }
  }

  #listen(client: TablesClient): void {
    client.on("connect", () => {
      this.#reconnectAfter = null;
      this.#options.connected();
    });
    for (const event of ["join_table", "update", "leave_table", "order_taken"] as const) {
      client.on(event, ({ table }: { table: TableState }) => this.#options.heard(table));
    }
    client.on("reconnect", ({ after_ms }) => {
      this.#reconnectAfter = after_ms;
    });
    client.on("disconnect", (reason) => {
      this.#options.lost();
      // Sent away (the process stops, the session has ended): then it does not come back by itself.
      if (reason === "io server disconnect") this.#later(this.#reconnectAfter ?? RETRY_MS);
    });
    client.on("connect_error", () => {
      this.#options.lost();
      if (!client.active) this.#later(RETRY_MS);
    });
    client.io.on("reconnect_attempt", () => this.#takeToken(client));
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (this.#opened) this.open();
    }, ms);
  }
}
