import type { Queryable } from "../database/open-database.ts";
import { logFault } from "../http/call-log.ts";
import type { Services } from "../services.ts";
import type { Afterwards, EventName, Events } from "./events.ts";

/** Raises an event in the transaction in which it happens. */
export type Say = <Name extends EventName>(tx: Queryable, name: Name, event: Events[Name]) => Promise<void>;

/**
 * Runs a write that raises events. Subscribers run inside the write; what they leave for afterwards runs once the write
 * has finished, which is when it is committed. If the write throws, no event was raised. A failure afterwards is only
 * logged: the event has happened.
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
