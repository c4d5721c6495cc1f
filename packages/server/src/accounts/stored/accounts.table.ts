import { CERTIFICATIONS, type Certification } from "@tablee/domain/accounts/certification";
import { GENDERS, type Gender } from "@tablee/domain/accounts/gender";
import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import type { NotificationSettings } from "@tablee/domain/notifications/notification-settings";
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
  serial,
  text,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import { instant, now } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";

export const accounts = pgTable(
  "accounts",
  {
    id: serial().primaryKey(),
    guid: uuid().notNull().unique(),
    /** null: the account has been erased. */
    email: text(),
    /** When a link to the address was followed, or a provider vouched for it. */
    email_verified_at: instant(),
    /** Read by the version before this one alone, while both run: passwords have rows of their own. */
    password_hash: text(),
    /** Both names are empty until whoever came in through a provider has given them, and once the account is erased. */
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone_number: text(),
    phone_verified: boolean().notNull().default(false),
    avatar_url: text(),
    /** What the avatar is made of, to be edited again; null where it is a picture, or none. */
    avatar_config: jsonb().$type<Record<string, string>>(),
    language: text().$type<Language>(),
    certification: text().$type<Certification>(),
    target_calories: integer(),
    gender: text().$type<Gender>(),
    admin: boolean().notNull().default(false),
    moderator: boolean().notNull().default(false),
    /** By kind of notification, where the member is told; what is not there is as by default. */
    notification_settings: jsonb().$type<NotificationSettings>().notNull().default({}),
    /** Of the device that the registration was made for; shown to nobody. */
    mac_address: text(),
    address: text(),
    address_complement: text(),
    city: text(),
    state: text(),
    postal_code: text(),
    country: text(),
    date_creation: instant().notNull().default(now),
    /** When the member asked to be deleted: hidden from then on, erased 14 days later. */
    deleted_at: instant(),
    erased_at: instant(),
    /** Until then the member says nothing to others, nor of them (moderation §7). */
    suspended_until: instant(),
    suspension_reason: text(),
  },
  (t) => [
    uniqueIndex("accounts_email").on(sql`lower(${t.email})`),
    // A verified number belongs to one account.
    uniqueIndex("accounts_phone")
      .on(t.phone_number)
      .where(sql`${t.phone_verified}`),
    index("accounts_to_erase")
      .on(t.deleted_at)
      .where(sql`${t.deleted_at} is not null and ${t.erased_at} is null`),
    check("accounts_reachable", sql`${t.email} is not null or ${t.erased_at} is not null`),
    check("accounts_suspension", sql`(${t.suspended_until} is null) = (${t.suspension_reason} is null)`),
    check("accounts_gender", oneOf(t.gender, GENDERS)),
    check("accounts_language", oneOf(t.language, LANGUAGES)),
    check("accounts_certification", oneOf(t.certification, CERTIFICATIONS)),
    check("accounts_names", sql`length(${t.first_name}) <= 50 and length(${t.last_name}) <= 50`),
  ],
);

/** Opaque tokens, stored only as a hash (accounts §33). */
export const sessions = pgTable(
  "sessions",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    /** SHA-256 of the token, hexadecimal. */
    token_hash: text().notNull().unique(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    device: jsonb().$type<Record<string, unknown>>(),
    created_at: instant().notNull().default(now),
    expires_at: instant().notNull(),
    /** 90 days that slide; or else 12 hours that do not. */
    remembered: boolean().notNull().default(true),
    /** When the member last proved to be the member: what is delicate asks again after a while. */
    confirmed_at: instant().notNull().default(now),
    /** To the hour or so. */
    last_seen_at: instant().notNull().default(now),
    /** Set when a renewed token was handed out: this one dies five minutes later, through `expires_at`. */
    renewed_at: instant(),
    /** The session that took over. */
    renewed_to: bigint({ mode: "number" }),
    /** Its token, sealed with this one's: calls that were under way all answer the same new token. */
    renewed_token: text(),
  },
  (t) => [index("sessions_account").on(t.account_id), index("sessions_expiry").on(t.expires_at)],
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
    /** Whether new discoveries of the one followed are told (members §10). */
    notified: boolean().notNull().default(true),
    created_at: instant().notNull().default(now),
  },
  (t) => [
    uniqueIndex("follows_once").on(t.follower_id, t.followed_id),
    // With both columns either index answers whether one follows another, however many follow them.
    index("follows_followed").on(t.followed_id, t.follower_id),
    // A member's followers are read newest first, by keyset.
    index("follows_newest").on(t.followed_id, t.created_at.desc().nullsFirst(), t.follower_id.desc().nullsFirst()),
    check("follows_others", sql`${t.follower_id} <> ${t.followed_id}`),
  ],
);

/**
 * How many follows there are of a member, and by one: kept right by a trigger of `follows`, whoever writes there, so
 * that a member whom 100,000 follow costs no more than one whom nobody does.
 */
export const followCounts = pgTable(
  "follow_counts",
  {
    account_id: integer()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    followers: integer().notNull().default(0),
    following: integer().notNull().default(0),
  },
  (t) => [check("follow_counts_counters", sql`${t.followers} >= 0 and ${t.following} >= 0`)],
);

/** Whom a member wants to meet nowhere (members §11). */
export const blocks = pgTable(
  "blocks",
  {
    blocker_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    blocked_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    created_at: instant().notNull().default(now),
  },
  (t) => [
    uniqueIndex("blocks_once").on(t.blocker_id, t.blocked_id),
    index("blocks_blocked").on(t.blocked_id, t.blocker_id),
    check("blocks_others", sql`${t.blocker_id} <> ${t.blocked_id}`),
  ],
);
