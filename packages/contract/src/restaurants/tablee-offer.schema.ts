import { OFFER_KINDS } from "@tablee/domain/menus/offer";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { TextInput } from "../wire/text.schema.ts";
import { ImageUrl, LocalDate, Price } from "../wire/values.schema.ts";
import { WeekHours } from "../wire/week-hours.schema.ts";

/** The name by which a file of the `tablee` format refers to something. */
export const Ref = z.string().min(1).max(120);

/**
 * A path on this host, or a web address. Pages resolve it against their own origin, and an invalid one would make them
 * fail.
 */
export const Picture = ImageUrl.refine(
  (text) => /^(\/(?![/\\])|https?:\/\/)/.test(text) && URL.canParse(text, "http://here"),
  "Neither a path that begins with / nor a web address",
);

/** An offer (menus §39). */
export const TableeOffer = z.object({
  ref: Ref,
  name: TextInput,
  kind: z.enum(OFFER_KINDS),
  /** Refs of the items that it applies to; missing or null means every item. */
  item_ids: z.array(Ref).max(2_000).nullable().default(null),
  /** For amount_off: what is taken off, and the minimum subtotal. */
  amount: Price.default(0),
  from: Price.default(0),
  modes: z.array(z.enum(ORDER_MODES)).min(1).nullable().default(null),
  hours: WeekHours.nullable().default(null),
  /** The first and the last date of the orders that it applies to. */
  starts: LocalDate.nullable().default(null),
  ends: LocalDate.nullable().default(null),
  /** The code that a diner enters for it; null if it applies automatically. */
  code: z.string().max(40).nullable().default(null),
  /** How many orders of one member, and of all members, may use it. */
  per_member: z.int().min(1).max(1_000_000).nullable().default(null),
  in_all: z.int().min(1).max(1_000_000).nullable().default(null),
  paused: z.boolean().default(false),
});
export type TableeOffer = z.output<typeof TableeOffer>;
