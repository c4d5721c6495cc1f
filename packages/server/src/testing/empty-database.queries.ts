import type { Database } from "../database/open-database.ts";

/** Tables whose rows the migrations write, to record their progress. */
const MIGRATIONS = ["drizzle.__drizzle_migrations", "pgboss.version"];
/** Deleted rows stay in a table's file, and every scan of the table reads past them. */
const MOST_BYTES = 2_000_000;

const USERS = `n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'`;

const textOf = async (database: Database, query: string): Promise<string> => {
  const { rows } = await database.query<{ found: string | null }>(query);
  return rows[0]?.found ?? "";
};

/**
 * A fingerprint of everything that migrations have created, and of their own rows: the same for every copy of a
 * template as long as nobody has changed a table, a function, a trigger or a setting.
 */
export async function shapeOf(database: Database): Promise<string> {
  const parts = [
    `select c.oid, n.nspname, c.relname, c.relkind, c.relpersistence, c.relrowsecurity, c.reloptions::text from pg_class c join pg_namespace n on n.oid = c.relnamespace where ${USERS}`,
    `select a.attrelid, a.attnum, a.attname, a.atttypid, a.attnotnull, a.attisdropped, a.atthasdef from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace where ${USERS} and a.attnum > 0`,
    `select oid, adrelid, pg_get_expr(adbin, adrelid) from pg_attrdef`,
    `select k.oid, k.conname, k.convalidated, k.condeferred from pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${USERS}`,
    `select t.oid, t.tgname, t.tgenabled from pg_trigger t`,
    `select i.indexrelid, i.indisvalid from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${USERS}`,
    `select p.oid, p.proname, p.prosrc from pg_proc p join pg_namespace n on n.oid = p.pronamespace where ${USERS}`,
    `select t.oid, t.typname from pg_type t join pg_namespace n on n.oid = t.typnamespace where ${USERS}`,
    `select oid, enumlabel from pg_enum`,
    `select q.* from pg_sequence q`,
    `select s.setrole, s.setconfig::text from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase where d.datname = current_database()`,
    ...MIGRATIONS.map((table) => `select r.* from ${table} r`),
  ];
  const words = parts.map(
    (part) => `(select coalesce(md5(string_agg(one::text, '|' order by one::text)), '') from (${part}) one)`,
  );
  return textOf(database, `select ${words.join(" || ")} as found`);
}

/**
 * Deletes every row except the migrations', and restarts every sequence. Returns whether the database is then like new:
 * not if somebody has changed its structure, or if so much was written that a new one is cheaper.
 */
export async function emptyDatabase(database: Database, shape: string): Promise<boolean> {
  if ((await shapeOf(database)) !== shape) return false;
  const { rows } = await database.query<{ name: string; bytes: number | string }>(
    `select quote_ident(n.nspname) || '.' || quote_ident(c.relname) as name, pg_relation_size(c.oid) as bytes
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${USERS} and pg_relation_size(c.oid) > 0`,
  );
  const written = rows.filter(({ name }) => !MIGRATIONS.includes(name));
  if (written.some(({ bytes }) => Number(bytes) > MOST_BYTES)) return false;
  await database.query(
    [
      "begin",
      // Disables triggers, including those of foreign keys.
      "set local session_replication_role = replica",
      ...written.map(({ name }) => `delete from ${name}`),
      // After a vacuum has recorded a table as empty, PostgreSQL would scan it sequentially for as long as a session
      // lasts, however full it gets; it expects more rows of a table that was never analyzed.
      `update pg_class c set relpages = 0, reltuples = -1, relallvisible = 0 from pg_namespace n
       where n.oid = c.relnamespace and ${USERS} and c.relkind = 'r' and c.reltuples <> -1`,
      `delete from pg_statistic s using pg_class c, pg_namespace n
       where c.oid = s.starelid and n.oid = c.relnamespace and ${USERS}`,
      `select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false) from pg_sequences where schemaname <> 'drizzle'`,
      "commit",
    ].join(";\n"),
  );
  return true;
}

/**
 * Does what `truncate … cascade` does, in a tenth of its time: that creates some three hundred files, however empty the
 * tables are. Like it, this waits for concurrent writers and fires no triggers.
 */
export async function emptyTables(
  database: Database,
  names: readonly string[],
  identity: "restart" | "continue" = "restart",
): Promise<void> {
  const { rows } = await database.query<{ id: number; name: string; bytes: number | string }>(
    `with recursive referring(id) as (
       select unnest($1::text[])::regclass::oid
       union
       select k.conrelid from pg_constraint k join referring on k.confrelid = referring.id where k.contype = 'f'
     )
     select c.oid::int8 as id, c.oid::regclass::text as name, pg_relation_size(c.oid) as bytes
     from referring join pg_class c on c.oid = referring.id where c.relkind = 'r'`,
    [names],
  );
  const sequences = `pg_sequence q join pg_depend d on d.objid = q.seqrelid and d.deptype in ('a', 'i')
    where d.classid = 'pg_class'::regclass and d.refobjid in (${rows.map(({ id }) => id).join()})`;
  await database.query(
    [
      "begin",
      "set local session_replication_role = replica",
      `lock table ${rows.map(({ name }) => name).join()} in exclusive mode`,
      ...rows.filter(({ bytes }) => Number(bytes) > 0).map(({ name }) => `delete from ${name}`),
      ...(identity === "restart" ? [`select setval(q.seqrelid::regclass, q.seqstart, false) from ${sequences}`] : []),
      "commit",
    ].join(";\n"),
  );
}
