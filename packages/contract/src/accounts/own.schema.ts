import type { AccountField } from "@tablee/domain/accounts/account-changes";
import { AVATAR_VARIANTS, isAvatarColour } from "@tablee/domain/accounts/avatar-options";
import { GENDERS } from "@tablee/domain/accounts/gender";
import { LANGUAGES } from "@tablee/domain/language/text";
import { MOST_FOLLOWED } from "@tablee/domain/members/may-follow";
import * as z from "zod";
import { Crop, PictureFile } from "../pictures/pictures.schema.ts";
import { Id, Instant } from "../wire/values.schema.ts";
import { NotificationSettings } from "./accounts.schema.ts";

const Line = z.string().max(500);
const OptionalLine = Line.nullable();

/** Only the given fields change. Any other properties of a member (id, admin, counters) are ignored. */
export const AccountChanges = z
  .object({
    first_name: Line,
    last_name: Line,
    email: Line.describe("Takes effect once the link that goes to it has been followed"),
    phone_number: OptionalLine.describe("E.164; another one is unverified"),
    gender: z.enum(GENDERS).nullable(),
    language: z.enum(LANGUAGES).nullable(),
    target_calories: z.number().nullable(),
    address: OptionalLine,
    address_complement: OptionalLine,
    city: OptionalLine,
    state: OptionalLine,
    postal_code: OptionalLine,
    country: OptionalLine.describe("The two letters of a country that exists (ISO 3166-1)"),
    notification_settings: NotificationSettings.describe("What is not given stays"),
    notified_following: z
      .array(Id)
      .max(MOST_FOLLOWED)
      .describe("Of those followed, all whose new discoveries are told; others are passed over"),
  } satisfies Record<AccountField | "notification_settings" | "notified_following", z.ZodType>)
  .partial();
export type AccountChanges = z.infer<typeof AccountChanges>;

const Colour = z.string().refine(isAvatarColour, "Six hexadecimal digits");

/** What a drawn avatar consists of (accounts §43). */
const AvatarConfig = z.object({
  skinColor: Colour,
  top: z.enum(AVATAR_VARIANTS.top).nullable().default(null),
  accessories: z.enum(AVATAR_VARIANTS.accessories).nullable().default(null),
  hatColor: Colour,
  hairColor: Colour,
  facialHair: z.enum(AVATAR_VARIANTS.facialHair).nullable().default(null),
  facialHairColor: Colour,
  clothing: z.enum(AVATAR_VARIANTS.clothing),
  clothesColor: Colour,
  eyes: z.enum(AVATAR_VARIANTS.eyes),
  eyebrows: z.enum(AVATAR_VARIANTS.eyebrows),
  mouth: z.enum(AVATAR_VARIANTS.mouth),
  backgroundColor: Colour.default("f6e3cf"),
});

/** An uploaded picture with its crop, or the parts of a drawn avatar (accounts §42). */
export const NewAvatar = z.union([z.object({ picture: PictureFile, crop: Crop.nullish() }), AvatarConfig]);
export type NewAvatar = z.infer<typeof NewAvatar>;

/** A device on which a member is signed in. */
export const SignedInDevice = z.object({
  id: Id,
  /** Whether it is the device of this request. */
  current: z.boolean(),
  what: z.string().nullable().describe("The browser, or the model of a telephone"),
  system: z.string().nullable(),
  native: z.boolean(),
  signed_in_at: Instant,
  last_seen_at: Instant.describe("To the hour or so"),
});
export type SignedInDevice = z.infer<typeof SignedInDevice>;

const Rows = z.array(z.record(z.string(), z.unknown()));

/** All data stored about a member, for that member only: the stored rows without their secrets. */
export const AccountData = z.object({
  written_at: Instant,
  account: z.record(z.string(), z.unknown()),
  ways_in: Rows,
  sessions: Rows,
  known_devices: Rows,
  /** The invitation with which the account was registered. */
  invitations: Rows,
  /** The invitations to work in a restaurant that the member sent. */
  staff_invitations: Rows,
  /** The restaurants in which the member works, and as what. */
  roles: Rows,
  /** The audit list's entries by the member, without values, and those about the account, without who made them. */
  rights_used: Rows,
  rights_used_on_account: Rows,
  /** With their lines, their states, corrections and payments. */
  orders: Rows,
  /** What the member ordered at a shared table, in another member's order. */
  table_lines: Rows,
  basket_intents: Rows,
  offer_uses: Rows,
  discoveries: Rows,
  reactions: Rows,
  comments: Rows,
  comment_reports: Rows,
  follows: Rows,
  followers: Rows,
  blocks: Rows,
  favorite_items: Rows,
  favorite_restaurants: Rows,
  notifications: Rows,
  push_devices: Rows,
  /** Places that the member has claimed to run (management §38). */
  claims: Rows,
  credits: Rows,
  /** The names of lists that were cut to their newest rows. */
  cut: z.array(z.string()),
});
export type AccountData = z.infer<typeof AccountData>;
