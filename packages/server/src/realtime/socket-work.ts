import { makeTurns } from "../turns.ts";

/** So many connections to the database all sockets of a process have at most; the others are the calls'. */
const AT_ONCE = 3;
/** What one socket may have waiting: more than any screen asks before it has an answer. */
export const MOST_WAITING = 64;

const atOnce = makeTurns<"sockets">(AT_ONCE);

/** Work for a socket that asks the database, whoever's it is: a crowd of sockets waits here, and no call behind it. */
export const forSockets = <Result>(work: () => Promise<Result>): Promise<Result> => atOnce("sockets", work);

export interface SocketQueue {
  /** Does a piece of work, which never fails, when those before it are done. null: too much is waiting already. */
  add(work: () => Promise<void>): Promise<void> | null;
  /** The same, however much is waiting: what must be done when a socket is gone. */
  addLast(work: () => Promise<void>): Promise<void>;
}

/** What one socket has asked for is done one after the other: a line is added before it is changed. */
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
