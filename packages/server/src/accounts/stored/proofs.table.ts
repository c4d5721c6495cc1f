import { CERTIFICATIONS, type Certification } from "@tablee/domain/accounts/certification";
import { LANGUAGES, type Language } from "@tablee/domain/language/text";
import { bigserial, check, index, integer, jsonb, pgTable, text, unique } from "drizzle-orm/pg-core";
import { instant, now } from "../../database/columns.ts";
import { oneOf } from "../../database/one-of.ts";
import { accounts } from "./accounts.table.ts";

const PHONE_PURPOSES = ["registration", "account"] as const;

/** The code that was last sent to a number, stored as its hash; a newer one replaces it. */
export const phoneCodes = pgTable(
  "phone_codes",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    purpose: text().$type<(typeof PHONE_PURPOSES)[number]>().notNull(),
    /** E.164. */
    phone_number: text().notNull(),
    /** The member who verifies the number; null for a registration. */
    account_id: integer().references(() => accounts.id, { onDelete: "cascade" }),
    code_hash: text().notNull(),
    /** Wrong codes so far. */
    tries: integer().notNull().default(0),
    expires_at: instant().notNull(),
    /** When the correct code was entered: a registration may still use it for a while. */
    checked_at: instant(),
  },
  (t) => [
    // NULL counts as one value here: a number has one code for a registration, and one for each account that asks.
    unique("phone_codes_number").on(t.phone_number, t.purpose, t.account_id).nullsNotDistinct(),
    index("phone_codes_account").on(t.account_id),
    index("phone_codes_expiry").on(t.expires_at),
    check("phone_codes_purpose", oneOf(t.purpose, PHONE_PURPOSES)),
  ],
);

/**
 * Every code that was sent, for the limits per number and per address; stored so that a restart does not reset them.
 */
export const codesSent = pgTable(
  "codes_sent",
  {
    id: bigserial({ mode: "number" }).primaryKey(),
    phone_number: text().notNull(),
    /** In the form that the limits count. */
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

/** A link whose mail is being sent, or was when the connection broke. */
export interface LinkUnderWay {
  email: string;
  /** ISO 8601. */
  expires_at: string;
}

/** The link of a mail, stored as its hash and valid once; a newer one of its kind replaces it. */
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
    /** The address to which the mail was sent. */
    email: text().notNull(),
    expires_at: instant().notNull(),
    /**
     * Links, by their hashes, of which it is unknown whether the mail arrived: a recipient who did get it must not find
     * the link invalid. The next mail that is sent successfully ends them.
     */
    under_way: jsonb().$type<Record<string, LinkUnderWay>>().notNull().default({}),
  },
  (t) => [
    index("account_links_under_way").using("gin", t.under_way),
    unique("account_links_newest").on(t.account_id, t.kind),
    check("account_links_kind", oneOf(t.kind, LINK_KINDS)),
  ],
);

/** Invitations by administrators; the id in the mail is stored as its hash and is valid once. */
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
    /** The hash of the id that was returned to the administrator: valid from the start, but no proof of the e-mail. */
    answered_hash: text().unique(),
    /** As with the links of accounts: hashes of ids whose mail may or may not have arrived. */
    under_way: text().array().notNull().default([]),
    /** The account that was registered with it. */
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
