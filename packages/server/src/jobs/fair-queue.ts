import { BUSY_S } from "../http/refusal.ts";

/** There is no room for more work: the caller should retry later, when waiting work has been done. */
export class QueueFull extends Error {
  override name = "QueueFull";
  readonly retry_after = BUSY_S;
}

/** Who requests work. */
export interface Asker {
  /** Requests with the same key share turns: fairness is between keys. */
  key: string;
  /** Suspected requests wait until no unsuspected one is left. */
  suspected: boolean;
}

interface Waiting {
  begin: () => void;
  refuse: (reason: QueueFull) => void;
}

/** Waiting requests by key, with the next key first. */
type Lane = Map<string, Waiting[]>;

/**
 * Runs a limited number of tasks at once and lets a bounded number wait. Keys take turns, so that a hundred requests of
 * one key delay another key by one. Suspected requests run after all others, and are refused first when there is no
 * room.
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

  /** Throws QueueFull if there is no room, or later if the place is needed for somebody else. */
  async run<T>(asker: Asker, work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(asker);
    else this.#running += 1;
    try {
      return await work();
    } finally {
      // The place is passed on to the next request; it is freed only if nobody waits.
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

  /** Removes the next request of a lane; its key moves to the end. */
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

  /**
   * Refuses the latest request of the key with the most: first a suspected one, otherwise of a key with more than one.
   */
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
