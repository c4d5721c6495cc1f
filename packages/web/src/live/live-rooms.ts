export type Message = readonly [event: string, input: unknown];

/** What of a namespace is joined and left by messages, each answered with `ok`. */
export interface RoomMessages<Room> {
  /** What tells one from another. */
  key: (room: Room) => string;
  join: (room: Room) => Message;
  leave: (room: Room) => Message;
  /** A room was joined, for the first time or again: whatever happened before is to be asked for. */
  joined: (room: Room) => void;
}

/** The connection, as far as rooms need it. */
interface RoomLine {
  ask: (...message: Message) => Promise<{ ok: boolean; code?: string } | null>;
  emit: (...message: Message) => void;
  /** Whether all is joined may be otherwise now. */
  changed: () => void;
}

interface Watched<Room> {
  room: Room;
  watchers: number;
  /** `refused`: for good; the call for the same thing says why. */
  state: "waiting" | "joined" | "refused";
}

/** Before a room is asked for again that the server could not tell about. */
const RETRY_MS = 5_000;

/** The rooms that somebody listens to: each is joined once, on every connection anew, until the last has left it. */
export class LiveRooms<Room> {
  readonly #messages: RoomMessages<Room>;
  readonly #line: RoomLine;
  readonly #rooms = new Map<string, Watched<Room>>();

  constructor(messages: RoomMessages<Room>, line: RoomLine) {
    this.#messages = messages;
    this.#line = line;
  }

  get waiting(): boolean {
    return [...this.#rooms.values()].some(({ state }) => state === "waiting");
  }

  /** A message that changes nothing, and has an answer; null where no room is joined. */
  get probe(): Message | null {
    const joined = [...this.#rooms.values()].find(({ state }) => state === "joined");
    return joined ? this.#messages.join(joined.room) : null;
  }

  /** Gives back what leaves it. */
  add(room: Room): () => void {
    const key = this.#messages.key(room);
    const known = this.#rooms.get(key);
    const watched: Watched<Room> = known ?? { room, watchers: 0, state: "waiting" };
    watched.watchers += 1;
    if (!known) {
      this.#rooms.set(key, watched);
      this.#line.changed();
      void this.#join(key, watched);
    }
    return () => {
      watched.watchers -= 1;
      if (watched.watchers > 0) return;
      this.#rooms.delete(key);
      if (watched.state === "joined") this.#line.emit(...this.#messages.leave(room));
      this.#line.changed();
    };
  }

  arrived(): void {
    for (const [key, watched] of this.#rooms) void this.#join(key, watched);
  }

  gone(): void {
    for (const watched of this.#rooms.values()) if (watched.state === "joined") watched.state = "waiting";
  }

  async #join(key: string, watched: Watched<Room>): Promise<void> {
    const answer = await this.#line.ask(...this.#messages.join(watched.room));
    if (!answer) return;
    if (this.#rooms.get(key) !== watched) {
      // Left while it was asked.
      if (answer.ok && !this.#rooms.has(key)) this.#line.emit(...this.#messages.leave(watched.room));
    } else if (!answer.ok && answer.code === "unavailable") {
      setTimeout(() => {
        if (this.#rooms.get(key) === watched && watched.state === "waiting") void this.#join(key, watched);
      }, RETRY_MS);
    } else {
      watched.state = answer.ok ? "joined" : "refused";
      if (answer.ok) this.#messages.joined(watched.room);
      this.#line.changed();
    }
  }
}
