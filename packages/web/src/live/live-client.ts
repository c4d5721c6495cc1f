import type { TokenChange } from "../session/token.ts";
import type { LiveSocket } from "./live-connection.ts";
import type { LiveReach } from "./live-reach.ts";
import { LiveRooms, type RoomMessages } from "./live-rooms.ts";

/** `off`: nobody listens. `connecting`: not connected yet. `live`: every change arrives. `lost`: it was live before. */
export type LiveLink = "off" | "connecting" | "live" | "lost";

export interface LiveOptions<Events, Room> {
  namespace: string;
  /** Whether visitors are accepted too. */
  visitors: boolean;
  /** The handler of each of the server's events. */
  on: Partial<Events>;
  rooms?: RoomMessages<Room>;
  /** Sent on connecting, besides the token. */
  auth?: Record<string, unknown>;
  /** How long the connection outlives its last listener: people move from one screen to the next. */
  linger_ms?: number;
  /** Called when a connection is established; `again`: events since the previous one were missed. */
  connected?: (again: boolean) => void;
  lost?: () => void;
  /** Called when somebody signed in or out, before the connection is made again. */
  identityChanged?: () => void;
  /** Called when the device woke up with a connection that seems to be alive. */
  woke?: () => void;
}

/**
 * Delay between attempts to connect: it doubles from the first value to the last, with a jitter of ±50%, so that
 * clients do not all come at once.
 */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5_000;
/** Delay after the server disconnected us without saying when to come back, and after the code failed to load. */
const AWAY_MS = 5_000;
const ANSWER_MS = 8_000;
/** Short, so that somebody who looks at the screen again soon learns that the connection is dead. */
const ALIVE_MS = 2_500;

/**
 * Listens to one of the server's namespaces while anybody needs it. The connection opens with the first listener,
 * reconnects by itself with the token of that moment, starts over when somebody signs in or out, joins its rooms again
 * and has the missed events fetched; a device that woke up does not wait for the next attempt. An adapter adds what is
 * specific to its namespace.
 */
export class LiveClient<Events extends object, Room = never> {
  readonly #reach: LiveReach;
  readonly #options: LiveOptions<Events, Room>;
  readonly #rooms: LiveRooms<Room> | null;
  readonly #listeners = new Set<() => void>();
  #socket: LiveSocket | null = null;
  #loading = false;
  #phase: "away" | "connecting" | "here" = "away";
  #holders = 0;
  #link: LiveLink = "off";
  #wasLive = false;
  /** Whether there was a connection before, under any identity: events since then were missed. */
  #wasHere = false;
  /** Counts connections: an answer to a question from an earlier one is ignored. */
  #turn = 0;
  /** The token that the server knows us by on this connection. */
  #token: string | null = null;
  #tries = 0;
  #afterMs: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stopFollowing: (() => void) | null = null;

