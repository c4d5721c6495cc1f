import { sql } from "drizzle-orm";
import type { Queryable } from "./open-database.ts";

/** An index has the name of one that a migration creates, and is not that one. */
class IndexInTheWay extends Error {
  override name = "IndexInTheWay";

  constructor(index: string, why: string) {
    super(
      `The index ${index}, which a migration creates, ${why}. Drop it (drop index concurrently "${index}") and start ` +
        "again, or build it by hand as the migration says: docs/decisions/061-changing-tables.md.",
    );
  }
}

/** As drizzle writes it. */
const CREATES_INDEX = /^\s*CREATE (?:UNIQUE )?INDEX "([^"]+)" ON "([^"]+)"/;

/**
 * Whether a statement creates an index that exists already, because somebody has built it with `create index
 * concurrently` before the migration (page 061). Throws IndexInTheWay if it is half-built or another one.
 */
export async function isBuiltByHand(tx: Queryable, statement: string): Promise<boolean> {
  const [, index, table] = CREATES_INDEX.exec(statement) ?? [];
  if (index === undefined || table === undefined) return false;
  const found = await readIndex(tx, sql`current_schema()::regnamespace`, index);
  if (!found) return false;
  if (!found.is_valid) throw new IndexInTheWay(index, "is not complete: it is still being built, or that has failed");
  if (found.definition !== (await definitionOf(tx, statement, { index, table }))) {
    throw new IndexInTheWay(index, "exists with another definition");
  }
  return true;
}

const readIndex = async (tx: Queryable, schema: ReturnType<typeof sql>, index: string) => {
  const [row] = await tx
    .select({
      // Without the schema, which is another one for the empty copy.
      definition: sql<string>`regexp_replace(pg_get_indexdef(c.oid), ' ON [^ ]+[.]', ' ON ')`,
      is_valid: sql<boolean>`i.indisvalid`,
    })
    .from(sql`pg_class c join pg_index i on i.indexrelid = c.oid`)
    .where(sql`c.relnamespace = ${schema} and c.relname = ${index}`);
  return row;
};

/**
 * What PostgreSQL makes of a statement: it is executed on an empty copy of its table. The copy is temporary, so it has
 * the same name and comes first.
 */
const definitionOf = async (
  tx: Queryable,
  statement: string,
  { index, table }: { index: string; table: string },
): Promise<string | undefined> => {
  const name = sql.identifier(table);
  await tx.execute(sql`create temporary table ${name} (like ${name} including generated)`);
  await tx.execute(sql.raw(statement));
  const made = await readIndex(tx, sql`pg_my_temp_schema()`, index);
  await tx.execute(sql`drop table pg_temp.${name}`);
  return made?.definition;
};
