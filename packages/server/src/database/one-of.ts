import { type AnyColumn, type SQL, sql } from "drizzle-orm";

/** `column in ('a', 'b')` for a CHECK, from the domain's own list; NULL passes, as in every CHECK. */
export const oneOf = (column: AnyColumn, values: readonly string[]): SQL =>
  sql`${column} in (${sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "))})`;
