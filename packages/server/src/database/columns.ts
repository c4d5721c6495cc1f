import type { Text } from "@tablee/domain/language/text";
import type { Minor } from "@tablee/domain/money/minor";
import { sql } from "drizzle-orm";
import { integer, jsonb, timestamp } from "drizzle-orm/pg-core";

/** A translatable text: `{ en, fr, default }`. */
export const text = () => jsonb().$type<Text>();
/** An amount in minor units. */
export const amount = () => integer().$type<Minor>();
/** A moment in milliseconds, so that a value read, sent and compared equals the value stored. */
export const instant = () => timestamp({ withTimezone: true, mode: "date", precision: 3 });
export const now = sql`now()`;
