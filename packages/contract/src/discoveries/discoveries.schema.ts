import { CERTIFICATIONS } from "@tablee/domain/accounts/certification";
import { REJECTION_KINDS } from "@tablee/domain/discoveries/deciding";
import { DISCOVERY_STATUSES, FEED_VARIANTS, VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { LANGUAGES } from "@tablee/domain/language/text";
import * as z from "zod";
import { DatedHours } from "../wire/week-hours.schema.ts";
import { Text } from "../wire/text.schema.ts";
import { CurrencyCode, Continuation, Id, ImageUrl, Instant } from "../wire/values.schema.ts";

/** What a discovery needs to know about its restaurant to show "Open until" and its logo, and to offer Order. */
export const DiscoveryPlace = z.object({
  id: Id,
  name: Text,
  logo_image_path: ImageUrl.nullable(),
  city: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  timezone: z.string(),
  status: z.string(),
  planned_orders_enabled: z.boolean(),
  hours: z.unknown(),
  ...DatedHours.shape,
  has_menu: z.boolean(),
});

/** A dish that a member recommends (discoveries §1). */
export const Discovery = z.object({
  id: Id,
  guid: z.uuid(),
  name: Text,
  short_description: Text,
  description: Text,
  image_url: ImageUrl,
  status: z.enum(DISCOVERY_STATUSES),
  visibility: z.enum(VISIBILITIES),
  /** Increases with every change by its author or a moderator. */
  revision: z.int(),
  /**
   * For a discovery that is not approved, which only its author and moderators see: why it was rejected, and the
   * author's appeal.
   */
  status_reason: z.string().nullable().optional(),
  /** The kind of reason, which is shown in each reader's language, and the language of `status_reason`. */
  status_reason_kind: z.enum(REJECTION_KINDS).nullable().optional(),
  status_reason_language: z.enum(LANGUAGES).nullable().optional(),
  appeal: z.string().nullable().optional(),
  likes: z.int(),
  comments: z.int(),
  root_comments: z.int(),
  reported_comments: z.array(Id),
  current_user_blocked: z.boolean(),
  date_creation: Instant,
  account_id: Id,
  account_guid: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  avatar_url: ImageUrl.nullable(),
  certification: z.enum(CERTIFICATIONS).nullable(),
  google_place_id: z.string().nullable(),
  google_place_name: z.string().nullable(),
  google_place_address: z.string().nullable(),
  city: z.string().nullable(),
  restaurant_id: Id.nullable(),
  item_id: Id.nullable(),
  restaurant: DiscoveryPlace.nullable(),
  /** The price of the linked item if it can be ordered, as a decimal: the lowest one with its required choices. */
  item_price: z.number().nullable(),
  /** It is shown as "From" (menus §34). */
  item_price_from: z.boolean(),
  currency: CurrencyCode.nullable(),
  /** Only for administrators: which variant selected the row, and why. */
  debug: z.object({ variant: z.enum(FEED_VARIANTS), text: z.string() }).optional(),
});
export type Discovery = z.infer<typeof Discovery>;

export const DiscoveryPage = z.object({ recommendations: z.array(Discovery), continuation: Continuation.nullable() });
export type DiscoveryPage = z.infer<typeof DiscoveryPage>;
