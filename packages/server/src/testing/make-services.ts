import pino from "pino";
import type { Database } from "../database/open-database.ts";
import { silentRealtime } from "../realtime/realtime.ts";
import type { Services } from "../services.ts";

export interface TestServices extends Services {
  /** Moves the clock; without a call it stands at Wednesday 2026-11-18, 12:00 in Montréal. */
  setTime(at: Date | string): void;
}

/** Services on a test's own database: a clock that stands still, no announcements, no messages, no log. */
export function makeServices(database: Database, own: Partial<Services> = {}): TestServices {
  let at = new Date("2026-11-18T17:00:00.000Z");
  return {
    database,
    clock: () => at,
    realtime: silentRealtime,
    push: { send: async () => {} },
    mail: { send: async () => {} },
    log: pino({ enabled: false }),
    ...own,
    setTime: (to) => {
      at = new Date(to);
    },
  };
}
