import type { Logger } from "pino";
import type { Database } from "./database/open-database.ts";
import type { SubscribersOf } from "./events/events.ts";
import type { Jobs } from "./jobs/jobs.ts";
import type { DishChooser } from "./ports/assistant/dish-chooser.ts";
import type { AvatarService } from "./ports/avatar-service.ts";
import type { BreachedPasswords } from "./ports/breached-passwords/breached-passwords.ts";
import type { Geocoder } from "./ports/geocoder.ts";
import type { Identity } from "./ports/identity/identity.ts";
import type { IpGeolocation } from "./ports/ip-geolocation/ip-geolocation.ts";
import type { Mail } from "./ports/mail.ts";
import type { PictureStore } from "./ports/pictures/pictures.ts";
import type { Payments } from "./ports/payments/payments.ts";
import type { TicketPrinter } from "./ports/printer.ts";
import type { Push } from "./ports/push/push.ts";
import type { RegistrationSettings } from "./ports/registration-settings.ts";
import type { Settings } from "./ports/settings.ts";
import type { Sms } from "./ports/sms.ts";
import type { WebhookSender } from "./ports/webhook-sender.ts";
import type { Realtime } from "./realtime/realtime.ts";

/** What use cases depend on. The host creates it once; tests create their own. */
export interface Services {
  database: Database;
  settings: Settings;
  /** The server's only clock. */
  clock: () => Date;
  realtime: Realtime;
  /** The subscribers of each event. */
  subscribers: SubscribersOf<Services>;
  /** Channels to members outside the product. */
  push: Push;
  mail: Mail;
  sms: Sms;
  /** The origins of our own pages: the product's own address first, then those of the shells. */
  origins: readonly string[];
  /** Verifies identities with identity providers. */
  identity: Identity;
  /** Draws avatars besides our own drawing code. */
  avatars: AvatarService;
  /** Knows which passwords have appeared in breaches. */
  breached: BreachedPasswords;
  /** What a registration requires, and which phone numbers its codes can reach. */
  registration: RegistrationSettings;
  /** Sends events to restaurants' own systems. */
  webhooks: WebhookSender;
  /** Reaches the printers of restaurants. */
  printer: TicketPrinter;
  /** Takes payments online, or leaves them to the restaurants. */
  payments: Payments;
  /** Stores members' pictures. */
  pictures: PictureStore;
  /** Work that is reliably done after the answer. */
  jobs: Jobs;
  /** Finds the positions of addresses. */
  geocoder: Geocoder;
  /** Finds the positions of network addresses. */
  ip_geolocation: IpGeolocation;
  /** Ranks the assistant's dishes. */
  chooser: DishChooser;
  log: Logger;
}
