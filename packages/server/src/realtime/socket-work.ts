import { makeTurns } from "../turns.ts";

/** How many database connections all sockets of a process use at most; the rest are left to calls. */
const AT_ONCE = 3;
/** How much one socket may have waiting: more than any screen requests before it has an answer. */
export const MOST_WAITING = 64;

const atOnce = makeTurns<"sockets">(AT_ONCE);

/**
 * Runs database work of any socket within a common limit: a crowd of sockets waits here, and calls do not wait behind
 * it.
 */
export const forSockets = <Result>(work: () => Promise<Result>): Promise<Result> => atOnce("sockets", work);

export interface SocketQueue {
  /** Runs work, which must never reject, after all earlier work. null: too much is waiting already. */
  add(work: () => Promise<void>): Promise<void> | null;
  /** The same without a limit: for what must be done when a socket disconnects. */
  addLast(work: () => Promise<void>): Promise<void>;
}

/** Runs a socket's requests one after another, so that a line is added before it is changed. */
export const makeSocketQueue = (): SocketQueue => {
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const addLast = (work: () => Promise<void>): Promise<void> => {
    waiting += 1;
    last = last.then(work).finally(() => {
      waiting -= 1;
    });
    return last;
  };
  return { addLast, add: (work) => (waiting >= MOST_WAITING ? null : addLast(work)) };
};
