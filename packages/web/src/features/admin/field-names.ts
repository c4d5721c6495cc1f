import type { AuditField } from "@tablee/domain/accounts/audit";
import type { Setting } from "@tablee/domain/management/settings";
import { m } from "../../paraglide/messages.js";
import { SETTING_WORDS } from "./setting-names.ts";

/** The label of every field that the audit list records, by its name in calls (docs/words.md); complete. */
const FIELD_WORDS: Readonly<Record<AuditField | Setting, () => string>> = {
  ...SETTING_WORDS,
  name: () => m.admin_field_name(),
  host: () => m.admin_field_host(),
  port: () => m.admin_field_port(),
  columns: () => m.admin_field_columns(),
  language: () => m.admin_field_language(),
  auto_print: () => m.admin_field_auto_print(),
  status: () => m.admin_field_status(),
  max_open_orders: () => m.admin_field_max_open_orders(),
  capacity: () => m.admin_field_capacity(),
  stock_status: () => m.admin_field_stock_status(),
  sitting: () => m.admin_field_sitting(),
  url: () => m.admin_field_url(),
  events: () => m.admin_field_events(),
  active: () => m.admin_field_active(),
  origin: () => m.admin_field_origin(),
  restaurants: () => m.admin_field_restaurants(),
  items: () => m.admin_field_items(),
  combos: () => m.admin_field_combos(),
  modifier_groups: () => m.admin_field_modifier_groups(),
  created: () => m.admin_field_created(),
  updated: () => m.admin_field_updated(),
  unchanged: () => m.admin_field_unchanged(),
  ref: () => m.admin_field_ref(),
  fault: () => m.admin_field_fault(),
  certification: () => m.admin_field_certification(),
  role: () => m.admin_field_role(),
  admin: () => m.admin_field_admin(),
  moderator: () => m.admin_field_moderator(),
  sessions: () => m.admin_field_sessions(),
  app: () => m.admin_field_app(),
  passkeys: () => m.admin_field_passkeys(),
  kind: () => m.admin_field_kind(),
  reason: () => m.admin_field_reason(),
  reports: () => m.admin_field_reports(),
  until: () => m.admin_field_until(),
  credit: () => m.admin_field_credit(),
  path: () => m.admin_field_path(),
  primary: () => m.admin_field_primary(),
  ground: () => m.admin_field_ground(),
  logo_url: () => m.admin_field_logo_url(),
  cover_url: () => m.admin_field_cover_url(),
  logo: () => m.admin_field_logo(),
  cover: () => m.admin_field_cover(),
  zone: () => m.admin_field_zone(),
  alias: () => m.admin_field_alias(),
  latitude: () => m.admin_field_latitude(),
  longitude: () => m.admin_field_longitude(),
  radius: () => m.admin_field_radius(),
  id: () => m.admin_field_id(),
  revision: () => m.admin_field_revision(),
  at: () => m.admin_field_at(),
  changes: () => m.admin_field_changes(),
  dishes: () => m.admin_field_dishes(),
  domain: () => m.admin_field_domain(),
  refusal: () => m.admin_field_refusal(),
};

const isField = (name: string): name is keyof typeof FIELD_WORDS => Object.hasOwn(FIELD_WORDS, name);

/** Returns the label of a field; one without a label is shown as it is. */
export const fieldName = (name: string): string => (isField(name) ? FIELD_WORDS[name]() : name);
