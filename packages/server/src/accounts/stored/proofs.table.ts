import { CERTIFICATIONS, type Certification } from "@tablee/domain/accounts/certification";
import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import { bigserial, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant, now } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { accounts } from "./accounts.table.ts";

const PHONE_PURPOSES = ["registration", "account"] as const;

/** The code that was last sent to a number, stored as its hash; a newer one takes its place. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    purpose: text().$type<(typeof PHONE_PURPOSES)[number]>().notNull(),
    /** E.164. */
    phone_number: text().notNull(),
    /** Whose phone is verified; null for a registration. */
    account_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    code_hash: text().notNull(),
    /** Wrong codes so far. */
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
    /** When the right code came: a registration may still use it for a while. */
    checked_at: instant(),
  },
  (t) => [
    // NULL is one value here: a number has one code of a registration, and one of each account that asks.
    unique("phone_codes_number").on(t.phone_number, t.purpose, t.account_id).nullsNotDistinct(),
    index("phone_codes_account").on(t.account_id),
    index("phone_codes_expiry").on(t.expires_at),
    check("phone_codes_purpose", oneOf(t.purpose, PHONE_PURPOSES)),
  ],
);

/** Every code that was sent, for the limits by number and by address: a restart forgets none. */
export const codesSent = pgTable(
  "codes_sent",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    phone_number: text().notNull(),
    /** As limits count it. */
    address: text().notNull(),
    sent_at: instant().notNull(),
  },
  (t) => [
    index("codes_sent_number").on(t.phone_number, t.sent_at),
    index("codes_sent_address").on(t.address, t.sent_at),
    index("codes_sent_at").on(t.sent_at),
  ],
);

const LINK_KINDS = ["reset_password", "verify_email", "change_email"] as const;

/** A link whose mail is on its way, or was when the line broke. */
export interface LinkUnderWay {
  email: string;
  /** ISO 8601. */
  expires_at: string;
}

/** The link of a mail, stored as its hash and good once; a newer one of its kind takes its place. */
export const accountLinks = pgTable(
  "account_links",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    kind: text().$type<(typeof LINK_KINDS)[number]>().notNull(),
    account_id: integer()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    /** SHA-256 of the link's guid, hexadecimal. */
    key_hash: text().notNull().unique(),
    /** The address that the mail went to. */
    email: text().notNull(),
    expires_at: instant().notNull(),
    /**
     * Links, by their hashes, whose mail is not known to be out, nor not to be: whoever got it all the same must not
     * stand before a link that is none. The next mail that is out ends them.
     */
    under_way: jsonb().$type<Record<string, LinkUnderWay>>().notNull().default({}),
  },
  (t) => [
    index("account_links_under_way").using("gin", t.under_way),
    unique("account_links_newest").on(t.account_id, t.kind),
    check("account_links_kind", oneOf(t.kind, LINK_KINDS)),
  ],
);

/** Who was invited by an administrator; the id that the mail carries is stored as its hash and good once. */
export const invitations = pgTable(
  "invitations",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    key_hash: text().notNull().unique(),
    email: text().notNull(),
    certification: text().$type<Certification>(),
    language: text().$type<Language>().notNull(),
    invited_by: integer().references(() => accounts.id, { onDelete: "set null" }),
    created_at: instant().notNull().default(now),
    expires_at: instant().notNull(),
    /** The id that was answered to whoever invited, as its hash: good from the start, and no proof of the e-mail. */
    answered_hash: text().unique(),
    /** As with the links of accounts: ids, as their hashes, whose mail may or may not have arrived. */
    under_way: text().array().notNull().default([]),
    /** The account that it became. */
    account_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
  },
  (t) => [
    index("invitations_under_way").using("gin", t.under_way),
    index("invitations_email").on(t.email),
    index("invitations_invited_by").on(t.invited_by),
    index("invitations_account").on(t.account_id),
    check("invitations_certification", oneOf(t.certification, CERTIFICATIONS)),
    check("invitations_language", oneOf(t.language, LANGUAGES)),
  ],
);
