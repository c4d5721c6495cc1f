import { MOST_TAX_RATES } from "@tablee/domain/menus/tax";
import { MOST_OFFERS } from "@tablee/domain/menus/offer";
import { MODE_CHOICES, SETTING_NAMES, SETTING_PROBLEMS, type Setting } from "@tablee/domain/management/settings";
import { CURRENCIES } from "@tablee/domain/money/minor";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { Crop, PICTURE_REFUSALS, PictureFile } from "../pictures/pictures.schema.ts";
import { TableeOffer } from "../restaurants/tablee-offer.schema.ts";
import { SettingsRegistration } from "../restaurants/tax-registration.schema.ts";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Text } from "../wire/text.schema.ts";
import { Id, ImageUrl, Latitude, Longitude, SetPrice } from "../wire/values.schema.ts";
import { DatedHours, WeekHours } from "../wire/week-hours.schema.ts";
import { Line, Words } from "../wire/words.schema.ts";

const tags = ["management"];
const Place = z.object({ restaurant_id: Id });
const Mode = z.enum(MODE_CHOICES);

export const SettingsTax = z.object({
  included: z.boolean(),
  rates: z
    .array(
      z.object({
        name: Text,
        /** In percent. A sum above 100 is refused with a code of its own (management §18). */
        rate: z.number().min(0).max(1_000),
        modes: z.array(z.enum(ORDER_MODES)).min(1).nullable(),
        /** Refs of the dishes that have this rate instead of those that name no dishes. */
        item_ids: z.array(z.string().min(1).max(120)).max(2_000).nullable(),
        registration: SettingsRegistration,
      }),
    )
    .max(MOST_TAX_RATES),
});

const SettingsOffer = TableeOffer.extend({ name: Text, amount: SetPrice.default(0), from: SetPrice.default(0) });

/** The settings of a restaurant that its staff can change one by one (management §16). */
export const RestaurantSettings = z.object({
  name_en: Line(200).nullable(),
  name_fr: Line(200).nullable(),
  description_en: Words(2_000).nullable(),
  description_fr: Words(2_000).nullable(),
  menu_description_en: Line(300).nullable(),
  menu_description_fr: Line(300).nullable(),
  phone_number: Line(40).nullable(),
  website: Line(2_000).nullable(),
  address: Line(300),
  city: Line(120),
  postal_code: Line(12),
  position: z.object({ latitude: Latitude, longitude: Longitude }).nullable(),
  timezone: z.string().max(60),
  hours: WeekHours,
  ...DatedHours.shape,
  take_out: Mode,
  dine_in: Mode,
  delivery: Mode,
  drive: Mode,
  curbside: Mode,
  planned_orders_enabled: z.boolean(),
  min_order_delay: z.number().min(0).max(672).describe("Hours"),
  preparation_minutes: z.int().min(1).max(600),
  delivery_radius_m: z.int().min(0).max(100_000),
  delivery_fee: SetPrice,
  min_order_amount: SetPrice,
  currency: z.enum(CURRENCIES).describe("Another one only before anything was sold"),
  tip_percents: z.array(z.int().min(0).max(100)).max(10).describe("Rising, at most three; []: no tip is taken"),
  offers: z.array(SettingsOffer).max(MOST_OFFERS),
  tax: SettingsTax.nullable().describe("null: Québec's"),
} satisfies Record<Setting, z.ZodType>);
export type RestaurantSettings = z.output<typeof RestaurantSettings>;

export const SettingsPage = z.object({
  restaurant_id: Id,
  /** Increases with every change of the restaurant or its menu. */
  revision: z.int(),
  name: Text,
  status: z.string().describe("preparing: no list has it before its owner opens it (management §42)"),
  timezone: z.string(),
  currency: z.enum(CURRENCIES),
  cover_image_path: ImageUrl.nullable(),
  logo_image_path: ImageUrl.nullable(),
  /** Its people have confirmed the tax, the currency and the time zone that were guessed (management §42). */
  confirmed: z.boolean(),
  settings: RestaurantSettings,
});
export type SettingsPage = z.output<typeof SettingsPage>;

const Conflict = z.object({ setting: z.enum(SETTING_NAMES), theirs: z.unknown(), mine: z.unknown() });

export const settingsContract = {
  get: call
    .route({ method: "GET", path: "/management/{restaurant_id}/settings", tags, summary: "What one can set" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(Place)
    .output(SettingsPage),
  change: call
    .route({
      method: "PATCH",
      path: "/management/{restaurant_id}/settings",
      tags,
      summary: "Sets what is named, all or none, each over the value that was seen",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      edit_conflict: {
        status: 409,
        message: "Somebody else changed it meanwhile",
        data: z.object({ conflicts: z.array(Conflict) }),
      },
      setting_invalid: {
        status: 422,
        message: "No restaurant can have this value",
        data: z.object({ setting: z.enum(SETTING_NAMES), reason: z.enum(SETTING_PROBLEMS) }),
      },
    })
    .input(Place.extend({ seen: RestaurantSettings.partial(), values: RestaurantSettings.partial() }))
    .output(SettingsPage),
  setPicture: call
    .route({
      method: "POST",
      path: "/management/{restaurant_id}/picture",
      tags,
      summary: "Another cover or logo (multipart), or none where no picture is sent",
    })
    .errors({ ...PICTURE_REFUSALS, forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(Place.extend({ which: z.enum(["cover", "mark"]), picture: PictureFile.optional(), crop: Crop.nullish() }))
    .output(SettingsPage),
};
