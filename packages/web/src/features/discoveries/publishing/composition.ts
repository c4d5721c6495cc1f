import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import type { DiscoveryInput } from "@tablee/contract/discoveries/publishing.contract";
import { VISIBILITIES } from "@tablee/domain/discoveries/discovery";
import { DISCOVERY_FIELDS, type DiscoveryWords, type PlaceWords } from "@tablee/domain/discoveries/discovery-words";
import type { Language, Text } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import * as v from "valibot";

const words = v.optional(v.pipe(v.string(), v.maxLength(8_000)), "");
const both = v.optional(v.object({ en: words, fr: words }), { en: "", fr: "" });

/** What a member has composed so far, as the device stores it until it is submitted. */
export const Composition = v.object({
  name: both,
  short_description: both,
  description: both,
  visibility: v.optional(v.picklist(VISIBILITIES), "public"),
  /** A restaurant on Tablée, with its name as shown here. */
  restaurant: v.optional(
    v.nullable(v.object({ id: v.pipe(v.number(), v.safeInteger()), name: v.string(), address: v.string() })),
    null,
  ),
  item_id: v.optional(v.nullable(v.pipe(v.number(), v.safeInteger())), null),
  /** A place that is not on Tablée. */
  elsewhere: v.optional(v.nullable(v.object({ name: words, address: words, city: words })), null),
});
export type Composition = v.InferOutput<typeof Composition>;

export const EMPTY: Composition = v.parse(Composition, {});

/** Returns a text to be edited in each language; one without a language is taken to be in the page's. */
export const editable = ({ en, fr, default: said }: Text, language: Language): Composition["name"] => ({
  en: en ?? (language === "en" ? (said ?? "") : ""),
  fr: fr ?? (language === "fr" ? (said ?? "") : ""),
});

/** Returns an existing discovery as a composition to be edited. */
export function composedOf(discovery: Discovery, language: Language): Composition {
  const { restaurant, google_place_name, google_place_address, city } = discovery;
  return {
    name: editable(discovery.name, language),
    short_description: editable(discovery.short_description, language),
    description: editable(discovery.description, language),
    visibility: discovery.visibility,
    restaurant: restaurant && {
      id: restaurant.id,
      name: textIn(restaurant.name, language),
      address: google_place_address ?? "",
    },
    item_id: discovery.item_id,
    elsewhere:
      restaurant || !google_place_name
        ? null
        : { name: google_place_name, address: google_place_address ?? "", city: city ?? "" },
  };
}

/** Returns the words in the form that the domain's rules check. */
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

/** Returns the same of a place that is not ours. */
export const placeWordsOf = ({ elsewhere }: Composition): PlaceWords => ({
  google_place_name: elsewhere?.name.trim() || null,
  google_place_address: elsewhere?.address.trim() || null,
  city: elsewhere?.city.trim() || null,
});

/** Returns the composition as the input of the call. */
export function inputOf(composition: Composition): DiscoveryInput {
  const { restaurant, item_id, visibility } = composition;
  const place = restaurant
    ? { restaurant_id: restaurant.id, item_id }
    : { restaurant_id: null, item_id: null, ...placeWordsOf(composition) };
  return { ...wordsOf(composition), visibility, ...place };
}

/** Whether anything has been entered. */
export const isBegun = (composition: Composition): boolean =>
  composition.restaurant !== null ||
  composition.elsewhere !== null ||
  DISCOVERY_FIELDS.some((field) => composition[field].en.trim() !== "" || composition[field].fr.trim() !== "");
