import { resolve } from "node:path";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { isIpTemplate } from "@tablee/server/ports/ip-geolocation/http-ip-geolocation";
import { GEOCODER_KINDS, type GeocoderKind } from "@tablee/server/ports/geocoder-http";
import { DEFAULT_SETTINGS, type Settings } from "@tablee/server/ports/settings";
import type { SmtpOptions } from "@tablee/server/ports/messages/mail-smtp";
import type { TwilioOptions } from "@tablee/server/ports/messages/sms-twilio";
import { isLoopback, type TrustedProxies, trustedNetworks } from "@tablee/server/http/caller-address";
import { isNetwork, PRINTER_PORTS, PRIVATE_NETWORKS } from "@tablee/server/ports/printer-network";
import type { S3Options } from "@tablee/server/ports/pictures/s3-pictures";
import type { OpenIdClients } from "@tablee/server/ports/identity/openid";
import * as z from "zod";
import { PICTURE_VARIABLES, readPictureStore } from "./picture-variables.ts";
import { PROVIDER_VARIABLES, readProviders } from "./provider-variables.ts";
import { PUSH_VARIABLES, type PushSettings, readPush } from "./push-variables.ts";

const flag = z.enum(["0", "1"]).transform((value) => value === "1");
const empty = (value: unknown) => (value === "" ? undefined : value);

const list = (value: string): string[] =>
  value
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);
const networks = z
  .string()
  .transform((value) => list(value).flatMap((entry) => (entry === "private" ? [...PRIVATE_NETWORKS] : [entry])))
  .refine((entries) => entries.every(isNetwork), "Networks such as 192.168.1.0/24, or private");
const ports = z
  .string()
  .transform((value) => list(value).map(Number))
  .refine(
    (entries) => entries.every((port) => Number.isInteger(port) && port > 0 && port <= 65_535),
    "Port numbers, separated by commas",
  );

/** How many proxies stand in front, or the networks that they are in. */
const proxies = z.union([
  z
    .string()
    .regex(/^\d$/)
    .transform((hops): TrustedProxies => Number(hops)),
  networks.transform((entries): TrustedProxies => trustedNetworks(entries)),
]);

/** Origins as a browser says them: `https://example.org`, without a path. */
const origins = z
  .string()
  .transform(list)
  .refine(
    (entries) => entries.every((entry) => URL.parse(entry)?.origin === entry || SHELL.test(entry)),
    "Origins such as https://example.org, separated by commas",
  );
/** Those whose scheme is not the web's have no origin for Node. */
const SHELL = /^(chrome-extension|moz-extension|capacitor):\/\/[\w-]+$/;

/** As ISO 3166-1 writes them. */
const countries = z
  .string()
  .transform(list)
  .refine((entries) => entries.every((entry) => /^[A-Z]{2}$/.test(entry)), "Countries such as CA,FR");

/** An address by itself, or a name with the address behind it in angle brackets. */
const MAILBOX = /^(?:[^\s<>@,]+@[^\s<>@,]+|[^<>@\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>)$/;

/** An address alone. */
const MAILBOX_ADDRESS = /^[^\s<>@,]+@[^\s<>@,]+$/;

const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,32}$/;
const PASSWORD_WORDS = "8 to 32 characters with a lowercase, an uppercase and a digit";

