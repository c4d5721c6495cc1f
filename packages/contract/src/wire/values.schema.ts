import { CURRENCIES } from "@tablee/domain/money/minor";
import * as z from "zod";

/** Ids are PostgreSQL integers; a larger number is refused as input rather than by the database. */
export const Id = z.int().min(1).max(2_147_483_647);
/**
 * The id of something that is created often (an order, a ticket): 64 bits, as far as JavaScript represents integers
 * exactly.
 */
export const LongId = z.int().min(1).max(Number.MAX_SAFE_INTEGER);
/** An amount on the wire: a decimal number with two places (wire §7). */
export const Money = z.number().min(-1_000_000).max(1_000_000);
export const Price = z.number().min(0).max(1_000_000);
/** A price that somebody sets: in whole cents, so that it is never rounded silently. */
export const SetPrice = Price.multipleOf(0.01);
/** What a choice adds to a price, or takes off if negative. */
export const Extra = z.number().min(-1_000_000).max(1_000_000);
/** A tax rate in percent: 9.975. */
export const Percent = z.number().min(0).max(100);
export const CurrencyCode = z.enum(CURRENCIES);
/** A moment: ISO 8601 in UTC. */
export const Instant = z.iso.datetime();
/** A day in a restaurant's timezone. */
export const LocalDate = z.iso.date();
/** A time of day in a restaurant's timezone, or `now`. */
export const OrderTime = z.string().regex(/^(now|([01]\d|2[0-3]):[0-5]\d)$/);
export const Latitude = z.number().min(-90).max(90);
export const Longitude = z.number().min(-180).max(180);
/** Opaque to the client; refused if the server did not issue it. */
export const Continuation = z.string().min(1).max(400);
export const Limit = z.int().min(1).max(50);
/** A picture: a path on this host or a web address. */
export const ImageUrl = z.string().max(2_000);
