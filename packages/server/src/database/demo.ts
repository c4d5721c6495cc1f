import type { TableeRestaurantInput } from "@tablee/contract/restaurants/tablee-format.schema";
import type { Certification } from "@tablee/domain/accounts/certification";
import type { DiscoveryStatus, Visibility } from "@tablee/domain/discoveries/discovery";
import type { Language } from "@tablee/domain/language/text";

/** A text in two languages, English first. */
type Bilingual = readonly [en: string, fr: string];

export interface DemoMember {
  ref: string;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  phone_verified: boolean;
  language: Language | null;
  certification: Certification;
  avatar_url: string;
  address: string;
  city: string;
  state: string;
  postal_code: string;
  country: string;
  target_calories: number | null;
  admin: boolean;
  /** Refs of the restaurants whose kitchen this member staffs. */
  staff_of: readonly string[];
  joined_days_ago: number;
}

export interface DemoDiscovery {
  ref: string;
  /** Refs of its member, restaurant and item. */
  author: string;
  restaurant: string;
  item: string | null;
  name: Bilingual;
  short_description: Bilingual;
  description: Bilingual;
  image_url: string;
  visibility: Visibility;
  status: DiscoveryStatus;
  hours_ago: number;
}

export interface DemoComment {
  ref: string;
  member: string;
  discovery: string;
  parent: string | null;
  text: string;
  hours_ago: number;
}

/** A neighbourhood; `ref` is its name in the `zone` of restaurants. */
export interface DemoZone {
  ref: string;
  name: Bilingual;
  latitude: number;
  longitude: number;
  radius_m: number;
}

/** Restaurants, by ref, that share a page. */
export interface DemoGroup {
  alias: string;
  name: Bilingual;
  primary: string;
  ground: string;
  logo_url: string | null;
  cover_url: string | null;
  restaurants: readonly string[];
}

export interface DemoOrder {
  member: string;
  restaurant: string;
  timezone: string;
  items: readonly string[];
  cook: string;
  hours_ago: number;
}

/** A complete demo, with everything identified by refs and dated relative to `started_at`. */
export interface Demo {
  started_at: Date;
  /** Returns the password of a member's account, by its e-mail. */
  passwordOf: (email: string) => string;
  zones: readonly DemoZone[];
  groups: readonly DemoGroup[];
  restaurants: readonly TableeRestaurantInput[];
  members: readonly DemoMember[];
  discoveries: readonly DemoDiscovery[];
  follows: readonly { follower: string; followed: string }[];
  /** Shared tables; each is added by a member who staffs its restaurant. */
  tables: readonly { restaurant: string; name: string }[];
  likes: readonly { member: string; discovery: string; hours_ago: number }[];
  /** Comments on discoveries; `parent` is the top-level comment that an answer belongs to. */
  comments: readonly DemoComment[];
  /** Orders to take out, moved on by a cook of the restaurant; items by their refs. */
  orders: readonly DemoOrder[];
  /** Credits given by an administrator, in dollars. */
  credits: readonly { member: string; by: string; amount: number; reason: string; hours_ago: number }[];
  /** The member who has notifications about some of this. */
  told: string;
}
