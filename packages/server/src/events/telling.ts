import type { Queryable } from "../database/open-database.ts";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import type { Afterwards, EventName, Events } from "./events.ts";

/** Says what happened, in the transaction in which it happens. */
export type Say = <Name extends EventName>(tx: Queryable, name: Name, event: Events[Name]) => Promise<void>;

/**
 * Runs a write that says what happens in it. Whoever hears of it does so within; what they left for afterwards is done
 * once the write is done, which is when it is committed. Where the write throws nothing was said. What fails afterwards
 * is logged: what happened has happened.
 */
export const telling = async <Result>(services: Services, write: (say: Say) => Promise<Result>): Promise<Result> => {
  const afterwards: { name: EventName; run: Afterwards }[] = [];
  const result = await write(async (tx, name, event) => {
    for (const hear of services.subscribers[name]) {
      const run = await hear(services, tx, event);
      if (run) afterwards.push({ name, run });
    }
  });
  for (const { name, run } of afterwards) {
    try {
      await run();
    } catch (error) {
      logFault(services.log, error, `after ${name}`);
    }
  }
  return result;
};
