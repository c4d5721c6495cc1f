import { STAFF_ROLES } from "@tablee/domain/accounts/right";
import { GENDERS } from "@tablee/domain/accounts/gender";
import { LANGUAGES } from "@tablee/domain/language/text";
import { NOTIFICATION_CHANNELS } from "@tablee/domain/notifications/notification-settings";
import { NOTIFICATION_TYPES } from "@tablee/domain/notifications/notification";
import * as z from "zod";
import { Id, ImageUrl } from "../wire/values.schema.ts";

const Ids = z.array(Id);

/** By type of notification, the channels that the member receives it on; whatever is missing has its default. */
export const NotificationSettings = z.partialRecord(
  z.enum(NOTIFICATION_TYPES),
  z.partialRecord(z.enum(NOTIFICATION_CHANNELS), z.boolean()),
);

/** The signed-in member, as only that member sees it (accounts §37). */
export const User = z.object({
  id: Id,
  guid: z.uuid(),
  email: z.string(),
  /** The new address, to which a link has been sent that nobody has followed yet. */
  new_email: z.string().nullable(),
  first_name: z.string(),
  last_name: z.string(),
  phone_number: z.string().nullable(),
  phone_verified: z.boolean(),
  avatar_url: ImageUrl.nullable(),
  language: z.enum(LANGUAGES).nullable(),
  certification: z.string().nullable(),
  following: Ids,
  notified_following: Ids,
  blocked: Ids,
  favorite_items: Ids,
  favorite_restaurants: Ids,
  liked_recommendations: Ids,
  disliked_recommendations: Ids,
  reported_recommendations: Ids,
  not_interested_recommendations: Ids,
  target_calories: z.int().nullable(),
  gender: z.enum(GENDERS).nullable(),
  notification_settings: NotificationSettings,
  admin: z.boolean(),
  moderator: z.boolean(),
  second_step_due: z.boolean().describe("This member has to make a second step and has none"),
  /** Restaurants of whose kitchen this member is staff. */
  kitchens: Ids,
  /** This member's role in each of them. */
  roles: z.array(z.object({ restaurant_id: Id, role: z.enum(STAFF_ROLES) })),
  address: z.string().nullable(),
  address_complement: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
  token: z.string().optional().describe("Of `current-user` alone: the one by which the session goes on"),
});
export type User = z.infer<typeof User>;

/** What a client reports about its device (accounts §38). */
export const Device = z.object({
  device_id: z.string().max(100).optional(),
  device_model: z.string().max(100).optional(),
  os: z.string().max(60).optional(),
  os_version: z.string().max(60).optional(),
  native: z.boolean().optional(),
});

/** What a client reports when somebody signs in (accounts §11). */
export const SignInDevice = Device.extend({
  remember: z.boolean().optional().describe("Default true: ninety days that slide. false: twelve hours that do not"),
});
