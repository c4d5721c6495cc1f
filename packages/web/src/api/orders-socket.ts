import {
  type JoinAnswer,
  ORDERS_NAMESPACE,
  type OrdersClientEvents,
  type OrdersServerEvents,
} from "@tablee/contract/orders/orders.events";
import type { Order } from "@tablee/contract/orders/orders.schema";
import type { Socket } from "socket.io-client";

/** What is listened to: one order, or all of a kitchen. */
export type OrdersRoom = { order_id: number } | { restaurant_id: number };

/** `off`: nobody listens. `connecting`: not there yet. `live`: every change arrives. `lost`: it was live, and is not. */
export type OrdersLink = "off" | "connecting" | "live" | "lost";

export type OrdersClient = Socket<OrdersServerEvents, OrdersClientEvents>;

export interface OrdersSocketOptions {
  /** Where the server is. */
  origin: string;
  /** The token at the moment of connecting; null: nobody is signed in. */
  token: () => string | null;
  onTokenChange: (listener: () => void) => unknown;
  /** An order as the server has it. Two may arrive the other way round: the cache keeps the newer one. */
  received: (order: Order) => void;
  /** A room was joined, for the first time or again: whatever happened before is to be asked for. */
  joined: (room: OrdersRoom) => void;
  /** Replaced in tests. */
  connect?: (address: string, token: string) => Promise<OrdersClient>;
}

interface Watched {
  room: OrdersRoom;
  watchers: number;
  /** `refused`: for good; the call for the same thing says why. */
  state: "waiting" | "joined" | "refused";
}

/** Between tries after a refusal that may pass. */
const RETRY_MS = 5_000;
/** Somebody who leaves one screen for the next keeps the connection this long. */
const LINGER_MS = 5_000;
const ANSWER_MS = 10_000;

/** Loads with the first screen that listens; nothing of it is in the first page. */
const connectWithSocketIo = async (address: string, token: string): Promise<OrdersClient> => {
  const { io } = await import("socket.io-client");
  // A web socket at once; long polling only where a proxy lets none through.
  const transports = ["websocket", "polling"];
  return io(address, { autoConnect: false, query: { token }, transports, tryAllTransports: true });
};

const keyOf = (room: OrdersRoom): string =>
  "order_id" in room ? `order:${room.order_id}` : `kitchen:${room.restaurant_id}`;

/**
 * The one connection to the namespace `/orders` (decisions, "Sockets"). It is opened when somebody listens, comes back
 * by itself with the token of that moment, joins its rooms anew and has what was missed asked for.
 */
