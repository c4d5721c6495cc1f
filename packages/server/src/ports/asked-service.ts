import { LRUCache } from "lru-cache";

const MAX_ASKING = 8;
/** How many answers are cached. */
const MAX_KEPT = 5_000;
/**
 * After this many failures in a row, the service is not asked for a while, so that nobody waits for one that is down.
 */
const MAX_FAILURES = 3;
const SILENT_MS = 30_000;

interface AskedService<Answer> {
  clock: () => Date;
  /** How long an answer is cached, in milliseconds. */
  kept_ms: number;
  /** How many questions may be in progress; further ones fail as if the service were down. Default 8. */
  max_asking?: number;
  /** Asks the service itself; rejects if that fails. */
  ask: (question: string) => Promise<Answer>;
}

/**
 * Wraps an external service: answers are cached, few questions are sent at once, and after repeated failures none for a
 * while. Rejects if there is no answer.
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
      // The first question after the pause shows whether the service is back.
      if (failures >= MAX_FAILURES) silent_until = clock().getTime() + SILENT_MS;
      throw error;
    } finally {
      asking -= 1;
    }
  };
}
