import { CERTIFICATIONS, type Certification } from "@tablee/domain/accounts/certification";
import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, serial, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, now } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";

export const accounts = pgTable(
  "accounts",
  {
    id: serial().primaryKey(),
    guid: uuid().notNull().unique(),
    email: text().notNull(),
    password_hash: text().notNull(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone_number: text(),
    phone_verified: boolean().notNull().default(false),
    avatar_url: text(),
    language: text().$type<Language>(),
    certification: text().$type<Certification>(),
    target_calories: integer(),
    admin: boolean().notNull().default(false),
    address: text(),
    address_complement: text(),
    city: text(),
    state: text(),
    postal_code: text(),
    country: text(),
    date_creation: instant().notNull().default(now),
  },
  (t) => [
    uniqueIndex("accounts_email").on(sql`lower(${t.email})`),
    check("accounts_language", oneOf(t.language, LANGUAGES)),
    check("accounts_certification", oneOf(t.certification, CERTIFICATIONS)),
    check("accounts_names", sql`length(${t.first_name}) between 1 and 50 and length(${t.last_name}) <= 50`),
  ],
);

/** Opaque tokens, stored only as a hash (decisions, "Accounts"). */
export const sessions = pgTable(
  "sessions",
  {
    id: serial().primaryKey(),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: text().notNull().unique(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    device: jsonb().$type<Record<string, unknown>>(),
    created_at: instant().notNull().default(now),
    expires_at: instant().notNull(),
    /** Set when a renewed token was handed out: this one dies five minutes later, through `expires_at`. */
    renewed_at: instant(),
    /** The session that took over. */
    renewed_to: integer(),
    /** Its token, sealed with this one's: calls that were under way all answer the same new token. */
    renewed_token: text(),
  },
  (t) => [index("sessions_account").on(t.account_id)],
);

export const follows = pgTable(
  "follows",
  {
    follower_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    followed_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    created_at: instant().notNull().default(now),
  },
  (t) => [
    uniqueIndex("follows_once").on(t.follower_id, t.followed_id),
    // With both columns either index answers whether one follows another, however many follow them.
    index("follows_followed").on(t.followed_id, t.follower_id),
    check("follows_others", sql`${t.follower_id} <> ${t.followed_id}`),
  ],
);
