import pino from "pino";
import type { Database } from "../database/open-database.ts";
import { silentJobs } from "../jobs/jobs.ts";
import { noChooser } from "../ports/assistant/dish-chooser.ts";
import { offlineGeocoder } from "../ports/geocoder-offline.ts";
import { noAvatarService } from "../ports/avatar-service.ts";
import { noBreachedPasswords } from "../ports/breached-passwords/breached-passwords.ts";
import { noIdentity } from "../ports/identity/identity.ts";
import { noIpGeolocation } from "../ports/ip-geolocation/ip-geolocation.ts";
import { payThere } from "../ports/payments/payments.ts";
import { noPrinter } from "../ports/printer.ts";
import { DEFAULT_SETTINGS } from "../ports/settings.ts";
import { silentRealtime } from "../realtime/realtime.ts";
import type { Services } from "../services.ts";
import { subscribers } from "../subscribers.ts";
import { memoryPictures } from "./memory-pictures.ts";

export interface TestServices extends Services {
  /** Moves the clock, which otherwise stands at Wednesday 2026-11-18, 12:00 in Montréal. */
  setTime(at: Date | string): void;
}

/** Services on a test's own database: with a fixed clock and without announcements, messages, jobs or a log. */
export function makeServices(database: Database, own: Partial<Services> = {}): TestServices {
  let at = new Date("2026-11-18T17:00:00.000Z");
  return {
    database,
    settings: DEFAULT_SETTINGS,
    clock: () => at,
    realtime: silentRealtime,
    subscribers,
    push: { send: async () => {} },
    mail: { send: async () => {} },
    sms: { send: async () => {} },
    origins: ["https://tablee.test"],
    identity: noIdentity,
    avatars: noAvatarService,
    breached: noBreachedPasswords,
    registration: { phone: true, sms_countries: ["CA", "US", "FR", "GB"], site: "tablee.test", limited: true },
    webhooks: { anywhere: false, post: async () => ({ fault: null, status: 200, duration: 0, error: null }) },
    printer: noPrinter,
    payments: payThere,
    pictures: memoryPictures(),
    jobs: silentJobs,
    geocoder: offlineGeocoder(database.db),
    ip_geolocation: noIpGeolocation,
    chooser: noChooser,
    log: pino({ enabled: false }),
    ...own,
    setTime: (to) => {
      at = new Date(to);
    },
  };
}
