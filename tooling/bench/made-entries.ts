import type { Database } from "@tablee/server/database/open-database";

/**
 * Writes the search entries that the database's triggers would write for generated dishes and discoveries. With the
 * triggers, a million of them took most of an hour, because the words of each were extracted again from texts that are
 * copies of a hundred. Here the words of each text are extracted once, by the same functions, and combined for each
 * row.
 */
const SAID = [
  `create temp table bench_places as select id, latitude, longitude, city, search_words_of(search_text(name)) as called,
     search_words_of(concat_ws(' ', search_text(name), array_to_string(cuisines, ' '))) as served from restaurants`,
  `create temp table bench_dishes as select name, description, tags, search_names(name) as names,
     search_words_of(search_text(name)) as name_words,
     search_words_of(concat_ws(' ', search_text(name), array_to_string(tags, ' '))) as called,
     search_words_of(concat_ws(' ', search_text(name), search_text(description), array_to_string(tags, ' '))) as words
   from (select distinct name, description, tags from menu_items) each`,
  `create temp table bench_texts as select name, short_description, description, search_names(name) as names,
     search_words_of(search_text(name)) as name_words, search_words_of(
       concat_ws(' ', search_text(name), search_text(short_description), search_text(description))) as words
   from (select distinct name, short_description, description from recommendations) each`,
  `create temp table bench_elsewhere as select place, city, search_words_of(concat_ws(' ', place, city)) as words from (
     select distinct coalesce(d.google_place_name, '') as place, coalesce(d.city, r.city, '') as city
     from recommendations d left join restaurants r on r.id = d.restaurant_id) each`,
  "analyze bench_places, bench_dishes, bench_texts, bench_elsewhere",
  // The planner assumes that texts in several columns match far more rarely than they do, and would choose nested loops
  // that never end.
  "set enable_nestloop = off",
];

const wordsOf = (lists: string): string => `array(select distinct word from unnest(${lists}) as word order by 1)`;

const DISHES = `
  insert into search_entries (kind, ref, names, name_words, words, latitude, longitude, popularity, friends)
  select 'item', i.id, said.names, said.name_words, ${wordsOf("said.words || p.called")}, p.latitude, p.longitude, 0, false
  from menu_items i join bench_places p on p.id = i.restaurant_id
  join bench_dishes said on (said.name, said.description, said.tags) = (i.name, i.description, i.tags)
  where i.id > $1::int order by i.id`;
const DISCOVERIES = `
  insert into search_entries (kind, ref, names, name_words, words, latitude, longitude, popularity, friends)
  select 'recommendation', d.id, said.names, said.name_words,
    ${wordsOf("said.words || p.served || elsewhere.words || coalesce(dish.called, '{}')")},
    p.latitude, p.longitude, floor(ln(d.likes + 1) / ln(2))::smallint, false
  from recommendations d join bench_places p on p.id = d.restaurant_id
  join bench_texts said
    on (said.name, said.short_description, said.description) = (d.name, d.short_description, d.description)
  join bench_elsewhere elsewhere
    on elsewhere.place = coalesce(d.google_place_name, '') and elsewhere.city = coalesce(d.city, p.city, '')
  left join menu_items i on i.id = d.item_id
  left join bench_dishes dish on (dish.name, dish.description, dish.tags) = (i.name, i.description, i.tags)
  where d.id > $1::int order by d.id`;

/** Entries that differ from what the triggers would have written, and things without an entry. */
const OTHERWISE = `
  select count(*)::int as wrong from search_findable f full join search_entries e on (e.kind, e.ref) = (f.kind, f.ref)
  where f.kind = $1 and f.ref = any($2::int[]) and
    (e.kind, e.ref, e.names, e.name_words, e.words, e.latitude, e.longitude, e.popularity, e.friends) is distinct from
    (f.kind, f.ref, f.names, f.name_words, f.words, f.latitude, f.longitude, f.popularity, f.friends)`;
const SOME = 200;

/** The indexes of words are built at the end, when all rows exist. */
const INDEXES = `select indexname as name, indexdef as written from pg_indexes
  where tablename = 'search_entries' and indexdef like '% USING gin %'`;

export interface Made {
  dishes: number;
  discoveries: number;
}

/** Runs `write` without the triggers and then enters what it wrote; `before` contains the highest existing ids. */
export async function enteringAfter(open: Database, before: Made, write: () => Promise<void>): Promise<void> {
  await open.query("set session_replication_role = replica");
  await write();
  const { rows: indexes } = await open.query<{ name: string; written: string }>(INDEXES);
  for (const { name } of indexes) await open.query(`drop index ${name}`);
  for (const statement of SAID) await open.query(statement);
  await open.query(DISHES, [before.dishes]);
  await open.query(DISCOVERIES, [before.discoveries]);
  for (const { written } of indexes) await open.query(written);
  await open.query("reset enable_nestloop");
  await open.query("set session_replication_role = origin");
  await check(open, "item", "menu_items", before.dishes);
  await check(open, "recommendation", "recommendations", before.discoveries);
}

async function check(open: Database, kind: string, table: string, before: number): Promise<void> {
  const { rows } = await open.query<{ ids: number[] }>(
    `select array(select id from ${table} where id > $1::int order by id % 997, id limit ${SOME}) as ids`,
    [before],
  );
  const found = await open.query<{ wrong: number }>(OTHERWISE, [kind, rows[0]?.ids ?? []]);
  const wrong = found.rows[0]?.wrong ?? 0;
  if (wrong > 0) throw new Error(`Of ${SOME} made things of ${table} ${wrong} are not entered as the triggers do.`);
}
