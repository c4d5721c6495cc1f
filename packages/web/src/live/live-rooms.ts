export type Message = readonly [event: string, input: unknown];

/** The messages that join and leave a namespace's rooms; each is answered with `ok`. */
export interface RoomMessages<Room> {
  /** The key that identifies a room. */
  key: (room: Room) => string;
  join: (room: Room) => Message;
  leave: (room: Room) => Message;
  /** A room was joined, for the first time or again: what happened before has to be fetched. */
  joined: (room: Room) => void;
}

/** The part of the connection that rooms need. */
interface RoomLine {
  ask: (...message: Message) => Promise<{ ok: boolean; code?: string } | null>;
  emit: (...message: Message) => void;
  /** Called when the number of rooms still to be joined may have changed. */
  changed: () => void;
}

interface Watched<Room> {
  room: Room;
  watchers: number;
  /** `refused` is final; the HTTP call for the same thing says why. */
  state: "waiting" | "joined" | "refused";
}

/** Delay before a room is requested again that the server could not decide about. */
const RETRY_MS = 5_000;

/** The rooms that anybody listens to: each is joined once per connection, until its last watcher has left. */
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

  /** A message that changes nothing and gets an answer; null if no room is joined. */
  get probe(): Message | null {
    const joined = [...this.#rooms.values()].find(({ state }) => state === "joined");
    return joined ? this.#messages.join(joined.room) : null;
  }

  /** Returns the function that leaves the room. */
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
      // Left while the request was in flight.
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
