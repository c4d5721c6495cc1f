import type { AuditEntry } from "@tablee/contract/accounts/rights.contract";
import type { Text } from "@tablee/domain/language/text";
import { Id } from "@tablee/contract/wire/values.schema";
import * as z from "zod";
import type { Viewer } from "../../http/context.ts";
import { readContinuation, writeContinuation } from "../../http/continuation.ts";
import { refusedIn, type RightRefusal } from "../../restaurants/stored/rights.ts";
import type { Services } from "../../services.ts";
import { readRestaurantNames } from "./rights.queries.ts";
import { type AuditRow, listAudit as readAudit } from "../stored/audit.queries.ts";

const LastId = z.tuple([Id]);

/**
 * Who used which right, newest first: of one restaurant for its owners, of everything for administrators. Throws
 * invalid_input for a continuation of another list.
 */
export const listAudit = async (
  { database: { db } }: Services,
  viewer: Viewer,
  asked: {
    restaurant_id?: number | undefined;
    account_id?: number | undefined;
    continuation?: string | undefined;
    limit: number;
  },
): Promise<{ entries: AuditEntry[]; continuation: string | null } | RightRefusal> => {
  const { restaurant_id = null, account_id = null, continuation, limit } = asked;
  if (restaurant_id === null && !viewer.admin) return { code: "forbidden" };
  const refusal = restaurant_id === null ? null : await refusedIn(db, viewer, restaurant_id, "audit");
  if (refusal) return refusal;
  const list = `audit-${restaurant_id ?? "all"}${account_id === null ? "" : `-${account_id}`}`;
  const [before] = continuation === undefined ? [null] : readContinuation(list, LastId, continuation);
  const found = await readAudit(db, { restaurant_id, account_id, before, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const last = found.length > limit ? shown.at(-1) : undefined;
  const names = await readRestaurantNames(db, [...new Set(shown.flatMap((row) => row.restaurant_id ?? []))]);
  const entries = shown.map((row) => entryView(row, names));
  return { entries, continuation: last ? writeContinuation(list, [last.id]) : null };
};

const entryView = (
  { first_name, last_name, date, ...row }: AuditRow,
  names: ReadonlyMap<number, Text>,
): AuditEntry => ({
  ...row,
  restaurant_name: (row.restaurant_id === null ? null : names.get(row.restaurant_id)) ?? null,
  name: first_name === null ? null : `${first_name} ${last_name}`.trim(),
  date: date.toISOString(),
});
