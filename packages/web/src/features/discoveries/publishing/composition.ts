import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { DISCOVERY_FIELDS, type DiscoveryWords } from "@tablee/domain/discoveries/discovery-words";
import type { Language } from "@tablee/domain/language/text";
import * as z from "zod/mini";

const words = z._default(z.string().check(z.maxLength(8_000)), "");
const both = z._default(z.object({ en: words, fr: words }), { en: "", fr: "" });

/** What a member has composed so far, as the device keeps it until it is handed in. */
export const Composition = z.object({
  name: both,
  short_description: both,
  description: both,
  visibility: z._default(z.enum(VISIBILITIES), "public"),
  /** One of our restaurants, with what it is called here. */
  restaurant: z._default(z.nullable(z.object({ id: z.int(), name: z.string(), address: z.string() })), null),
  item_id: z._default(z.nullable(z.int()), null),
  /** A place that is none of ours. */
  elsewhere: z._default(z.nullable(z.object({ name: words, address: words, city: words })), null),
});
export type Composition = z.output<typeof Composition>;

export const EMPTY: Composition = Composition.parse({});

/** What is there already, to be edited: a text of no language is taken as one of the page's. */
export function composedOf(discovery: Discovery, language: Language, restaurantName: string): Composition {
  const field = (text: Discovery["name"]) => ({
    en: text.en ?? (language === "en" ? (text.default ?? "") : ""),
    fr: text.fr ?? (language === "fr" ? (text.default ?? "") : ""),
  });
  const { restaurant, google_place_name, google_place_address, city } = discovery;
  return {
    name: field(discovery.name),
    short_description: field(discovery.short_description),
    description: field(discovery.description),
    visibility: discovery.visibility,
    restaurant: restaurant && { id: restaurant.id, name: restaurantName, address: google_place_address ?? "" },
    item_id: discovery.item_id,
    elsewhere:
      restaurant || !google_place_name
        ? null
        : { name: google_place_name, address: google_place_address ?? "", city: city ?? "" },
  };
}

/** As the rules see it. */
export const wordsOf = (composition: Composition): DiscoveryWords => {
  const part = ({ en, fr }: { en: string; fr: string }) => ({
    en: en.trim() || null,
    fr: fr.trim() || null,
    default: null,
  });
  return {
    name: part(composition.name),
    short_description: part(composition.short_description),
    description: part(composition.description),
  };
};

/** As it travels. */
export function inputOf(composition: Composition): DiscoveryInput {
  const { restaurant, item_id, elsewhere, visibility } = composition;
  const place = restaurant
    ? { restaurant_id: restaurant.id, item_id }
    : {
        restaurant_id: null,
        item_id: null,
        google_place_name: elsewhere?.name.trim() || null,
        google_place_address: elsewhere?.address.trim() || null,
        city: elsewhere?.city.trim() || null,
      };
  return { ...wordsOf(composition), visibility, ...place };
}

/** Whether somebody has begun to say anything. */
export const isBegun = (composition: Composition): boolean =>
  composition.restaurant !== null ||
  composition.elsewhere !== null ||
  DISCOVERY_FIELDS.some((field) => composition[field].en.trim() !== "" || composition[field].fr.trim() !== "");
