import { notifyManager } from "@tanstack/react-query";

/** The state after a toggle, as the server tells it. */
export interface ToggleAnswer {
  enabled: boolean;
}

export interface ToggleQueueOptions<Key, Answer extends ToggleAnswer> {
  /** Flips the thing on the server and answers its new state. */
  send: (key: Key) => Promise<Answer>;
  /** The server's last word once nothing more is wished: it enters the caches here. */
  settled: (key: Key, answer: Answer) => void;
}

export interface Wish {
  on: boolean;
  /** Where the server is taken to stand, by the caches; a promise while they do not know yet whose it is. */
  confirmed: boolean | Promise<boolean>;
  /** Told when the newest wish could not be had; the screen is back at what the server last said. */
  failed: (error: unknown) => void;
}

export interface ToggleQueue<Key> {
  wish(key: Key, wish: Wish): void;
  /** What is wished and under way for a thing; undefined: nothing, the caches are right. */
  wishOf(key: Key): boolean | undefined;
  subscribe(listener: () => void): () => void;
}

/** What is under way for a thing. `confirmed` is null until it is known. */
interface UnderWay {
  on: boolean;
  confirmed: boolean | null;
  failed: Wish["failed"];
  calls: number;
}

/** A server that answers a toggle with the same state again and again is not asked for ever. */
const MOST_CALLS_FOR_ONE_WISH = 3;

/**
 * One queue for things that are on or off. Presses are shown at once; per thing one call is under way
 * at a time, the newest wish wins, and calls go on until the server stands where the newest wish is. A failure rolls
 * the thing back to the server's last word.
 */
export function createToggleQueue<Key, Answer extends ToggleAnswer>(
  options: ToggleQueueOptions<Key, Answer>,
): ToggleQueue<Key> {
  const underWay = new Map<Key, UnderWay>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  async function run(key: Key, entry: UnderWay, first: Wish["confirmed"]): Promise<void> {
    let answer: Answer | null = null;
    let failure: unknown = null;
    try {
      entry.confirmed = typeof first === "boolean" ? first : await first;
      while (entry.confirmed !== entry.on) {
        if (entry.calls++ >= MOST_CALLS_FOR_ONE_WISH) throw new Error("The server keeps the other state");
        answer = await options.send(key);
        entry.confirmed = answer.enabled;
      }
    } catch (error) {
      failure = error;
    }
    if (answer) options.settled(key, answer);
    // Caches tell their readers a moment later. Were the wish over before, what was before it would be shown until then.
    notifyManager.schedule(() => end(key, entry, failure));
  }

  function end(key: Key, entry: UnderWay, failure: unknown): void {
    const fulfilled = entry.confirmed === entry.on;
    // Pressed again since the last answer.
    if (!fulfilled && failure === null) return void run(key, entry, entry.confirmed ?? !entry.on);
    underWay.delete(key);
    tell();
    if (!fulfilled) entry.failed(failure);
  }

  return {
    wish(key, wish) {
      const entry = underWay.get(key);
      if (entry) {
        // The call that is under way decides what is confirmed; only the wish and who hears of it are new.
        Object.assign(entry, { on: wish.on, failed: wish.failed, calls: 0 });
        tell();
        return;
      }
      if (wish.on === wish.confirmed) return;
      const begun: UnderWay = { on: wish.on, confirmed: null, failed: wish.failed, calls: 0 };
      underWay.set(key, begun);
      tell();
      void run(key, begun, wish.confirmed);
    },
    wishOf: (key) => underWay.get(key)?.on,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
