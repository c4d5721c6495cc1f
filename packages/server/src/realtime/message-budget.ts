/** How many messages are allowed at once, and how many per second in the long run. */
interface Budget {
  burst: number;
  per_second: number;
}

/** The budget for the messages of one socket. */
const MESSAGES: Budget = { burst: 120, per_second: 20 };
/**
 * The budget for what its diner is doing: each change is sent to the whole table, and nobody does more than two things
 * a second.
 */
export const DOINGS: Budget = { burst: 10, per_second: 2 };

export interface MessageBudget {
  /** Takes one message at a moment (ms); returns false if none is left. */
  take(at: number): boolean;
}

/**
 * Creates the budget of a socket's messages. A screen that joins a page of orders after a reconnection stays far below
 * it; a client that exceeds it is abusive and is disconnected.
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
