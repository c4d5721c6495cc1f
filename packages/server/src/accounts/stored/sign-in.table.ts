import { IDENTITY_PROVIDERS, type IdentityProvider } from "@tablee/domain/accounts/identity-provider";
import { sql } from "drizzle-orm";
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from "drizzle-orm/pg-core";
import { instant, now } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { accounts } from "./accounts.table.ts";

const account = () =>
  integer()
    .notNull()
    .references(() => accounts.id, { onDelete: "cascade" });

/** The passwords of accounts; an account may have none. */
export const passwords = pgTable("passwords", {
  account_id: account().primaryKey(),
  /** In the form that password.ts writes. */
  hash: text().notNull(),
  changed_at: instant().notNull().default(now),
});

/** The Google and Apple identities that can sign in to an account. */
export const identities = pgTable(
  "identities",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: account(),
    provider: text().$type<IdentityProvider>().notNull(),
    /** The provider's own id of the person, which never changes, unlike an e-mail. */
    subject: text().notNull(),
    created_at: instant().notNull().default(now),
    last_used_at: instant(),
  },
  (t) => [
    unique("identities_subject").on(t.provider, t.subject),
    unique("identities_account").on(t.account_id, t.provider),
    check("identities_provider", oneOf(t.provider, IDENTITY_PROVIDERS)),
  ],
);

/** WebAuthn credentials: ways to sign in, and second steps. */
export const passkeys = pgTable(
  "passkeys",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: account(),
    /** The id given by the authenticator, base64url. */
    credential_id: text().notNull().unique(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** How often it was used, if the authenticator counts: a counter that goes back means that the key was copied. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    backed_up: boolean().notNull(),
    /** The name that the member gave it. */
    name: text().notNull(),
    created_at: instant().notNull().default(now),
    last_used_at: instant(),
  },
  (t) => [index("passkeys_account").on(t.account_id), check("passkeys_name", sql`length(${t.name}) between 1 and 50`)],
);

/** The secrets of authenticator apps for one-time codes (RFC 6238), the second step of an account. */
export const authenticators = pgTable("authenticators", {
  account_id: account().primaryKey(),
  /** Base32. */
  secret: text().notNull(),
  /** null: the secret was shown, and no code has been entered yet. */
  confirmed_at: instant(),
  /** The time step of the last accepted code: no code is accepted twice. */
  last_step: bigint({ mode: "number" }),
});

/** Devices on which a member has signed in: a sign-in on any other device causes a mail (accounts §50). */
export const knownDevices = pgTable(
  "known_devices",
  {
    account_id: account(),
    /**
     * SHA-256 of the device's id together with the account's, so that rows of two members on one device cannot be
     * linked.
     */
    device_hash: text().notNull(),
    known_since: instant().notNull().default(now),
    last_signed_in_at: instant().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.device_hash] })],
);

/** Codes that replace a lost second step, each valid once. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: account(),
    code_hash: text().notNull(),
    used_at: instant(),
  },
  (t) => [unique("recovery_codes_once").on(t.account_id, t.code_hash)],
);

/**
 * A sign-in that has begun and is waiting for its second half: the second step, the provider's answer, a passkey. What
 * the browser brings back is stored as its hash and is valid once.
 */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text().$type<"second_step" | "provider" | "passkey">().notNull(),
    /** SHA-256 of what the browser holds, hexadecimal. */
    key_hash: text().notNull().unique(),
    /** null: not known yet. */
    account_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    /** Depends on the kind: nonce and verifier, the challenge, device and remember. */
    facts: jsonb().$type<Record<string, unknown>>().notNull(),
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
  },
  (t) => [
    index("sign_in_attempts_account").on(t.account_id),
    index("sign_in_attempts_expiry").on(t.expires_at),
    check("sign_in_attempts_kind", oneOf(t.kind, ["second_step", "provider", "passkey"])),
  ],
);
