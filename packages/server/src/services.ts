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
import type { TicketPrinter } from "./ports/printer.ts";
import type { Push } from "./ports/push/push.ts";
import type { RegistrationSettings } from "./ports/registration-settings.ts";
import type { Settings } from "./ports/settings.ts";
import type { Sms } from "./ports/sms.ts";
import type { WebhookSender } from "./ports/webhook-sender.ts";
import type { Realtime } from "./realtime/realtime.ts";

/** What use cases work with; the host makes it once, tests make their own. */
export interface Services {
  database: Database;
  settings: Settings;
  /** The only clock of the server. */
  clock: () => Date;
  realtime: Realtime;
  /** Who hears of what happens. */
  subscribers: SubscribersOf<Services>;
  /** What reaches members outside of the product. */
  push: Push;
  mail: Mail;
  sms: Sms;
  /** Whose pages are ours: the product's own address first, then those of the shells. */
  origins: readonly string[];
  /** Who vouches for somebody's identity. */
  identity: Identity;
  /** Who draws avatars besides us. */
  avatars: AvatarService;
  /** Who knows which passwords strangers have found elsewhere. */
  breached: BreachedPasswords;
  /** What a registration asks for, and how far its codes go. */
  registration: RegistrationSettings;
  /** What reaches restaurants' own systems. */
  webhooks: WebhookSender;
  /** Reaches the printers of restaurants. */
  printer: TicketPrinter;
  /** Where members' pictures lie. */
  pictures: PictureStore;
  /** Work that is done after the answer, surely. */
  jobs: Jobs;
  /** Where addresses lie. */
  geocoder: Geocoder;
  /** Where network addresses are. */
  ip_geolocation: IpGeolocation;
  /** Who puts the assistant's dishes into order. */
  chooser: DishChooser;
  log: Logger;
}