export class OrdersSocket {
  readonly #options: OrdersSocketOptions;
  readonly #rooms = new Map<string, Watched>();
  readonly #listeners = new Set<() => void>();
  #client: OrdersClient | null = null;
  #opening = false;
  #link: OrdersLink = "off";
  #wasLive = false;
  #reconnectAfter: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: OrdersSocketOptions) {
    this.#options = options;
    options.onTokenChange(() => (options.token() === null ? this.#hangUp() : this.connect()));
  }

  readonly link = (): OrdersLink => this.#link;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Listens to a room until what it answers is called. A room that several ask for is joined once. */
  watch(room: OrdersRoom): () => void {
    const key = keyOf(room);
    const known = this.#rooms.get(key);
    const watched: Watched = known ?? { room, watchers: 0, state: "waiting" };
    watched.watchers += 1;
    if (!known) {
      this.#rooms.set(key, watched);
      if (this.#client?.connected) void this.#join(watched);
      else {
        this.#away();
        this.connect();
      }
    }
    let left = false;
    return () => {
      if (!left) this.#leave(key, watched);
      left = true;
    };
  }

  /** Tries at once where there is no connection: a device that woke up need not wait for the next try. */
  connect(): void {
    const token = this.#options.token();
    if (token === null || this.#rooms.size === 0) return;
    clearTimeout(this.#timer);
    if (!this.#client) void this.#open(token);
    else if (!this.#client.connected) {
      this.#client.io.opts.query = { token };
      this.#client.connect();
    }
  }

  async #open(token: string): Promise<void> {
    if (this.#opening) return;
    this.#opening = true;
    try {
      const address = this.#options.origin + ORDERS_NAMESPACE;
      this.#client = await (this.#options.connect ?? connectWithSocketIo)(address, token);
      this.#listen(this.#client);
      this.connect();
    } catch {
      // Its code could not be loaded: as good as no connection.
      this.#later(RETRY_MS, () => this.connect());
    } finally {
      this.#opening = false;
    }
  }

  #listen(client: OrdersClient): void {
    client.on("connect", () => {
      this.#reconnectAfter = null;
      for (const watched of this.#rooms.values()) void this.#join(watched);
    });
    client.on("order_updated", (order) => this.#options.received(order));
    client.on("reconnect", ({ after_ms }) => {
      this.#reconnectAfter = after_ms;
    });
    client.on("disconnect", (reason) => {
      for (const watched of this.#rooms.values()) if (watched.state === "joined") watched.state = "waiting";
      this.#away();
      // Sent away (the process stops, the session has ended): then it does not come back by itself.
      if (reason === "io server disconnect") this.#later(this.#reconnectAfter ?? RETRY_MS, () => this.connect());
    });
    client.on("connect_error", (error: Error & { data?: { code?: string } }) => {
      this.#away();
      // A token that is refused is not tried again; a new one is, when it comes.
      if (!client.active && error.data?.code !== "unauthorized") this.#later(RETRY_MS, () => this.connect());
    });
    client.io.on("reconnect_attempt", () => {
      const token = this.#options.token();
      if (token !== null) client.io.opts.query = { token };
    });
  }

  async #join(watched: Watched): Promise<void> {
    const client = this.#client;
    if (!client?.connected) return;
    const answer = await askToJoin(client, watched.room);
    // Left, or cut off, while it was asked.
    if (!client.connected || this.#rooms.get(keyOf(watched.room)) !== watched) return;
    if (answer.ok) watched.state = "joined";
    else if (answer.code === "unavailable") return void setTimeout(() => void this.#join(watched), RETRY_MS);
    else watched.state = "refused";
    if (answer.ok) this.#options.joined(watched.room);
    this.#settle();
  }

  #leave(key: string, watched: Watched): void {
    watched.watchers -= 1;
    if (watched.watchers > 0) return;
    this.#rooms.delete(key);
    const { room } = watched;
    if (this.#client?.connected && watched.state === "joined") {
      if ("order_id" in room) this.#client.emit("leave_order", room);
      else this.#client.emit("leave_kitchen", room);
    }
    if (this.#rooms.size > 0) this.#settle();
    else this.#later(LINGER_MS, () => this.#hangUp());
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#client?.disconnect();
    this.#wasLive = false;
    this.#away();
  }

  #settle(): void {
    const waiting = [...this.#rooms.values()].some(({ state }) => state === "waiting");
    if (!this.#client?.connected || waiting || this.#rooms.size === 0) return;
    this.#wasLive = true;
    this.#become("live");
  }

  #away(): void {
    this.#become(this.#rooms.size === 0 ? "off" : this.#wasLive ? "lost" : "connecting");
  }

  #become(link: OrdersLink): void {
    if (link === this.#link) return;
    this.#link = link;
    for (const listener of this.#listeners) listener();
  }

  #later(ms: number, what: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(what, ms);
  }
}

const askToJoin = async (client: OrdersClient, room: OrdersRoom): Promise<JoinAnswer> => {
  const socket = client.timeout(ANSWER_MS);
  try {
    return await ("order_id" in room
      ? socket.emitWithAck("join_order", room)
      : socket.emitWithAck("join_kitchen", room));
  } catch {
    return { ok: false, code: "unavailable" };
  }
};