  constructor(reach: LiveReach, options: LiveOptions<Events, Room>) {
    this.#reach = reach;
    this.#options = options;
    this.#rooms = options.rooms
      ? new LiveRooms(options.rooms, {
          ask: (...message) => this.ask(...message),
          emit: (...message) => void (this.connected && this.#socket?.emit(...message)),
          changed: () => this.#tellLink(),
        })
      : null;
  }

  get connected(): boolean {
    return this.#phase === "here";
  }

  readonly link = (): LiveLink => this.#link;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Keeps the connection open until the returned function is called. */
  hold(): () => void {
    this.#holders += 1;
    if (this.#holders === 1) this.#begin();
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#holders -= 1;
      if (this.#holders > 0) return;
      const { linger_ms = 0 } = this.#options;
      clearTimeout(this.#timer);
      if (linger_ms === 0) this.#hangUp();
      else this.#timer = setTimeout(() => this.#hangUp(), linger_ms);
    };
  }

  /** Listens to a room until the returned function is called. A room with several watchers is joined once. */
  watch(room: Room): () => void {
    const release = this.hold();
    const leave = this.#rooms?.add(room);
    let left = false;
    return () => {
      if (left) return;
      left = true;
      leave?.();
      release();
    };
  }

  /** Sends a question and waits `within_ms` for its answer. null: there is no connection, or it is dead. */
  async ask<Answer>(event: string, input: unknown, within_ms = ANSWER_MS): Promise<Answer | null> {
    const socket = this.#socket;
    const turn = this.#turn;
    if (!socket || this.#phase !== "here") return null;
    try {
      return (await socket.timeout(within_ms).emitWithAck(event, input)) as Answer;
    } catch {
      // An open connection that stays silent looks alive and is not.
      if (turn === this.#turn) {
        socket.cut();
        this.#connect();
      }
      return null;
    }
  }

  #begin(): void {
    clearTimeout(this.#timer);
    if (!this.#stopFollowing) {
      const unfollow = this.#reach.onTokenChange((change) => this.#follow(change));
      const unwake = this.#reach.onWake(() => this.wake());
      this.#stopFollowing = () => {
        unfollow();
        unwake();
      };
    }
    this.#tellLink();
    this.#connect();
  }

  #hangUp(): void {
    clearTimeout(this.#timer);
    this.#stopFollowing?.();
    this.#stopFollowing = null;
    this.#wasLive = false;
    this.#wasHere = false;
    this.#tries = 0;
    this.#drop();
    // A socket that is still connecting is released once it has connected.
    if (this.#phase === "connecting") return;
    this.#socket?.free();
    this.#socket = null;
  }

  #connect(): void {
    if (this.#holders === 0 || this.#phase !== "away") return;
    const token = this.#reach.token();
    if (token === null && !this.#options.visitors) return;
    clearTimeout(this.#timer);
    if (!this.#socket) return void this.#load();
    this.#token = token;
    this.#phase = "connecting";
    this.#socket.connect();
  }

  async #load(): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const { namespace, auth } = this.#options;
    try {
      this.#socket = await this.#reach.open(namespace, () => {
        this.#token = this.#reach.token();
        return this.#token === null ? { ...auth } : { ...auth, token: this.#token };
      });
      this.#listen(this.#socket);
      if (this.#holders === 0) this.#hangUp();
      else this.#connect();
    } catch {
      // Code that could not be loaded counts as a failed connection.
      this.#failed(AWAY_MS);
    } finally {
      this.#loading = false;
    }
  }

  #listen(socket: LiveSocket): void {
    for (const [event, listener] of Object.entries(this.#options.on) as [string, (...given: never[]) => void][]) {
      socket.on(event, (...given) => {
        if (this.#phase === "here") listener(...given);
      });
    }
    socket.on("connect", () => this.#arrived());
    socket.on("reconnect", ({ after_ms }: { after_ms: number }) => {
      this.#afterMs = after_ms;
    });
    socket.on("disconnect", (reason: string) => {
      // A disconnect of our own is handled already.
      if (this.#phase !== "away") this.#failed(this.#afterMs ?? (reason === "io server disconnect" ? AWAY_MS : null));
    });
    socket.on("connect_error", (error: Error & { data?: { code?: string } }) => {
      if (this.#phase !== "connecting") return;
      // A refused token is not tried again; a new one is, when it comes.
      const isOver = error.data?.code === "unauthorized" && this.#token === this.#reach.token();
      this.#failed(null);
      if (!isOver) return;
      clearTimeout(this.#timer);
      this.#reach.refused();
    });
  }

  #arrived(): void {
    this.#phase = "here";
    if (this.#holders === 0) return this.#hangUp();
    // Connected under an identity that has changed meanwhile.
    if (this.#token !== this.#reach.token()) return this.#again();
    this.#tries = 0;
    this.#afterMs = null;
    const again = this.#wasHere;
    this.#wasHere = true;
    this.#rooms?.arrived();
    this.#tellLink();
    this.#options.connected?.(again);
  }

  /** Handles a connection, or an attempt to connect, that ended without our doing. */
  #failed(retry_ms: number | null): void {
    this.#drop(true);
    if (this.#holders === 0) return this.#hangUp();
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#tries, LAST_RETRY_MS) * (0.5 + Math.random());
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), retry_ms ?? wait);
  }

  /** Leaves the namespace unless it is still connecting: browsers warn about a socket that closes before it opens. */
  #drop(isOver = false): void {
    if (this.#phase === "connecting" && !isOver) return;
    const wasHere = this.#phase === "here";
    this.#phase = "away";
    this.#turn += 1;
    this.#rooms?.gone();
    // Even if the connection was cut: the socket would otherwise return by itself as soon as another namespace
    // reconnects.
    this.#socket?.disconnect();
    this.#tellLink();
    if (wasHere) this.#options.lost?.();
  }

  #again(): void {
    // Cuts the whole connection: identity concerns every namespace, and one that was left cannot be rejoined at once.
    if (this.#phase === "here") this.#socket?.cut();
    this.#connect();
  }

  #follow(change: TokenChange): void {
    this.#options.identityChanged?.();
    // The same member under a renewed token; an open connection remains theirs.
    if (change === "renewed" && this.#phase !== "away") this.#token = this.#reach.token();
    if (this.#phase === "here" && this.#token === this.#reach.token()) return;
    if (change === "another") this.#wasLive = false;
    this.#again();
  }

  /** Connects at once if there is no connection; otherwise checks that the existing one is alive. */
  wake(): void {
    if (this.#phase === "away") {
      this.#tries = 0;
      return this.#connect();
    }
    if (this.#phase !== "here") return undefined;
    const probe = this.#rooms?.probe;
    // Without an answer, `ask` connects again.
    if (probe) void this.ask(...probe, ALIVE_MS);
    return this.#options.woke?.();
  }

  #tellLink(): void {
    const isHere = this.#phase === "here";
    // Joining a further room does not interrupt the rooms that are already live.
    const isLive = isHere && (this.#rooms?.waiting !== true || (this.#wasLive && this.#link !== "lost"));
    if (isLive) this.#wasLive = true;
    const link = this.#holders === 0 ? "off" : isLive ? "live" : this.#wasLive ? "lost" : "connecting";
    if (link === this.#link) return;
    this.#link = link;
    for (const listener of this.#listeners) listener();
  }
}
