import type { Database } from "../../database/open-database.ts";
import type { Mail } from "../mail.ts";
import { insertMessage } from "./outbox.queries.ts";
import type { Push } from "../push/push.ts";
import type { Sms } from "../sms.ts";

interface Senders {
  push: Push;
  mail: Mail;
  sms: Sms;
}

/**
 * The embedded default for sending on a host whose outbox can be read: stores every message in a table, for
 * /dev/outbox. Nothing leaves the process.
 */
export const outboxPorts = (database: Database, clock: () => Date): Senders => {
  const keep = (kind: "push" | "mail" | "sms") => ({
    send: (message: object) => insertMessage(database.db, { kind, message: { ...message }, date: clock() }),
  });
  return { push: keep("push"), mail: keep("mail"), sms: keep("sms") };
};

/** The same on a host whose outbox nobody may read: nothing is sent, and no text is stored. */
export const offPorts = (): Senders => {
  const off = { off: true, send: async () => {} };
  return { push: off, mail: off, sms: off };
};
