/** What one socket may send: this many messages at once, and this many a second for as long as it likes. */
const BURST = 120;
const PER_SECOND = 20;

export interface MessageBudget {
  /** Takes one message at a moment (ms); false: there is none left. */
  take(at: number): boolean;
}

/**
 * How much a socket may still send. A screen that joins a page of orders after a reconnection stays far below;
 * whoever runs out of it means no good and is disconnected.
 */
export const messageBudget = (started: number): MessageBudget => {
  let left = BURST;
  let seen = started;
  return {
    take: (at) => {
      left = Math.min(BURST, left + (Math.max(0, at - seen) / 1_000) * PER_SECOND);
      seen = Math.max(seen, at);
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
};
