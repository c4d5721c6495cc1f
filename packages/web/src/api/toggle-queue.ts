import { notifyManager } from "@tanstack/react-query";

/** The state after a toggle, according to the server. */
export interface ToggleAnswer {
  enabled: boolean;
}

export interface ToggleQueueOptions<Key, Answer extends ToggleAnswer> {
  /** Toggles the thing on the server and returns its new state. */
  send: (key: Key) => Promise<Answer>;
  /** Called with the server's last answer when no wish is left; the caches are updated here. */
  settled: (key: Key, answer: Answer) => void;
}

export interface Wish {
  on: boolean;
  /** The server's state according to the caches; a promise while they do not know it yet. */
  confirmed: boolean | Promise<boolean>;
  /** Called when the newest wish could not be fulfilled; the screen then shows the server's last answer again. */
  failed: (error: unknown) => void;
}

export interface ToggleQueue<Key> {
  wish(key: Key, wish: Wish): void;
  /** The wish in progress for a thing; undefined: there is none, and the caches are right. */
  wishOf(key: Key): boolean | undefined;
  subscribe(listener: () => void): () => void;
}

/** The wish in progress for a thing. `confirmed` is null until it is known. */
interface UnderWay {
  on: boolean;
  confirmed: boolean | null;
  failed: Wish["failed"];
  calls: number;
}

/** Prevents an endless loop with a server that answers every toggle with the same state. */
const MOST_CALLS_FOR_ONE_WISH = 3;

/**
 * Creates a queue for things that are on or off. A press is shown at once. Each thing has at most one call in flight;
 * the newest wish wins, and calls are repeated until the server's state equals it. A failure rolls the thing back to
 * the server's last answer.
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
    // Caches notify their readers a moment later. If the wish ended before that, its previous state would show until
    // then.
    notifyManager.schedule(() => end(key, entry, failure));
  }

  function end(key: Key, entry: UnderWay, failure: unknown): void {
    const fulfilled = entry.confirmed === entry.on;
    // Pressed again after the last answer.
    if (!fulfilled && failure === null) return void run(key, entry, entry.confirmed ?? !entry.on);
    underWay.delete(key);
    tell();
    if (!fulfilled) entry.failed(failure);
  }

  return {
    wish(key, wish) {
      const entry = underWay.get(key);
      if (entry) {
        // The call in flight decides what is confirmed; only the wish and its failure callback are replaced.
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
