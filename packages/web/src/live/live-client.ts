import type { TokenChange } from "../session/token.ts";
import type { LiveSocket } from "./live-connection.ts";
import type { LiveReach } from "./live-reach.ts";
import { LiveRooms, type RoomMessages } from "./live-rooms.ts";

/** `off`: nobody listens. `connecting`: not there yet. `live`: every change arrives. `lost`: it was live, and is not. */
export type LiveLink = "off" | "connecting" | "live" | "lost";

export interface LiveOptions<Events, Room> {
  namespace: string;
  /** Whoever is not signed in is let in too. */
  visitors: boolean;
  /** What happens with each event of the server. */
  on: Partial<Events>;
  rooms?: RoomMessages<Room>;
  /** Told on connecting besides the token. */
  auth?: Record<string, unknown>;
  /** How long the connection is kept when nobody listens: somebody goes from one screen to the next. */
  linger_ms?: number;
  /** There is a connection; `again`: whatever happened since the one before was not heard. */
  connected?: (again: boolean) => void;
  lost?: () => void;
  /** Somebody signed in or out; told before the connection begins anew. */
  identityChanged?: () => void;
  /** The device woke up and believes itself connected. */
  woke?: () => void;
}

/** Between tries: the first, doubled up to the last, each a half more or less, so that not all come at once. */
const FIRST_RETRY_MS = 1_000;
const LAST_RETRY_MS = 5_000;
/** After being sent away without a word of when to come back, and where its code could not be loaded. */
const AWAY_MS = 5_000;
const ANSWER_MS = 8_000;
/** Whoever looks at the screen again does not wait long to learn that the connection is dead. */
const ALIVE_MS = 2_500;

/**
 * A namespace of the server, listened to while somebody wants it. It is opened when the first one does, comes back by
 * itself with the token of that moment, begins anew with who signs in or out, joins its rooms again and has what was
 * missed asked for; a device that woke up does not wait. An adapter says what is particular to its namespace.
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
  /** There was a connection before, whoever it spoke for: what happened since was not heard. */
  #wasHere = false;
  /** Counts connections: what was asked on one before this is nobody's answer. */
  #turn = 0;
  /** Whom the server takes us for. */
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

  /** Wants the connection until what it answers is called. */
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

  /** Listens to a room until what it answers is called. A room that several ask for is joined once. */
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

  /** Asks, and waits for the answer so long. null: there is no connection, or the one there was is dead. */
  async ask<Answer>(event: string, input: unknown, within_ms = ANSWER_MS): Promise<Answer | null> {
    const socket = this.#socket;
    const turn = this.#turn;
    if (!socket || this.#phase !== "here") return null;
    try {
      return (await socket.timeout(within_ms).emitWithAck(event, input)) as Answer;
    } catch {
      // Silence on a connection that stands: it looks alive and is not.
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
    // One that is still being laid is given back when it stands.
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
      // Its code could not be loaded: as good as no connection.
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
      // What we did ourselves is known already.
      if (this.#phase !== "away") this.#failed(this.#afterMs ?? (reason === "io server disconnect" ? AWAY_MS : null));
    });
    socket.on("connect_error", (error: Error & { data?: { code?: string } }) => {
      if (this.#phase !== "connecting") return;
      // A token that is refused is not tried again; another one is, when it comes.
      const isOver = error.data?.code === "unauthorized" && this.#token === this.#reach.token();
      this.#failed(null);
      if (isOver) clearTimeout(this.#timer);
    });
  }

  #arrived(): void {
    this.#phase = "here";
    if (this.#holders === 0) return this.#hangUp();
    // Made by whom one is no longer.
    if (this.#token !== this.#reach.token()) return this.#again();
    this.#tries = 0;
    this.#afterMs = null;
    const again = this.#wasHere;
    this.#wasHere = true;
    this.#rooms?.arrived();
    this.#tellLink();
    this.#options.connected?.(again);
  }

  /** The connection, or the try to get one, has come to an end that nobody here has asked for. */
  #failed(retry_ms: number | null): void {
    this.#drop(true);
    if (this.#holders === 0) return this.#hangUp();
    const wait = Math.min(FIRST_RETRY_MS * 2 ** this.#tries, LAST_RETRY_MS) * (0.5 + Math.random());
    this.#tries += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#connect(), retry_ms ?? wait);
  }

  /** Leaves the namespace, unless it is still being entered: browsers warn of a line that is cut before it stands. */
  #drop(isOver = false): void {
    if (this.#phase === "connecting" && !isOver) return;
    const wasHere = this.#phase === "here";
    this.#phase = "away";
    this.#turn += 1;
    this.#rooms?.gone();
    // Also where it is cut off: it would come back by itself as soon as another namespace does.
    this.#socket?.disconnect();
    this.#tellLink();
    if (wasHere) this.#options.lost?.();
  }

  #again(): void {
    // All of the connection: who one is concerns every namespace, and one that is left cannot be entered at once.
    if (this.#phase === "here") this.#socket?.cut();
    this.#connect();
  }

  #follow(change: TokenChange): void {
    this.#options.identityChanged?.();
    // The same member under another token; a connection that stands is theirs.
    if (change === "renewed" && this.#phase !== "away") this.#token = this.#reach.token();
    if (this.#phase === "here" && this.#token === this.#reach.token()) return;
    if (change === "another") this.#wasLive = false;
    this.#again();
  }

  /** Tries at once where there is no connection, and asks whether the one there is lives. */
  wake(): void {
    if (this.#phase === "away") {
      this.#tries = 0;
      return this.#connect();
    }
    if (this.#phase !== "here") return undefined;
    const probe = this.#rooms?.probe;
    // Whoever gets no answer connects again.
    if (probe) void this.ask(...probe, ALIVE_MS);
    return this.#options.woke?.();
  }

  #tellLink(): void {
    const isHere = this.#phase === "here";
    // What is joined besides takes nothing from what is heard already.
    const isLive = isHere && (this.#rooms?.waiting !== true || (this.#wasLive && this.#link !== "lost"));
    if (isLive) this.#wasLive = true;
    const link = this.#holders === 0 ? "off" : isLive ? "live" : this.#wasLive ? "lost" : "connecting";
    if (link === this.#link) return;
    this.#link = link;
    for (const listener of this.#listeners) listener();
  }
}
