CREATE TABLE "search_entries" (
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	"names" text[] NOT NULL,
	"name_words" text[] NOT NULL,
	"words" text[] NOT NULL,
	"latitude" double precision,
	"longitude" double precision,
	"popularity" smallint DEFAULT 0 NOT NULL,
	"friends" boolean DEFAULT false NOT NULL,
	CONSTRAINT "search_entries_kind_ref_pk" PRIMARY KEY("kind","ref"),
	CONSTRAINT "search_entries_kind" CHECK ("search_entries"."kind" in ('account', 'recommendation', 'item', 'restaurant'))
);
--> statement-breakpoint
CREATE TABLE "search_new_words" (
	"word" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_remainders" (
	"remainder" text NOT NULL,
	"word" text NOT NULL,
	CONSTRAINT "search_remainders_remainder_word_pk" PRIMARY KEY("remainder","word")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words");--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "search_words" USING btree ("word" text_pattern_ops);--> statement-breakpoint
-- Folds as the domain's fold() and foldedWords() do (search/fold-words.ts); every name whole, as in 0000.
CREATE FUNCTION "search_fold"(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select lower(public.unaccent('public.unaccent'::regdictionary, coalesce($1, ''))) $$;--> statement-breakpoint
CREATE FUNCTION "search_name"(value text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select trim(regexp_replace(public.search_fold($1), '[^[:alnum:]]+', ' ', 'g')) $$;--> statement-breakpoint
-- An apostrophe parts words and joins them: "McDonald's" is found as "mcdonald" and as "mcdonalds".
CREATE FUNCTION "search_words_of"(value text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    select coalesce(array_agg(distinct left(word, 40)), '{}') from regexp_split_to_table(
      public.search_name($1) || ' ' || public.search_name(regexp_replace(public.search_fold($1), '[''’‘ʼ`´]', '', 'g')),
      ' '
    ) as word where word <> ''
  $$;--> statement-breakpoint
CREATE FUNCTION "search_names"(value jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    select coalesce(array_agg(distinct public.search_name(each.value)), '{}')
    from jsonb_each_text(case jsonb_typeof($1) when 'object' then $1 else '{}' end) as each
    where public.search_name(each.value) <> ''
  $$;--> statement-breakpoint
CREATE FUNCTION "search_text"(value jsonb) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$
    select coalesce(string_agg(each.value, ' '), '')
    from jsonb_each_text(case jsonb_typeof($1) when 'object' then $1 else '{}' end) as each
  $$;--> statement-breakpoint
-- What can be found of each kind, as it stands in its own tables.
CREATE VIEW "search_findable" AS
  select 'account' as kind, a.id as ref, array[public.search_name(a.first_name || ' ' || a.last_name)] as names,
    public.search_words_of(a.first_name || ' ' || a.last_name) as name_words,
    public.search_words_of(a.first_name || ' ' || a.last_name) as words,
    null::double precision as latitude, null::double precision as longitude, 0::smallint as popularity, false as friends
  from accounts a
  where a.deleted_at is null and public.search_name(a.first_name || ' ' || a.last_name) <> ''
  union all
  select 'restaurant', r.id, public.search_names(r.name), public.search_words_of(public.search_text(r.name)),
    public.search_words_of(concat_ws(' ', public.search_text(r.name), array_to_string(r.cuisines, ' '), r.city)),
    r.latitude, r.longitude, 0::smallint, false
  from restaurants r
  where public.search_names(r.name) <> '{}'
  union all
  select 'item', i.id, public.search_names(i.name), public.search_words_of(public.search_text(i.name)),
    public.search_words_of(concat_ws(' ', public.search_text(i.name), public.search_text(i.description),
      array_to_string(i.tags, ' '), public.search_text(r.name))),
    r.latitude, r.longitude, 0::smallint, false
  from menu_items i join restaurants r on r.id = i.restaurant_id
  where i.listed and public.search_names(i.name) <> '{}'
  union all
  select 'recommendation', d.id, public.search_names(d.name), public.search_words_of(public.search_text(d.name)),
    public.search_words_of(concat_ws(' ', public.search_text(d.name), public.search_text(d.short_description),
      public.search_text(d.description), array_to_string(i.tags, ' '), public.search_text(r.name),
      array_to_string(r.cuisines, ' '), d.google_place_name, coalesce(d.city, r.city))),
    r.latitude, r.longitude, floor(ln(d.likes + 1) / ln(2))::smallint, d.visibility = 'friends'
  from recommendations d
    join accounts a on a.id = d.account_id and a.deleted_at is null
    left join restaurants r on r.id = d.restaurant_id
    left join menu_items i on i.id = d.item_id
  where d.status = 'approved' and d.visibility <> 'private' and public.search_names(d.name) <> '{}';--> statement-breakpoint
-- Brings the entries of these to what can be found of them now, and notes words that nobody has found anything by yet.
CREATE FUNCTION "search_enter"(of_kind text, refs integer[]) RETURNS void
  LANGUAGE plpgsql
  AS $$ begin
    delete from search_entries e
      where e.kind = of_kind and e.ref = any(refs)
        and not exists (select from search_findable f where f.kind = of_kind and f.ref = e.ref);
    insert into search_entries as e (kind, ref, names, name_words, words, latitude, longitude, popularity, friends)
      select f.kind, f.ref, f.names, f.name_words, f.words, f.latitude, f.longitude, f.popularity, f.friends
        from search_findable f where f.kind = of_kind and f.ref = any(refs)
      on conflict (kind, ref) do update set
        names = excluded.names, name_words = excluded.name_words, words = excluded.words, latitude = excluded.latitude,
        longitude = excluded.longitude, popularity = excluded.popularity, friends = excluded.friends
      where (e.names, e.words, e.latitude, e.longitude, e.popularity, e.friends) is distinct from
        (excluded.names, excluded.words, excluded.latitude, excluded.longitude, excluded.popularity, excluded.friends);
    insert into search_new_words (word)
      select distinct word from search_entries e, unnest(e.words) as word
        where e.kind = of_kind and e.ref = any(refs)
          and not exists (select from search_words w where w.word = word);
  end $$;--> statement-breakpoint
CREATE FUNCTION "search_inserted"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ begin
    perform search_enter(tg_argv[0], (select array_agg(id) from inserted));
    return null;
  end $$;--> statement-breakpoint
CREATE FUNCTION "search_deleted"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ begin
    delete from search_entries where kind = tg_argv[0] and ref in (select id from deleted);
    return null;
  end $$;--> statement-breakpoint
-- A change reaches what is found by it as well: a dish by its restaurant, a discovery by both and by its author.
CREATE FUNCTION "search_updated"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ begin
    perform search_enter(tg_argv[0], array[new.id]);
    if tg_argv[0] = 'restaurant' then
      perform search_enter('item', array(select id from menu_items where restaurant_id = new.id));
      perform search_enter('recommendation', array(select id from recommendations where restaurant_id = new.id));
    elsif tg_argv[0] = 'item' then
      perform search_enter('recommendation', array(select id from recommendations where item_id = new.id));
    elsif tg_argv[0] = 'account' then
      if (old.deleted_at is null) <> (new.deleted_at is null) then
        perform search_enter('recommendation', array(select id from recommendations where account_id = new.id));
      end if;
    end if;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "search_accounts_inserted" AFTER INSERT ON "accounts" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION search_inserted('account');--> statement-breakpoint
CREATE TRIGGER "search_accounts_deleted" AFTER DELETE ON "accounts" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION search_deleted('account');--> statement-breakpoint
CREATE TRIGGER "search_accounts_updated" AFTER UPDATE OF first_name, last_name, deleted_at ON "accounts"
  FOR EACH ROW WHEN ((old.first_name, old.last_name, old.deleted_at) IS DISTINCT FROM (new.first_name, new.last_name, new.deleted_at))
  EXECUTE FUNCTION search_updated('account');--> statement-breakpoint
CREATE TRIGGER "search_restaurants_inserted" AFTER INSERT ON "restaurants" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION search_inserted('restaurant');--> statement-breakpoint
CREATE TRIGGER "search_restaurants_deleted" AFTER DELETE ON "restaurants" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION search_deleted('restaurant');--> statement-breakpoint
CREATE TRIGGER "search_restaurants_updated" AFTER UPDATE OF name, cuisines, city, latitude, longitude ON "restaurants"
  FOR EACH ROW WHEN ((old.name, old.cuisines, old.city, old.latitude, old.longitude) IS DISTINCT FROM (new.name, new.cuisines, new.city, new.latitude, new.longitude))
  EXECUTE FUNCTION search_updated('restaurant');--> statement-breakpoint
CREATE TRIGGER "search_items_inserted" AFTER INSERT ON "menu_items" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION search_inserted('item');--> statement-breakpoint
CREATE TRIGGER "search_items_deleted" AFTER DELETE ON "menu_items" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION search_deleted('item');--> statement-breakpoint
CREATE TRIGGER "search_items_updated" AFTER UPDATE OF name, description, tags, listed ON "menu_items"
  FOR EACH ROW WHEN ((old.name, old.description, old.tags, old.listed) IS DISTINCT FROM (new.name, new.description, new.tags, new.listed))
  EXECUTE FUNCTION search_updated('item');--> statement-breakpoint
CREATE TRIGGER "search_recommendations_inserted" AFTER INSERT ON "recommendations" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION search_inserted('recommendation');--> statement-breakpoint
CREATE TRIGGER "search_recommendations_deleted" AFTER DELETE ON "recommendations" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION search_deleted('recommendation');--> statement-breakpoint
CREATE TRIGGER "search_recommendations_updated"
  AFTER UPDATE OF name, short_description, description, status, visibility, restaurant_id, item_id, google_place_name, city, likes
  ON "recommendations" FOR EACH ROW WHEN (
    (old.name, old.short_description, old.description, old.status, old.visibility, old.restaurant_id, old.item_id, old.google_place_name, old.city)
      IS DISTINCT FROM
    (new.name, new.short_description, new.description, new.status, new.visibility, new.restaurant_id, new.item_id, new.google_place_name, new.city)
    OR floor(ln(old.likes + 1) / ln(2)) <> floor(ln(new.likes + 1) / ln(2))
  )
  EXECUTE FUNCTION search_updated('recommendation');--> statement-breakpoint
select search_enter('account', array(select id from accounts));--> statement-breakpoint
select search_enter('restaurant', array(select id from restaurants));--> statement-breakpoint
select search_enter('item', array(select id from menu_items));--> statement-breakpoint
select search_enter('recommendation', array(select id from recommendations));
