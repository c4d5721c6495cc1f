import { OFFER_KINDS } from "@tablee/domain/menus/offer";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import * as z from "zod";
import { TextInput } from "../wire/text.schema.ts";
import { ImageUrl, LocalDate, Price } from "../wire/values.schema.ts";
import { WeekHours } from "../wire/week-hours.schema.ts";

/** What names something in a file of the `tablee` format. */
export const Ref = z.string().min(1).max(120);

/** A path of this host or a web address: the pages put it after their own origin, and one that is none ends them. */
export const Picture = ImageUrl.refine(
  (text) => /^(\/(?![/\\])|https?:\/\/)/.test(text) && URL.canParse(text, "http://here"),
  "Neither a path that begins with / nor a web address",
);

/** What is on offer (menus §39). */
export const TableeOffer = z.object({
  ref: Ref,
  name: TextInput,
  kind: z.enum(OFFER_KINDS),
  /** Refs of the dishes that it is on; left out or null: every dish. */
  item_ids: z.array(Ref).max(2_000).nullable().default(null),
  /** Of amount_off: what is off, and from which subtotal on. */
  amount: Price.default(0),
  from: Price.default(0),
  modes: z.array(z.enum(ORDER_MODES)).min(1).nullable().default(null),
  hours: WeekHours.nullable().default(null),
  /** The first and the last date for which one orders. */
  starts: LocalDate.nullable().default(null),
  ends: LocalDate.nullable().default(null),
  /** What a diner writes to have it; null: it is had by itself. */
  code: z.string().max(40).nullable().default(null),
  /** How many orders of one member, and of all, may have it. */
  per_member: z.int().min(1).max(1_000_000).nullable().default(null),
  in_all: z.int().min(1).max(1_000_000).nullable().default(null),
  paused: z.boolean().default(false),
});
export type TableeOffer = z.output<typeof TableeOffer>;
