import { resolve } from "node:path";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import type { NativeApps } from "@tablee/server/pages/machine-files/app-links";
import type { ChatOptions } from "@tablee/server/ports/assistant/chat-chooser";
import { isAvatarTemplate } from "@tablee/server/ports/choose-avatar-service";
import { isRangeTemplate } from "@tablee/server/ports/breached-passwords/choose-breached-passwords";
import { isIpTemplate } from "@tablee/server/ports/ip-geolocation/http-ip-geolocation";
import { GEOCODER_KINDS, type GeocoderKind } from "@tablee/server/ports/geocoder-http";
import { DEFAULT_SETTINGS, type Settings } from "@tablee/server/ports/settings";
import { isLoopback, type TrustedProxies, trustedNetworks } from "@tablee/server/http/caller-address";
import { isNetwork, PRINTER_PORTS, PRIVATE_NETWORKS } from "@tablee/server/ports/printer-network";
import type { S3Options } from "@tablee/server/ports/pictures/s3-pictures";
import type { StripeOptions } from "@tablee/server/ports/payments/stripe";
import type { OpenIdClients } from "@tablee/server/ports/identity/openid";
import * as z from "zod";
import { PAYMENT_VARIABLES, readPayments } from "./variables/payment-variables.ts";
import { PICTURE_VARIABLES, readPictureStore } from "./variables/picture-variables.ts";
import { APP_VARIABLES, readApps } from "./variables/app-variables.ts";
import { ASSISTANT_VARIABLES, readAssistant } from "./variables/assistant-variables.ts";
import { PROVIDER_VARIABLES, readProviders } from "./variables/provider-variables.ts";
import { PUSH_VARIABLES, type PushSettings, readPush } from "./variables/push-variables.ts";
import { readSenders, SENDER_VARIABLES, type SenderSettings } from "./variables/sender-variables.ts";

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

/** The number of proxies in front of the host, or their networks. */
const proxies = z.union([
  z
    .string()
    .regex(/^\d$/)
    .transform((hops): TrustedProxies => Number(hops)),
  networks.transform((entries): TrustedProxies => trustedNetworks(entries)),
]);

/** Origins as a browser writes them: `https://example.org`, without a path. */
const origins = z
  .string()
  .transform(list)
  .refine(
    (entries) => entries.every((entry) => URL.parse(entry)?.origin === entry || SHELL.test(entry)),
    "Origins such as https://example.org, separated by commas",
  );
/** Node's URL gives these schemes no origin. */
const SHELL = /^(chrome-extension|moz-extension|capacitor):\/\/[\w-]+$/;

/** Only an address, without a name. */
const MAILBOX_ADDRESS = /^[^\s<>@,]+@[^\s<>@,]+$/;

const PASSWORD = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d).{8,32}$/;
const PASSWORD_WORDS = "8 to 32 characters with a lowercase, an uppercase and a digit";

/** Every variable that the product reads; .env.example documents them all. */
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
  ...ASSISTANT_VARIABLES,
  GEOCODER_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  GEOCODER_KIND: z.preprocess(empty, z.enum(GEOCODER_KINDS).default("photon")),
  IP_GEOLOCATION_URL: z.preprocess(
    empty,
    z.string().refine(isIpTemplate, "An address with {ip}, such as https://geo.example.org/{ip}").optional(),
  ),
  AVATAR_URL: z.preprocess(
    empty,
    z
      .string()
      .refine(isAvatarTemplate, "An address with {query}, such as https://avatars.example.org/svg?{query}")
      .optional(),
  ),
  BREACHED_PASSWORDS_URL: z.preprocess(
    empty,
    z
      .string()
      .refine(isRangeTemplate, "An address with {prefix}, such as https://api.example.org/range/{prefix}")
      .optional(),
  ),
  MAP_STYLE_URL: z.preprocess(empty, z.url({ protocol: /^https$/ }).optional()),
  PUBLIC_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  ...PROVIDER_VARIABLES,
  ...PICTURE_VARIABLES,
  ...PAYMENT_VARIABLES,
  ...PUSH_VARIABLES,
  ...SENDER_VARIABLES,
  ...APP_VARIABLES,
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
  PROGRESS_POLL: z.preprocess(empty, z.coerce.number().min(0.25).max(60).default(2)),
  MAINTENANCE: z.preprocess(empty, flag.default(false)),
  RATE_LIMIT: z.preprocess(empty, z.enum(["on", "off"]).default("on")),
});

