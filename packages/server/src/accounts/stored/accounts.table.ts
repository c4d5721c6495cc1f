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
    /** Used only by the previous version while both run: passwords have a table of their own. */
    password_hash: text(),
    /**
     * Both names are empty until a member who came through a provider has given them, and once the account is erased.
     */
    first_name: text().notNull(),
    last_name: text().notNull(),
    phone_number: text(),
    phone_verified: boolean().notNull().default(false),
    avatar_url: text(),
    /**
     * The options of a drawn avatar, so that it can be edited again; null if the avatar is a picture, or there is none.
     */
    avatar_config: jsonb().$type<Record<string, string>>(),
    language: text().$type<Language>(),
    certification: text().$type<Certification>(),
    target_calories: integer(),
    gender: text().$type<Gender>(),
    admin: boolean().notNull().default(false),
    moderator: boolean().notNull().default(false),
    /** The channels per kind of notification; kinds that are missing use the defaults. */
    notification_settings: jsonb().$type<NotificationSettings>().notNull().default({}),
    /** The address of the device that the account was registered from; shown to nobody. */
    mac_address: text(),
    /**
     * The revisions of the terms and of the privacy policy that were published when the account was created, by a form
     * or by a provider beside which they were linked (accounts §19); null: earlier, by a command of the
     * operator, by a process of the build before, or none was published.
     */
    terms_revision: integer(),
    privacy_revision: integer(),
    /** Whether the form had SMS consented to; null: it did not ask. */
    sms_consent: boolean(),
    address: text(),
    address_complement: text(),
    city: text(),
    state: text(),
    postal_code: text(),
    country: text(),
    date_creation: instant().notNull().default(now),
    /** When the member asked for deletion: hidden from then on, erased 14 days later. */
    deleted_at: instant(),
    erased_at: instant(),
    /** Until then the member may not post, react, report or follow (moderation §7). */
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
    // Moderators find members by any part of their name (moderation §5).
    index("accounts_named")
      .using("gin", sql`lower(${t.first_name} || ' ' || ${t.last_name}) gin_trgm_ops`)
      .where(sql`${t.deleted_at} is null`),
    index("accounts_suspended")
      .on(t.suspended_until)
      .where(sql`${t.suspended_until} is not null`),
    // For the sweep, which looks up every stored picture.
    index("accounts_picture")
      .on(t.avatar_url)
      .where(sql`${t.avatar_url} is not null`),
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
    /** true: 90 days that slide; false: 12 hours that do not. */
    remembered: boolean().notNull().default(true),
    /** When the member last confirmed their identity: sensitive calls require this to be recent. */
    confirmed_at: instant().notNull().default(now),
    /** Accurate to about an hour. */
    last_seen_at: instant().notNull().default(now),
    /** Set when a renewed token was handed out: this one expires five minutes later, through `expires_at`. */
    renewed_at: instant(),
    /** The session that replaced it. */
    renewed_to: bigint({ mode: "number" }),
    /** The successor's token, sealed with this one's, so that all calls in progress return the same new token. */
    renewed_token: text(),
  },
  (t) => [
    index("sessions_account").on(t.account_id),
    index("sessions_expiry").on(t.expires_at),
    // A session that ends takes its predecessor along.
    index("sessions_renewed")
      .on(t.renewed_to)
      .where(sql`${t.renewed_to} is not null`),
  ],
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
    /** Whether new discoveries of the followed member cause notifications (members §10). */
    notified: boolean().notNull().default(true),
    created_at: instant().notNull().default(now),
  },
  (t) => [
    uniqueIndex("follows_once").on(t.follower_id, t.followed_id),
    // With both columns, either index tells whether one follows the other, however many followers there are.
    index("follows_followed").on(t.followed_id, t.follower_id),
    // A member's followers are read newest first, by keyset.
    index("follows_newest").on(t.followed_id, t.created_at.desc().nullsFirst(), t.follower_id.desc().nullsFirst()),
    check("follows_others", sql`${t.follower_id} <> ${t.followed_id}`),
  ],
);

/**
 * How many followers a member has and how many members they follow. A trigger on `follows` maintains the counts whoever
 * writes there, so that reading them costs the same for a member with 100,000 followers as for one with none.
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

/** Members whom a member does not want to see anywhere (members §11). */
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
