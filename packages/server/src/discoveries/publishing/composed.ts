import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { readName, readText } from "@tablee/domain/language/read-text";
import type { Row } from "./own.queries.ts";

/** The fields of a discovery that its author sets. */
export type Composed = Pick<
  Row,
  | "name"
  | "short_description"
  | "description"
  | "visibility"
  | "image_url"
  | "restaurant_id"
  | "item_id"
  | "google_place_id"
  | "google_place_name"
  | "google_place_address"
  | "city"
>;

const NOTHING = { en: null, fr: null, default: null };
const BLANK: Composed = {
  name: NOTHING,
  short_description: NOTHING,
  description: NOTHING,
  visibility: "public",
  // A draft without a picture; the table allows this for drafts only.
  image_url: "",
  restaurant_id: null,
  item_id: null,
  google_place_id: null,
  google_place_name: null,
  google_place_address: null,
  city: null,
};
const NOWHERE = { google_place_id: null, google_place_name: null, google_place_address: null, city: null };

const tidy = (words: string | null): string | null => words?.trim() || null;

/**
 * A discovery as its author wants it: the input applied to the existing row (null: none). It has one place: one of our
 * restaurants replaces a place on the map and vice versa; an item belongs to its restaurant.
 */
export function compose(row: Composed | null, input: DiscoveryInput, image_url: string | null): Composed {
  const before = row ?? BLANK;
  const next: Composed = {
    name: input.name === undefined ? before.name : readName(input.name),
    short_description:
      input.short_description === undefined ? before.short_description : readName(input.short_description),
    description: input.description === undefined ? before.description : readText(input.description),
    visibility: input.visibility ?? before.visibility,
    image_url: image_url ?? before.image_url,
    ...placeOf(before, input),
  };
  return next;
}

/** Whether the input names the place on the map that the discovery has already: a form sends it again without its id. */
const isSamePlace = (before: Composed, input: DiscoveryInput): boolean =>
  (["google_place_name", "google_place_address", "city"] as const).every((field) => {
    const words = input[field];
    return words !== undefined && tidy(words) === before[field];
  });

function placeOf(before: Composed, input: DiscoveryInput) {
  const { restaurant_id, item_id, google_place_id, google_place_name, google_place_address, city } = before;
  const names =
    input.google_place_name !== undefined && input.google_place_name !== null && !isSamePlace(before, input);
  const restaurant = input.restaurant_id === undefined ? (names ? null : restaurant_id) : input.restaurant_id;
  if (restaurant !== null) {
    const item = input.item_id === undefined ? (restaurant === restaurant_id ? item_id : null) : input.item_id;
    return { restaurant_id: restaurant, item_id: item, ...NOWHERE };
  }
  const said = (words: string | null | undefined, was: string | null) => (words === undefined ? was : tidy(words));
  return {
    restaurant_id: null,
    item_id: null,
    google_place_id: said(input.google_place_id, names ? null : google_place_id),
    google_place_name: said(input.google_place_name, google_place_name),
    google_place_address: said(input.google_place_address, names ? null : google_place_address),
    city: said(input.city, names ? null : city),
  };
}

const LOOKED_AT = [
  "name",
  "short_description",
  "description",
  "image_url",
  "restaurant_id",
  "item_id",
  "google_place_id",
  "google_place_name",
  "google_place_address",
  "city",
] as const satisfies (keyof Composed)[];

const said = (row: Composed, field: keyof Composed): string => {
  const value = row[field];
  return typeof value === "object" && value !== null ? JSON.stringify([value.en, value.fr, value.default]) : `${value}`;
};

/** Whether anything that moderators review has changed: picture, words or place. */
export const isChanged = (before: Composed, next: Composed): boolean =>
  LOOKED_AT.some((field) => said(before, field) !== said(next, field));
