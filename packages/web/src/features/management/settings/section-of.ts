import type { Setting } from "@tablee/domain/management/settings";
import type { SettingsSection } from "./sections.ts";

/** Where the settings are that can be wrong, unless among the first. */
const SECTION_OF: Partial<Record<Setting, SettingsSection>> = {
  phone_number: "place",
  website: "place",
  postal_code: "place",
  timezone: "place",
  special_hours: "hours",
  min_order_delay: "ordering",
  preparation_minutes: "ordering",
  delivery_radius_m: "ordering",
  delivery_fee: "ordering",
  min_order_amount: "ordering",
  currency: "tax",
  tip_percents: "tax",
  tax: "tax",
  offers: "offers",
};
export const sectionOf = (setting: Setting): SettingsSection => SECTION_OF[setting] ?? "about";
