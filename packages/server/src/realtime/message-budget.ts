/** This many messages at once, and this many a second for as long as one likes. */
interface Budget {
  burst: number;
  per_second: number;
}

/** What one socket may send. */
const MESSAGES: Budget = { burst: 120, per_second: 20 };
/** Of these, what its diner is doing: each is told to the whole table, and nobody does more than two things a second. */
export const DOINGS: Budget = { burst: 10, per_second: 2 };

export interface MessageBudget {
  /** Takes one message at a moment (ms); false: there is none left. */
  take(at: number): boolean;
}

/**
 * How much a socket may still send. A screen that joins a page of orders after a reconnection stays far below;
 * whoever runs out of it means no good and is disconnected.
 */
export const messageBudget = (started: number, { burst, per_second }: Budget = MESSAGES): MessageBudget => {
  let left = burst;
  let seen = started;
  return {
    take: (at) => {
      left = Math.min(burst, left + (Math.max(0, at - seen) / 1_000) * per_second);
      seen = Math.max(seen, at);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