/** Every variable that the product reads; .env.example names them all with their meaning. */
const Variables = z.object({
  PORT: z.preprocess(empty, z.coerce.number().int().min(0).max(65_535).default(3_000)),
  HOST: z.preprocess(empty, z.string().default("127.0.0.1")),
  DATA_DIR: z.preprocess(empty, z.string().default("./.data")),
  DATABASE_URL: z.preprocess(empty, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  DATABASE_POOL: z.preprocess(empty, z.coerce.number().int().min(1).max(200).default(10)),
  REDIS_URL: z.preprocess(empty, z.url({ protocol: /^rediss?$/ }).optional()),
  DEMO: z.preprocess(empty, flag.optional()),
  DEMO_PASSWORD: z.preprocess(empty, z.string().regex(PASSWORD, PASSWORD_WORDS).optional()),
  LOG_LEVEL: z.preprocess(
    empty,
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ),
  GEOCODER_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  GEOCODER_KIND: z.preprocess(empty, z.enum(GEOCODER_KINDS).default("photon")),
  IP_GEOLOCATION_URL: z.preprocess(
    empty,
    z.string().refine(isIpTemplate, "An address with {ip}, such as https://geo.example.org/{ip}").optional(),
  ),
  PUBLIC_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  ...PROVIDER_VARIABLES,
  ...PICTURE_VARIABLES,
  ...PUSH_VARIABLES,
  SMTP_URL: z.preprocess(empty, z.url({ protocol: /^smtps?$/ }).optional()),
  MAIL_FROM: z.preprocess(empty, z.string().regex(MAILBOX, "Tablée <hello@example.org>").optional()),
  TWILIO_ACCOUNT_SID: z.preprocess(
    empty,
    z
      .string()
      .regex(/^AC[\da-f]{32}$/, "AC and 32 characters")
      .optional(),
  ),
  TWILIO_AUTH_TOKEN: z.preprocess(empty, z.string().min(16).optional()),
  TWILIO_FROM: z.preprocess(
    empty,
    z
      .string()
      .regex(/^(?:\+[1-9]\d{6,14}|MG[\da-f]{32})$/, "A number such as +15145550100, or MG…")
      .optional(),
  ),
  CONTACT_EMAIL: z.preprocess(empty, z.string().regex(MAILBOX_ADDRESS, "hello@example.org").optional()),
  SECURITY_CONTACT: z.preprocess(
    empty,
    z
      .string()
      .regex(/^(?:mailto:[^\s<>@,]+@[^\s<>@,]+|https:\/\/\S+)$/, "mailto:security@example.org, or an address of https")
      .optional(),
  ),
  EMAIL_VERIFICATION: z.preprocess(empty, flag.default(DEFAULT_SETTINGS.email_verification)),
  FRAME_PARENTS: z.preprocess(empty, origins.default([])),
  ALLOWED_ORIGINS: z.preprocess(empty, origins.default([])),
  TRUST_PROXY: z.preprocess(empty, proxies.default(0)),
  WEBHOOKS_TO: z.preprocess(empty, z.enum(["public", "anywhere"]).default("public")),
  PRINTER_NETWORKS: z.preprocess(empty, networks.default([])),
  PRINTER_PORTS: z.preprocess(empty, ports.default([...PRINTER_PORTS])),
  DRAIN_WAIT: z.preprocess(empty, z.coerce.number().min(0).max(300).default(2)),
  REGISTRATION_PHONE: z.preprocess(empty, flag.default(true)),
  SMS_COUNTRIES: z.preprocess(empty, countries.default(["CA", "US", "FR", "GB"])),
  RATE_LIMIT: z.preprocess(empty, z.enum(["on", "off"]).default("on")),
});

export interface Environment {
  port: number;
  host: string;
  /** Absolute. */
  dataDir: string;
  /** undefined: the embedded database in dataDir. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** undefined: fan-out and counters in this process. */
  redisUrl: string | undefined;
  /** Seed an empty database with the demo. */
  demo: boolean;
  /**
   * Of the demo's accounts; null: random ones, because strangers may reach this host and the usual one is published.
   */
  demoPassword: string | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** Who is asked where addresses lie; null: our own table. `url` has no slash at the end. */
  geocoder: { kind: GeocoderKind; url: string } | null;
  /** Who is asked where network addresses are, `{ip}` standing for one; null: nobody. */
  ipGeolocationUrl: string | null;
  /** Whom one can sign in with besides ourselves. */
  providers: OpenIdClients;
  /** Whether messages that nobody sends are kept, to be read at /dev/outbox. */
  outbox: boolean;
  /** Who sends mails; null: nobody, or the outbox. */
  smtp: SmtpOptions | null;
  /** Who sends text messages; null: nobody, or the outbox. */
  twilio: TwilioOptions | null;
  /** Who sends push notifications; neither: nobody, or the outbox. */
  push: PushSettings;
  /** The bucket in which members' pictures lie; null: they lie in dataDir. */
  s3: S3Options | null;
  settings: Settings;
  /** Where faults of safety are told; null: /.well-known/security.txt is not there. */
  securityContact: string | null;
  /** Where visitors reach this host, without a slash at the end: for addresses in pages. */
  publicUrl: string;
  /** Origins besides our own whose pages may read answers: those of the shells. */
  allowedOrigins: string[];
  trustProxy: TrustedProxies;
  /** Origins whose pages may frame menus, tables and baskets. */
  frameParents: string[];
  /** Whether webhooks reach http and private networks too. */
  webhooksTo: "public" | "anywhere";
  /** How long a process that was told to end says so before it shuts its door, in milliseconds. */
  drainWaitMs: number;
  rateLimit: boolean;
  /** Whether a registration asks for a phone number and verifies it. */
  registrationPhone: boolean;
  /** Countries that SMS go to. */
  smsCountries: string[];
  /** Where restaurants' printers may be, as address/prefix; empty: nothing is printed from here. */
  printerNetworks: string[];
  printerPorts: number[];
}

/** Who would read the demo's contact form. */
const DEMO_CONTACT = "hello@tablee.test";

/** A variable that is set to something that cannot be. The message names each. */
export class BadEnvironment extends Error {
  override name = "BadEnvironment";
}

/** Whether strangers can reach a host that listens there: itself, or what stands in front of it. */
const isPublic = ({ HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof Variables>): boolean =>
  !isLoopback(HOST) || TRUST_PROXY !== 0 || (PUBLIC_URL !== undefined && !isOwnAddress(new URL(PUBLIC_URL)));

const isOwnAddress = ({ protocol, hostname }: URL): boolean => protocol === "http:" && isLoopback(hostname);

/**
 * Whether there is a demo, and with which password. A real database and a host that strangers reach have none unless
 * it is asked for, and then not with the password that everybody can read here.
 */
function readDemo(data: z.infer<typeof Variables>): Pick<Environment, "demo" | "demoPassword"> {
  const real = isPublic(data) || data.DATABASE_URL !== undefined;
  if (isPublic(data) && data.DEMO_PASSWORD === DEMO_PASSWORD) {
    throw unusable(["DEMO_PASSWORD: everybody can read this one, and strangers can reach this host"]);
  }
  return { demo: data.DEMO ?? !real, demoPassword: data.DEMO_PASSWORD ?? (real ? null : DEMO_PASSWORD) };
}

/** Whose messages are handed to whom. Throws BadEnvironment where half of an adapter is set. */
function readSenders(data: z.infer<typeof Variables>): Pick<Environment, "smtp" | "twilio"> {
  const { SMTP_URL: url, MAIL_FROM, TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM } = data;
  if ((url === undefined) !== (MAIL_FROM === undefined)) {
    throw unusable(["SMTP_URL, MAIL_FROM: both, or none of them"]);
  }
  const twilio = [TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM];
  if (twilio.includes(undefined) && twilio.some((part) => part !== undefined)) {
    throw unusable(["TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM: all three, or none of them"]);
  }
  return {
    smtp: url && MAIL_FROM ? { url, from: MAIL_FROM } : null,
    twilio:
      TWILIO_ACCOUNT_SID && TWILIO_AUTH_TOKEN && TWILIO_FROM
        ? { account_sid: TWILIO_ACCOUNT_SID, auth_token: TWILIO_AUTH_TOKEN, from: TWILIO_FROM }
        : null,
  };
}

const unusable = (faults: readonly string[]): BadEnvironment =>
  new BadEnvironment(`The environment cannot be used:\n${faults.map((fault) => `  ${fault}`).join("\n")}`);

/** Reads the environment once, at the start. Throws BadEnvironment. */
export function readEnvironment(variables: NodeJS.ProcessEnv): Environment {
  const read = Variables.safeParse(variables);
  if (!read.success) {
    throw unusable(read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const { data } = read;
  const { clients: providers, faults } = readProviders(data);
  const { s3, fault } = readPictureStore(data);
  if (fault !== null) faults.push(fault);
  const { faults: pushFaults, ...push } = readPush(data);
  faults.push(...pushFaults);
  if (faults.length > 0) throw unusable(faults);
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, "");
  const { demo, demoPassword } = readDemo(data);
  const outbox = demo && !isPublic(data);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    redisUrl: data.REDIS_URL,
    demo,
    demoPassword,
    outbox,
    ...readSenders(data),
    push,
    s3,
    settings: {
      public_url: publicUrl,
      email_verification: data.EMAIL_VERIFICATION,
      contact_email: data.CONTACT_EMAIL ?? (outbox ? DEMO_CONTACT : null),
    },
    securityContact: data.SECURITY_CONTACT ?? null,
    logLevel: data.LOG_LEVEL,
    geocoder: data.GEOCODER_URL ? { kind: data.GEOCODER_KIND, url: data.GEOCODER_URL.replace(/\/+$/, "") } : null,
    ipGeolocationUrl: data.IP_GEOLOCATION_URL ?? null,
    providers,
    publicUrl,
    frameParents: data.FRAME_PARENTS,
    allowedOrigins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    webhooksTo: data.WEBHOOKS_TO,
    drainWaitMs: data.DRAIN_WAIT * 1_000,
    rateLimit: data.RATE_LIMIT === "on",
    registrationPhone: data.REGISTRATION_PHONE,
    smsCountries: data.SMS_COUNTRIES,
    printerNetworks: data.PRINTER_NETWORKS,
    printerPorts: data.PRINTER_PORTS,
  };
}
