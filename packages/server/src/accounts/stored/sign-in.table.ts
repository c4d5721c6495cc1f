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

/** Who signs in with a password; an account may have none. */
export const passwords = pgTable("passwords", {
  account_id: account().primaryKey(),
  /** As password.ts writes it. */
  hash: text().notNull(),
  changed_at: instant().notNull().default(now),
});

/** Who signs in through Google or Apple. */
export const identities = pgTable(
  "identities",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    account_id: account(),
    provider: text().$type<IdentityProvider>().notNull(),
    /** The provider's own word for the person, which never changes; an e-mail does. */
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
    /** As the authenticator names it, base64url. */
    credential_id: text().notNull().unique(),
    /** COSE key, base64url. */
    public_key: text().notNull(),
    /** How often it was used, where the authenticator counts: one that goes back was copied. */
    counter: bigint({ mode: "number" }).notNull(),
    transports: jsonb().$type<string[]>().notNull(),
    backed_up: boolean().notNull(),
    /** The member's own word for it. */
    name: text().notNull(),
    created_at: instant().notNull().default(now),
    last_used_at: instant(),
  },
  (t) => [index("passkeys_account").on(t.account_id), check("passkeys_name", sql`length(${t.name}) between 1 and 50`)],
);

/** One-time codes of an authenticator app (RFC 6238), the second step of an account. */
export const authenticators = pgTable("authenticators", {
  account_id: account().primaryKey(),
  /** Base32. */
  secret: text().notNull(),
  /** null: shown, and no code of it has come back yet. */
  confirmed_at: instant(),
  /** The step of the last code that was taken: no code is good twice. */
  last_step: bigint({ mode: "number" }),
});

/** Devices on which a member has signed in: of a sign-in on another one they are told (accounts §50). */
export const knownDevices = pgTable(
  "known_devices",
  {
    account_id: account(),
    /** SHA-256 of what names the device, with the account: two members of one device have nothing in common here. */
    device_hash: text().notNull(),
    known_since: instant().notNull().default(now),
    last_signed_in_at: instant().notNull().default(now),
  },
  (t) => [primaryKey({ columns: [t.account_id, t.device_hash] })],
);

/** What stands in for a lost second step, each good once. */
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
 * the browser brings back is stored as its hash and good once.
 */
export const signInAttempts = pgTable(
  "sign_in_attempts",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text().$type<"second_step" | "provider" | "passkey">().notNull(),
    /** SHA-256 of what the browser holds, hexadecimal. */
    key_hash: text().notNull().unique(),
    /** null: nobody yet. */
    account_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    /** Of the kind: nonce and verifier, the challenge, device and remember. */
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
