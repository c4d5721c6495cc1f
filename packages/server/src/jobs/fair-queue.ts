import { BUSY_S } from "../http/refusal.ts";

/** There is no room left for another piece of work: its asker comes back later, when what waits now is done. */
export class QueueFull extends Error {
  override name = "QueueFull";
  readonly retry_after = BUSY_S;
}

/** Who asks for a piece of work. */
export interface Asker {
  /** Askers of one key take turns with those of others, and not with each other. */
  key: string;
  /** Waits until nobody is left who is not suspected. */
  suspected: boolean;
}

interface Waiting {
  begin: () => void;
  refuse: (reason: QueueFull) => void;
}

/** Askers by key, whose turn it is first. */
type Lane = Map<string, Waiting[]>;

/**
 * Does so many pieces of work at once and keeps a bounded number waiting. Keys take turns, so that one who asks a
 * hundred times delays another by one; whoever is suspected comes after everybody who is not, and is the first to be
 * sent away where there is no room.
 */
export class FairQueue {
  readonly #atOnce: number;
  readonly #room: number;
  readonly #clear: Lane = new Map();
  readonly #suspected: Lane = new Map();
  #running = 0;
  #waiting = 0;

  constructor(limits: { atOnce: number; room: number }) {
    this.#atOnce = limits.atOnce;
    this.#room = limits.room;
  }

  /** Throws QueueFull where there is no room, or where it is needed for somebody else. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(asker);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place goes to whoever is next; only where nobody waits is it free.
      const next = this.#take(this.#clear) ?? this.#take(this.#suspected);
      if (next) next.begin();
      else this.#running -= 1;
    }
  }

  #turn({ key, suspected }: Asker): Promise<void> {
    if (this.#waiting >= this.#room && (suspected || !this.#sendAway())) throw new QueueFull();
    this.#waiting += 1;
    return new Promise<void>((begin, refuse) => {
      const lane = suspected ? this.#suspected : this.#clear;
      const own = lane.get(key);
      if (own) own.push({ begin, refuse });
      else lane.set(key, [{ begin, refuse }]);
    });
  }

  /** Whoever's turn it is in a lane; their key goes to the end of it. */
  #take(lane: Lane): Waiting | undefined {
    const [first] = lane;
    if (!first) return undefined;
    const [key, own] = first;
    const next = own.shift();
    lane.delete(key);
    if (own.length > 0) lane.set(key, own);
    this.#waiting -= 1;
    return next;
  }

  /** Refuses the one who came last of the key that asks most: of the suspected, else of those who ask more than once. */
  #sendAway(): boolean {
    for (const [lane, least] of [
      [this.#suspected, 1],
      [this.#clear, 2],
    ] as const) {
      const [most] = [...lane].toSorted(([, one], [, other]) => other.length - one.length);
      if (!most || most[1].length < least) continue;
      const [key, own] = most;
      own.pop()?.refuse(new QueueFull());
      if (own.length === 0) lane.delete(key);
      this.#waiting -= 1;
      return true;
    }
    return false;
  }
}
