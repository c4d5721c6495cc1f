import { join } from "node:path";
import type { Database } from "@tablee/server/database/open-database";
import { makeJobs, type RunningJobs } from "@tablee/server/jobs/make-jobs";
import { chatChooser } from "@tablee/server/ports/assistant/chat-chooser";
import { noChooser } from "@tablee/server/ports/assistant/dish-chooser";
import { chooseAvatarService } from "@tablee/server/ports/choose-avatar-service";
import { chooseBreachedPasswords } from "@tablee/server/ports/breached-passwords/choose-breached-passwords";
import { chooseGeocoder } from "@tablee/server/ports/choose-geocoder";
import { noIdentity } from "@tablee/server/ports/identity/identity";
import { openIdProviders } from "@tablee/server/ports/identity/openid";
import { chooseIpGeolocation } from "@tablee/server/ports/ip-geolocation/choose-ip-geolocation";
import { offPorts, outboxPorts } from "@tablee/server/ports/messages/outbox";
import { smtpMail } from "@tablee/server/ports/messages/mail-smtp";
import { twilioSms } from "@tablee/server/ports/messages/sms-twilio";
import { storedDevices } from "@tablee/server/notifications/push/push-devices";
import { devicePush } from "@tablee/server/ports/push/device-push";
import { fcmPush } from "@tablee/server/ports/push/fcm-push";
import type { Push } from "@tablee/server/ports/push/push";
import { webPush } from "@tablee/server/ports/push/web-push";
import { httpWebhookSender } from "@tablee/server/ports/http-webhook-sender";
import { folderPictures } from "@tablee/server/ports/pictures/folder-pictures";
import { s3Pictures } from "@tablee/server/ports/pictures/s3-pictures";
import { payThere } from "@tablee/server/ports/payments/payments";
import { stripePayments } from "@tablee/server/ports/payments/stripe";
import { noPrinter } from "@tablee/server/ports/printer";
import { networkPrinter } from "@tablee/server/ports/printer-network";
import type { Realtime } from "@tablee/server/realtime/realtime";
import type { Services } from "@tablee/server/services";
import { subscribers } from "@tablee/server/subscribers";
import { type Logger, pino } from "pino";
import type { Environment } from "./environment.ts";

const clock = () => new Date();

/** The push service for registered browsers and native shells; null if neither is configured. */
const choosePush = ({ push: { vapid, fcm } }: Environment, database: Database, log: Logger): Push | null => {
  if (!vapid && !fcm) return null;
  // A browser chooses the address of its push service itself, so only public addresses are allowed.
  const sender = httpWebhookSender({ anywhere: false });
  return devicePush({
    devices: storedDevices({ database, clock }),
    web: vapid && { key: vapid.public_key, service: webPush(vapid, sender) },
    native: fcm && fcmPush({ ...fcm, clock }),
    onRefused: (why) => log.error({ why }, "a push service refuses a message"),
  });
};

/** The services that send messages: the configured ones, else the outbox if it can be read, else none. */
const chooseSenders = (
  environment: Environment,
  database: Database,
  log: Logger,
): Pick<Services, "push" | "mail" | "sms"> => {
  const { outbox } = environment;
  const { smtp, twilio } = environment.senders;
  const others = outbox ? outboxPorts(database, clock) : offPorts();
  return {
    push: choosePush(environment, database, log) ?? others.push,
    mail: smtp ? smtpMail(smtp) : others.mail,
    sms: twilio ? twilioSms(twilio) : others.sms,
  };
};

/** The services of a process, whose jobs have not been started yet. */
export const makeServices = (
  environment: Environment,
  database: Database,
  realtime: Realtime,
): Services & { jobs: RunningJobs } => {
  const log = pino({ level: environment.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  const { printerNetworks: networks, printerPorts, providers: clients, publicUrl } = environment;
  return {
    database,
    clock,
    realtime,
    subscribers,
    ...chooseSenders(environment, database, log),
    settings: environment.settings,
    registration: {
      phone: environment.registrationPhone,
      sms_countries: environment.smsCountries,
      site: new URL(environment.publicUrl).hostname,
      limited: environment.rateLimit,
    },
    geocoder: chooseGeocoder(environment.geocoder, { database, clock, log }),
    chooser: environment.assistant ? chatChooser(environment.assistant, { log }) : noChooser,
    ip_geolocation: chooseIpGeolocation(environment.ipGeolocationUrl, { clock, log }),
    origins: [new URL(publicUrl).origin, ...environment.allowedOrigins],
    identity: Object.keys(clients).length === 0 ? noIdentity : openIdProviders({ clients, publicUrl, clock }),
    avatars: chooseAvatarService(environment.avatarUrl, { clock, log }),
    breached: chooseBreachedPasswords(environment.breachedPasswordsUrl, { clock, log }),
    webhooks: httpWebhookSender({ anywhere: environment.webhooksTo === "anywhere" }),
    printer: networks.length === 0 ? noPrinter : networkPrinter({ networks, ports: printerPorts }),
    payments: environment.stripe ? stripePayments(environment.stripe) : payThere,
    pictures: environment.s3 ? s3Pictures(environment.s3) : folderPictures(join(environment.dataDir, "pictures")),
    jobs: makeJobs(database, log),
    log,
  };
};
