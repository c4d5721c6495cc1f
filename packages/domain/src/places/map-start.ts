import type { Point } from "../restaurants/distance.ts";
import { FALLBACK_POSITION } from "./fallback-position.ts";
import type { MapArea } from "./map-area.ts";

/** The radius in metres at which a map shows a country, or a region of a large one. */
const REGION_M = 400_000;

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
/** The middle of where people live in a time zone, for the countries in which restaurants register themselves. */
const MIDDLES: Readonly<Record<string, Point>> = {
  "America/Halifax": at(45, -64),
  "America/Winnipeg": at(50.2, -98),
  "America/Edmonton": at(52.3, -114),
  "America/Vancouver": at(49.9, -122),
  "America/New_York": at(40.7, -76),
  "America/Chicago": at(41, -90),
  "America/Denver": at(39.7, -106),
  "America/Los_Angeles": at(37, -120.5),
  "Europe/Paris": at(46.6, 2.4),
  "Europe/Brussels": at(50.6, 4.6),
  "Europe/Luxembourg": at(49.8, 6.1),
  "Europe/Dublin": at(53.3, -7.8),
  "Europe/Berlin": at(51.2, 10.3),
  "Europe/Rome": at(42.6, 12.6),
  "Europe/Madrid": at(40.2, -3.6),
  "Europe/Lisbon": at(39.6, -8.2),
  "Europe/Amsterdam": at(52.2, 5.4),
  "Europe/Vienna": at(47.6, 14.1),
  "Europe/Helsinki": at(62.5, 26),
  "Europe/Athens": at(38.6, 23.6),
};

/** What a map shows of a place that has no pin yet: its region, as its time zone tells it (management §20). */
export const mapStart = (timezone: string): MapArea => ({
  centre: Object.hasOwn(MIDDLES, timezone) ? (MIDDLES[timezone] ?? FALLBACK_POSITION) : FALLBACK_POSITION,
  radius: REGION_M,
});
