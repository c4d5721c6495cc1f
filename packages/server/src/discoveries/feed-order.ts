import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { FALLBACK_POSITION } from "@tablee/domain/places/fallback-position";
import * as z from "zod";
import { readContinuation, writeContinuation } from "../http/continuation.ts";

/**
 * The lists that a feed page is read from: each variant in its own order, and for_you in a variant of its own for
 * members.
 */
export type FeedList = FeedVariant | "for_member";

/** Whether a like can move a row of the list. */
export const isOrderedByLikes = (list: FeedList): boolean =>
  list === "for_you" || list === "for_member" || list === "popular";

/** The end of a page: its last row's key in the order of the list, and its id. */
export interface FeedPosition {
  key: number;
  id: number;
  /** For nearby: the point from which all pages of one sequence are measured. */
  from: { latitude: number; longitude: number } | null;
}

const MAX_ID = 2_147_483_647;
const LastId = z.int().min(1).max(MAX_ID);
/** The ranges of each order's key: hotness, milliseconds, likes, metres. */
const Hotness = z.number().min(-10_000).max(10_000);
const Moment = z.number().min(0).max(8.64e15);
const Keys = {
  for_you: Hotness,
  for_member: Hotness,
  following: Moment,
  fresh: Moment,
  popular: z.int().min(0).max(MAX_ID),
};
const Measured = z.tuple([
  z.number().min(0).max(20_000_000),
  LastId,
  z.number().min(-90).max(90),
  z.number().min(-180).max(180),
]);

/** A visitor who signs in half-way continues at the same position: both lists of for_you use the same keys. */
const kindOf = (list: FeedList, zone: string | undefined): string => {
  const order = list === "for_member" ? "for_you" : list;
  return zone === undefined ? order : `${order} ${zone}`;
};

/** The position before the first row of a list: descending keys start at infinity, distances below zero. */
export const startOf = (list: FeedList, point: { latitude?: number; longitude?: number }): FeedPosition => {
  if (list !== "nearby") return { key: Number.POSITIVE_INFINITY, id: MAX_ID, from: null };
  const { latitude, longitude } = point;
  const known = latitude !== undefined && longitude !== undefined;
  return { key: -1, id: 0, from: known ? { latitude, longitude } : FALLBACK_POSITION };
};

export const writeFeedPosition = (list: FeedList, zone: string | undefined, at: FeedPosition): string =>
  writeContinuation(kindOf(list, zone), [at.key, at.id, ...(at.from ? [at.from.latitude, at.from.longitude] : [])]);

/** Throws invalid_input for a text that writeFeedPosition did not write for this list. */
export function readFeedPosition(list: FeedList, zone: string | undefined, continuation: string): FeedPosition {
  if (list !== "nearby") {
    const [key, id] = readContinuation(kindOf(list, zone), z.tuple([Keys[list], LastId]), continuation);
    return { key, id, from: null };
  }
  const [key, id, latitude, longitude] = readContinuation(kindOf(list, zone), Measured, continuation);
  return { key, id, from: { latitude, longitude } };
}
