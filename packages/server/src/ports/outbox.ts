import type { Database } from "../database/open-database.ts";
import type { Mail } from "./mail.ts";
import { insertMessage } from "./outbox.queries.ts";
import type { Push } from "./push.ts";
import type { Sms } from "./sms.ts";

/**
 * The embedded default of what sends: it keeps every message in a table, to be read at /dev/outbox where that is
 * served. Nothing leaves the process.
 */
export const outboxPorts = (database: Database, clock: () => Date): { push: Push; mail: Mail; sms: Sms } => {
  const keep = (kind: "push" | "mail" | "sms") => ({
    send: (message: object) => insertMessage(database.db, { kind, message: { ...message }, date: clock() }),
  });
  return { push: keep("push"), mail: keep("mail"), sms: keep("sms") };
};
