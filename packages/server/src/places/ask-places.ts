import type { Place } from "@tablee/contract/places/places.schema";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import { MIN_ADDRESS_QUERY } from "@tablee/domain/places/read-address";
import type { Point } from "@tablee/domain/restaurants/distance";
import type { Context } from "../http/context.ts";
import { limitKey } from "../http/caller-address.ts";
import type { Geocoder } from "../ports/geocoder.ts";

type Question = { suggest: string } | { find: string } | { reverse: Point };

/**
 * Addresses that match what somebody types, or that are nearest to a position. A caller over the limit gets the seconds
 * to wait.
 */
export const askPlaces = async (
  { geocoder, limits, address }: Context,
  question: Question,
  near: { latitude?: number | undefined; longitude?: number | undefined },
): Promise<{ results: Place[] } | { retry_after: number }> => {
  const retry_after = await limits.take("places", limitKey(address));
  if (retry_after !== null) return { retry_after };
  const { latitude = FALLBACK_POSITION.latitude, longitude = FALLBACK_POSITION.longitude } = near;
  return { results: (await ask(geocoder, question, { latitude, longitude })).map(placeView) };
};

const ask = async (geocoder: Geocoder, question: Question, near: Point): Promise<Place[]> => {
  if ("reverse" in question) return geocoder.reverse(question.reverse);
  if ("suggest" in question) {
    return question.suggest.trim().length < MIN_ADDRESS_QUERY ? [] : geocoder.suggest(question.suggest, near);
  }
  const found = await geocoder.locate(question.find, near);
  return found ? [found] : [];
};

const placeView = ({
  formatted_address,
  address,
  city,
  postal_code,
  latitude,
  longitude,
  accuracy_m,
  type,
}: Place): Place => ({
  formatted_address,
  address,
  city,
  postal_code,
  latitude,
  longitude,
  accuracy_m,
  type,
});
