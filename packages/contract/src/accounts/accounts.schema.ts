import { STAFF_ROLES } from "@tablee/domain/accounts/right";
import { LANGUAGES } from "@tablee/domain/language/text";
import * as z from "zod";
import { Id, ImageUrl } from "../wire/values.schema.ts";

const Ids = z.array(Id);

/** The signed-in member, as that member alone sees it (accounts §37). */
export const User = z.object({
  id: Id,
  guid: z.uuid(),
  email: z.string(),
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
  admin: z.boolean(),
  moderator: z.boolean(),
  /** Restaurants whose kitchen this member staffs. */
  kitchens: Ids,
  /** What this member may in each of them. */
  roles: z.array(z.object({ restaurant_id: Id, role: z.enum(STAFF_ROLES) })),
  address: z.string().nullable(),
  address_complement: z.string().nullable(),
  city: z.string().nullable(),
  state: z.string().nullable(),
  postal_code: z.string().nullable(),
  country: z.string().nullable(),
});
export type User = z.infer<typeof User>;

/** What a client tells of its device (accounts §38). */
export const Device = z.object({
  device_id: z.string().max(100).optional(),
  device_model: z.string().max(100).optional(),
  os: z.string().max(60).optional(),
  os_version: z.string().max(60).optional(),
  native: z.boolean().optional(),
});
