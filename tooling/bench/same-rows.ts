import type { BenchDatabase } from "./bench-database.ts";

const TABLES = `
  select quote_ident(table_name) as name from information_schema.tables
  where table_schema in ('public', 'jobs') and table_type = 'BASE TABLE' order by 1`;

/** The number of rows in each table of the product. */
async function countRows(database: BenchDatabase): Promise<Map<string, number>> {
  const open = await database.open();
  try {
    const { rows } = await open.query<{ name: string }>(TABLES);
    const counts = new Map<string, number>();
    for (const { name } of rows) {
      const counted = await open.query<{ n: number }>(`select count(*)::int as n from ${name}`);
      counts.set(name, counted.rows[0]?.n ?? 0);
    }
    return counts;
  } finally {
    await open.close();
  }
}

/** The rows that some work adds, as "orders 1, order_lines 2". */
export async function rowsAdded(database: BenchDatabase, work: () => Promise<unknown>): Promise<string> {
  const before = await countRows(database);
  await work();
  const after = await countRows(database);
  const added = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
  return added.flatMap(([name, count]) => (count === 0 ? [] : [`${name} ${count}`])).join(", ");
}
