import { notifyManager } from "@tanstack/react-query";
import { onTokenChange, readToken } from "../session/token.ts";

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
  /** Called when the newest wish is fulfilled. */
  done?: (() => void) | undefined;
}

export interface ToggleQueue<Key> {
  wish(key: Key, wish: Wish): void;
  /** The wish in progress for a thing; undefined: there is none, and the caches are right. */
  wishOf(key: Key): boolean | undefined;
  subscribe(listener: () => void): () => void;
}

/** The wish in progress for a thing. `confirmed` is null until it is known. */
interface UnderWay extends Omit<Wish, "confirmed"> {
  confirmed: boolean | null;
  calls: number;
}

/** Prevents an endless loop with a server that answers every toggle with the same state. */
const MOST_CALLS_FOR_ONE_WISH = 3;

/** Calls until the server's state is the wished one, or the wish is over. */
async function pursue<Answer extends ToggleAnswer>(
  entry: UnderWay,
  first: Wish["confirmed"],
  { send, isOver }: { send: () => Promise<Answer>; isOver: () => boolean },
): Promise<{ answer: Answer | null; failure: unknown }> {
  let answer: Answer | null = null;
  try {
    entry.confirmed = typeof first === "boolean" ? first : await first;
    while (entry.confirmed !== entry.on && !isOver()) {
      if (entry.calls++ >= MOST_CALLS_FOR_ONE_WISH) throw new Error("The server keeps the other state");
      answer = await send();
      entry.confirmed = answer.enabled;
    }
  } catch (failure) {
    return { answer, failure };
  }
  return { answer, failure: null };
}

/** Returns a function that begins to call `over` whenever a session ends: not before a wish, for a server has none. */
function heeding(over: () => void): () => void {
  let heeds = false;
  return () => {
    if (!heeds) onTokenChange((change) => (change === "another" ? over() : undefined));
    heeds = true;
  };
}

/**
 * Creates a queue for things that are on or off. A press is shown at once. Each thing has at most one call in flight;
 * the newest wish wins, and calls are repeated until the server's state equals it. A failure rolls the thing back to
 * the server's last answer. Wishes end with the session of the member who had them: what is in flight then is not
 * repeated for the next member, nor shown to them, whatever its answer.
 */
export function createToggleQueue<Key, Answer extends ToggleAnswer>(
  options: ToggleQueueOptions<Key, Answer>,
): ToggleQueue<Key> {
  const underWay = new Map<Key, UnderWay>();
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };

  const heedSession = heeding(() => {
    underWay.clear();
    tell();
  });
  const isOver = (key: Key, entry: UnderWay): boolean => underWay.get(key) !== entry;

  async function run(key: Key, entry: UnderWay, first: Wish["confirmed"]): Promise<void> {
    const send = () => options.send(key);
    const { answer, failure } = await pursue(entry, first, { send, isOver: () => isOver(key, entry) });
    if (answer && !isOver(key, entry)) options.settled(key, answer);
    // Caches notify their readers a moment later. If the wish ended before that, its previous state would show until
    // then.
    notifyManager.schedule(() => end(key, entry, failure));
  }

  function end(key: Key, entry: UnderWay, failure: unknown): void {
    const fulfilled = entry.confirmed === entry.on;
    // It may have failed because the session is over, which the member is told while nobody else has signed in.
    if (isOver(key, entry)) return failure === null || readToken() !== null ? undefined : entry.failed(failure);
    // Pressed again after the last answer.
    if (!fulfilled && failure === null) return void run(key, entry, entry.confirmed ?? !entry.on);
    underWay.delete(key);
    tell();
    if (fulfilled) entry.done?.();
    else entry.failed(failure);
  }

  return {
    wish(key, wish) {
      const entry = underWay.get(key);
      if (entry) {
        // The call in flight decides what is confirmed; only the wish and its callbacks are replaced.
        Object.assign(entry, { on: wish.on, failed: wish.failed, done: wish.done, calls: 0 });
        tell();
        return;
      }
      if (wish.on === wish.confirmed) return;
      heedSession();
      const begun: UnderWay = { ...wish, confirmed: null, calls: 0 };
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
