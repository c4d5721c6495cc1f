import { LRUCache } from "lru-cache";

const MAX_ASKING = 8;
/** What was answered is kept so many times. */
const MAX_KEPT = 5_000;
/** After so many failures in a row the service is left alone for a while: nobody waits for one that is down. */
const MAX_FAILURES = 3;
const SILENT_MS = 30_000;

interface AskedService<Answer> {
  clock: () => Date;
  /** How long an answer is good. */
  kept_ms: number;
  /** Questions under way at once; what comes on top is answered as by a service that is down. Default 8. */
  max_asking?: number;
  /** Asks the service itself; rejects where it fails. */
  ask: (question: string) => Promise<Answer>;
}

/**
 * A service of elsewhere that is asked with restraint: the same once while its answer is good, few at once, and not for
 * a while after it has failed again and again. Rejects where there is no answer.
 */
export function askedService<Answer>({ clock, kept_ms, max_asking = MAX_ASKING, ask }: AskedService<Answer>) {
  const kept = new LRUCache<string, { answer: Answer; until: number }>({ max: MAX_KEPT });
  let asking = 0;
  let failures = 0;
  let silent_until = 0;
  return async (question: string): Promise<Answer> => {
    const now = clock().getTime();
    const before = kept.get(question);
    if (before && before.until > now) return before.answer;
    if (now < silent_until) throw new Error("It has failed just now");
    if (asking >= max_asking) throw new Error("Too many questions at once");
    asking += 1;
    try {
      const answer = await ask(question);
      kept.set(question, { answer, until: now + kept_ms });
      failures = 0;
      return answer;
    } catch (error) {
      failures += 1;
      // One question after the pause tells whether it is back.
      if (failures >= MAX_FAILURES) silent_until = clock().getTime() + SILENT_MS;
      throw error;
    } finally {
      asking -= 1;
    }
  };
}
