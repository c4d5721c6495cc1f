import type { Zone } from "@tablee/contract/places/places.schema";
import { textIn } from "@tablee/domain/language/text-in";
import type { Language } from "@tablee/domain/language/text";
import { zoneOf } from "@tablee/domain/places/zone";
import type { Point } from "@tablee/domain/restaurants/distance";
import { m } from "../../../paraglide/messages.js";
import type { KnownPosition } from "../../../platform/position.ts";

const FROM = {
  device: () => m.restaurants_from_device(),
  address: () => m.restaurants_from_connection(),
  fallback: () => m.restaurants_from_downtown(),
} satisfies Record<KnownPosition["from"], () => string>;

/** The same as sentences: text within a line does not start with a capital letter, in French above all. */
const NOW = {
  device: () => m.restaurants_now_device(),
  address: () => m.restaurants_now_connection(),
  fallback: () => m.restaurants_now_downtown(),
} satisfies typeof FROM;

/**
 * Returns from where distances are measured (places §14): a chosen place, or how the viewer's own position is known.
 */
export function positionWords(
  chosen: Point | null,
  known: KnownPosition,
  zones: readonly Zone[],
  language: Language,
): string {
  if (chosen === null) return FROM[known.from]();
  const zone = zoneAt(chosen, zones);
  return zone ? m.restaurants_from_zone({ zone: textIn(zone.name, language) }) : m.restaurants_from_chosen();
}

/** Returns a sentence that says where the list starts now, for somebody about to change that. */
export function positionSentence(
  chosen: Point | null,
  known: KnownPosition,
  zones: readonly Zone[],
  language: Language,
): string {
  if (chosen === null) return NOW[known.from]();
  const zone = zoneAt(chosen, zones);
  return zone ? m.restaurants_now_zone({ zone: textIn(zone.name, language) }) : m.restaurants_now_chosen();
}

/** Returns the neighbourhood that contains a point; undefined if it is in none that is known. */
export function zoneAt(point: Point, zones: readonly Zone[]): Zone | undefined {
  const name = zoneOf({ zone: null, position: point }, zones);
  return zones.find((one) => one.zone === name);
}
