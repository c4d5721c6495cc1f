import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabases } from "../testing/test-database.ts";
import type { Database } from "./open-database.ts";

/** Foreign keys whose columns are not a prefix of any index; an index that only excludes NULL counts too. */
const UNINDEXED = `
  select c.conrelid::regclass::text || '.' || string_agg(a.attname, ',' order by k.at) as key
  from pg_constraint c
  cross join lateral unnest(c.conkey) with ordinality k(attnum, at)
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = k.attnum
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace
  group by c.oid, c.conrelid, c.conkey
  having not exists (
    select 1 from pg_index i
    where i.indrelid = c.conrelid and i.indisvalid
      and (i.indkey::int2[])[0:cardinality(c.conkey) - 1] @> c.conkey
      and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) = '(' || min(a.attname) || ' IS NOT NULL)')
  )
  order by 1`;

/** Ids that run out after 2^31 rows, in tables whose growth is limited by what people create. */
const BOUNDED = [
  "accounts.id",
  "articles.id",
  "combo_slots.id",
  "combos.id",
  "menu_items.id",
  "menu_sections.id",
  "modifier_groups.id",
  "modifiers.id",
  "printers.id",
  "recommendations.id",
  "restaurant_groups.id",
  "restaurant_tables.id",
  "restaurants.id",
  "webhook_endpoints.id",
  "webhook_origins.id",
];
const SHORT_IDS = `
  select table_name || '.' || column_name as key from information_schema.columns
  where table_schema = 'public' and data_type = 'integer' and column_default like 'nextval(%' order by 1`;

/** Columns narrower than what they refer to, and sequences that end before their column does. */
const NARROWED = `
  select c.conrelid::regclass::text || '.' || a.attname as key
  from pg_constraint c
  join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
  join pg_attribute r on r.attrelid = c.confrelid and r.attnum = c.confkey[1]
  where c.contype = 'f' and c.connamespace = 'public'::regnamespace and a.atttypid <> r.atttypid
  union all
  select s.seqrelid::regclass::text from pg_sequence s
  join pg_depend d on d.objid = s.seqrelid and d.classid = 'pg_class'::regclass and d.deptype = 'a'
  join pg_attribute a on a.attrelid = d.refobjid and a.attnum = d.refobjsubid
  where s.seqtypid <> a.atttypid
  order by 1`;

/** BRIN indexes that learn of new rows only from a vacuum: until then, each lookup reads all of them (page 072). */
const BEHIND = `
  select c.relname as key from pg_class c join pg_am m on m.oid = c.relam and m.amname = 'brin'
  where not 'autosummarize=on' = any(coalesce(c.reloptions, '{}')) order by 1`;

const CHECKED = `
  select c.conrelid::regclass::text || '.' || a.attname as key
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
  where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ ('\\m' || a.attname || '\\M (= ANY|= ''|WHEN)|CASE ' || a.attname)`;

/** A log also contains words of other builds: a CHECK with today's list would refuse those of the next build. */
const UNCHECKED = ["audit_log.action"];

/** Returns the columns, as `table.column`, that the sources store as text but type more narrowly. */
const textsOfAList = (): string[] =>
  globSync("**/*.table.ts", { cwd: fileURLToPath(new URL("..", import.meta.url)) }).flatMap((file) => {
    const source = readFileSync(fileURLToPath(new URL(`../${file}`, import.meta.url)), "utf8");
    return source.split(/\bpgTable\(\s*/).flatMap((part) => {
      const table = /^"(\w+)"/.exec(part)?.[1];
      const columns = part.matchAll(/^ {2,4}(\w+): (?:string|text)\(\)\n? *\.\$type</gm);
      return table === undefined ? [] : [...columns].map(([, column]) => `${table}.${column}`);
    });
  });

describe.each(testDatabases())("the tables on %s", ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const keysOf = async (question: string): Promise<string[]> =>
    (await database.query<{ key: string }>(question)).rows.map(({ key }) => key);

  it("have an index for each foreign key, so that deletions do not read whole tables", async () => {
    expect(await keysOf(UNINDEXED)).toEqual([]);
  });

  it("keep their BRIN indexes up with new rows", async () => {
    expect(await keysOf(BEHIND)).toEqual([]);
  });

  it("use 64-bit ids for rows that are written again and again, and for references to them", async () => {
    expect(await keysOf(SHORT_IDS)).toEqual(BOUNDED);
    expect(await keysOf(NARROWED)).toEqual([]);
  });

  it("accept only listed values in the columns of an enumeration", async () => {
    const checked = new Set(await keysOf(CHECKED));
    const lists = textsOfAList();
    expect(lists).toContain("orders.status");
    expect(lists.length).toBeGreaterThan(30);
    expect(lists.filter((column) => !checked.has(column))).toEqual(UNCHECKED);
  });
});