export interface Environment {
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  /** undefined means the embedded database in dataDir. */
  databaseUrl: string | undefined;
  databasePool: number;
  /** undefined means that fan-out and counters are in this process. */
  redisUrl: string | undefined;
  /** Whether to fill an empty database with the demo. */
  demo: boolean;
  /**
   * The password of the demo's accounts; null means random ones, because strangers may reach this host and the usual
   * password is public.
   */
  demoPassword: string | null;
  logLevel: "fatal" | "error" | "warn" | "info" | "debug" | "trace" | "silent";
  /** The chat service that ranks the assistant's dishes; null means its own rules alone. */
  assistant: ChatOptions | null;
  /** The service that locates addresses; null means our own table. `url` has no trailing slash. */
  geocoder: { kind: GeocoderKind; url: string } | null;
  /** The service that locates network addresses, with `{ip}` for the address; null if there is none. */
  ipGeolocationUrl: string | null;
  /** The service that draws avatars, with {query} for their options; null if we draw them. */
  avatarUrl: string | null;
  /** The address of a service that knows breached passwords, with {prefix}; null if passwords are not checked. */
  breachedPasswordsUrl: string | null;
  /** The providers with which one can sign in besides our own ways. */
  providers: OpenIdClients;
  /** Whether unsent messages are stored, to be read at /dev/outbox. */
  outbox: boolean;
  /** The services that send mails and text messages; null for none, or the outbox. */
  senders: SenderSettings;
  /** The services that send push notifications; without any, the outbox or none. */
  push: PushSettings;
  /** The bucket that stores members' pictures; null means that they are in dataDir. */
  s3: S3Options | null;
  /** The service that takes payments online; null means that orders are paid at the restaurants. */
  stripe: StripeOptions | null;
  settings: Settings;
  /** The contact for security reports; null means that there is no /.well-known/security.txt. */
  securityContact: string | null;
  /** The native apps in which our links open. */
  apps: NativeApps;
  /** Where visitors reach this host, without a trailing slash: for addresses in pages. */
  publicUrl: string;
  /** Origins other than our own whose pages may read answers: those of the shells. */
  allowedOrigins: string[];
  trustProxy: TrustedProxies;
  /** Origins whose pages may frame menus, tables and baskets. */
  frameParents: string[];
  /** Whether webhooks may also be sent to http and to private networks. */
  webhooksTo: "public" | "anywhere";
  /** How long a process that was told to end announces it before it stops listening, in milliseconds. */
  drainWaitMs: number;
  rateLimit: boolean;
  /** The interval at which browsers ask for the progress of a long job, in milliseconds. */
  progressMs: number;
  /** Whether the product is closed for maintenance. */
  maintenance: boolean;
  /** Whether a registration asks for a phone number and verifies it. */
  registrationPhone: boolean;
  /** The countries to which text messages are sent. */
  smsCountries: string[];
  /** The networks in which restaurants' printers may be, as address/prefix; empty disables printing. */
  printerNetworks: string[];
  printerPorts: number[];
}

/** The recipient of the demo's contact form. */
const DEMO_CONTACT = "hello@tablee.test";

/** Thrown for invalid variables. The message names each of them. */
export class BadEnvironment extends Error {
  override name = "BadEnvironment";
}

/** Whether strangers can reach a host with these settings, directly or through a proxy. */
const isPublic = ({ HOST, PUBLIC_URL, TRUST_PROXY }: z.infer<typeof Variables>): boolean =>
  !isLoopback(HOST) || TRUST_PROXY !== 0 || (PUBLIC_URL !== undefined && !isOwnAddress(new URL(PUBLIC_URL)));

const isOwnAddress = ({ protocol, hostname }: URL): boolean => protocol === "http:" && isLoopback(hostname);

/**
 * Whether there is a demo, and its password. A host with a real database, or one that strangers can reach, has a demo
 * only on request, and then without the published password.
 */
function readDemo(data: z.infer<typeof Variables>): Pick<Environment, "demo" | "demoPassword"> {
  const real = isPublic(data) || data.DATABASE_URL !== undefined;
  if (isPublic(data) && data.DEMO_PASSWORD === DEMO_PASSWORD) {
    throw unusable(["DEMO_PASSWORD: everybody can read this one, and strangers can reach this host"]);
  }
  return { demo: data.DEMO ?? !real, demoPassword: data.DEMO_PASSWORD ?? (real ? null : DEMO_PASSWORD) };
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
  const { s3, faults: pictureFaults } = readPictureStore(data);
  const { stripe, faults: paymentFaults } = readPayments(data);
  const { faults: pushFaults, ...push } = readPush(data);
  const { faults: senderFaults, ...senders } = readSenders(data);
  faults.push(...pictureFaults, ...paymentFaults, ...pushFaults, ...senderFaults);
  if (faults.length > 0) throw unusable(faults);
  const publicUrl = (data.PUBLIC_URL ?? `http://localhost:${data.PORT}`).replace(/\/+$/, "");
  const demo = readDemo(data);
  const outbox = demo.demo && !isPublic(data);
  return {
    port: data.PORT,
    host: data.HOST,
    dataDir: resolve(data.DATA_DIR),
    databaseUrl: data.DATABASE_URL,
    databasePool: data.DATABASE_POOL,
    redisUrl: data.REDIS_URL,
    ...demo,
    outbox,
    senders,
    push,
    s3,
    stripe,
    settings: {
      public_url: publicUrl,
      email_verification: data.EMAIL_VERIFICATION,
      contact_email: data.CONTACT_EMAIL ?? (outbox ? DEMO_CONTACT : null),
      map_style_url: data.MAP_STYLE_URL ?? null,
    },
    securityContact: data.SECURITY_CONTACT ?? null,
    apps: readApps(data),
    logLevel: data.LOG_LEVEL,
    assistant: readAssistant(data),
    geocoder: data.GEOCODER_URL ? { kind: data.GEOCODER_KIND, url: data.GEOCODER_URL.replace(/\/+$/, "") } : null,
    ipGeolocationUrl: data.IP_GEOLOCATION_URL ?? null,
    avatarUrl: data.AVATAR_URL ?? null,
    breachedPasswordsUrl: data.BREACHED_PASSWORDS_URL ?? null,
    providers,
    publicUrl,
    frameParents: data.FRAME_PARENTS,
    allowedOrigins: data.ALLOWED_ORIGINS,
    trustProxy: data.TRUST_PROXY,
    webhooksTo: data.WEBHOOKS_TO,
    drainWaitMs: data.DRAIN_WAIT * 1_000,
    progressMs: data.PROGRESS_POLL * 1_000,
    rateLimit: data.RATE_LIMIT === "on",
    maintenance: data.MAINTENANCE,
    registrationPhone: data.REGISTRATION_PHONE,
    smsCountries: data.SMS_COUNTRIES,
    printerNetworks: data.PRINTER_NETWORKS,
    printerPorts: data.PRINTER_PORTS,
  };
}
