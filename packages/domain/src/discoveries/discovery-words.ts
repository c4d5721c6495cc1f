import { hasText } from "../language/text-in.ts";
import { LANGUAGES, type Text } from "../language/text.ts";
import { isPlainText } from "../validation/plain-text.ts";
import { lengthOf } from "../validation/text-length.ts";

/** Minimum and maximum lengths of a discovery's words, in code points, for each language (discoveries §19). */
export const DISCOVERY_WORDS = {
  name: { min: 2, max: 80 },
  short_description: { min: 0, max: 160 },
  description: { min: 0, max: 2_000 },
} as const;
export type DiscoveryField = keyof typeof DISCOVERY_WORDS;
export const DISCOVERY_FIELDS = ["name", "short_description", "description"] as const satisfies DiscoveryField[];

export type DiscoveryWords = Record<DiscoveryField, Text>;

/** What is wrong with one field in one language; `default` is text whose language is unknown. */
export interface WordsProblem {
  field: DiscoveryField;
  language: keyof Text;
  code: "required" | "too_short" | "too_long" | "not_plain";
}

const PARTS = [...LANGUAGES, "default"] as const;

/** Everything that is wrong with a discovery's words, field by field. Only the name is required, in any language. */
export const wordsProblems = (words: DiscoveryWords): WordsProblem[] =>
  DISCOVERY_FIELDS.flatMap((field) => {
    const text = words[field];
    if (field === "name" && !hasText(text)) return [{ field, language: "default" as const, code: "required" as const }];
    return PARTS.flatMap((language) => {
      const code = problemOf(field, text[language]);
      return code === null ? [] : [{ field, language, code }];
    });
  });

function problemOf(field: DiscoveryField, said: string | null): WordsProblem["code"] | null {
  const words = said?.trim() ?? "";
  if (words === "") return null;
  const { min, max } = DISCOVERY_WORDS[field];
  const length = lengthOf(words);
  if (length < min) return "too_short";
  if (length > max) return "too_long";
  return isPlainText(words) ? null : "not_plain";
}

/** The fields that name a place which is not one of our restaurants. */
export const PLACE_FIELDS = ["google_place_name", "google_place_address", "city"] as const;
export type PlaceField = (typeof PLACE_FIELDS)[number];
export type PlaceWords = Readonly<Record<PlaceField, string | null>>;

/** What is wrong with what an author says of such a place, which has no language. */
export interface PlaceProblem {
  field: PlaceField;
  language: "default";
  code: "not_plain";
}

/** The fields of a place that hold markup: no field of a discovery may. */
export const placeProblems = (place: PlaceWords): PlaceProblem[] =>
  PLACE_FIELDS.filter((field) => !isPlainText(place[field] ?? "")).map((field) => ({
    field,
    language: "default",
    code: "not_plain",
  }));
