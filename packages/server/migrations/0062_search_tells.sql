-- Says what of what can be found was changed: its words, as they are and as they were, or nothing where they are too many.
CREATE FUNCTION "search_tell"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  declare
    said text := '';
    entries bigint := 0;
  begin
    if tg_op = 'INSERT' then
      select count(*) into entries from changed;
      if entries between 1 and 50 then
        select string_agg(distinct word, ' ') into said from changed, unnest(words) word;
      end if;
    elsif tg_op = 'DELETE' then
      select count(*) into entries from gone;
      if entries between 1 and 50 then
        select string_agg(distinct word, ' ') into said from gone, unnest(words) word;
      end if;
    elsif tg_op = 'UPDATE' then
      select count(*) into entries from changed;
      if entries between 1 and 50 then
        select string_agg(distinct word, ' ') into said
          from (select words from changed union all select words from gone) both_ways, unnest(words) word;
      end if;
    else
      entries := 1;
    end if;
    if entries > 0 then
      perform pg_notify('changes', 'found:' || case when octet_length(said) < 4000 then said else '' end);
    end if;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "search_entries_inserted" AFTER INSERT ON "search_entries" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell();--> statement-breakpoint
CREATE TRIGGER "search_entries_deleted" AFTER DELETE ON "search_entries" REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell();--> statement-breakpoint
CREATE TRIGGER "search_entries_updated" AFTER UPDATE ON "search_entries" REFERENCING OLD TABLE AS gone NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell();--> statement-breakpoint
CREATE TRIGGER "search_entries_emptied" AFTER TRUNCATE ON "search_entries"
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell();--> statement-breakpoint
-- The same of words that were learned, which stand for misspelt and unfinished ones from now on.
CREATE FUNCTION "search_tell_words"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$
  declare
    said text;
  begin
    select string_agg(word, ' ') into said from learned;
    if said is not null then
      perform pg_notify('changes', 'learned:' || case when octet_length(said) < 4000 then said else '' end);
    end if;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "search_words_inserted" AFTER INSERT ON "search_words" REFERENCING NEW TABLE AS learned
  FOR EACH STATEMENT EXECUTE FUNCTION search_tell_words();--> statement-breakpoint
-- As in 0021, with the name of the dish that a discovery is of, and without what is hidden or not open yet: what nobody is
-- shown is not found either, so that a kept answer hears of it when it comes.
CREATE OR REPLACE VIEW "search_findable" AS
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
  where r.status <> 'preparing' and public.search_names(r.name) <> '{}'
  union all
  select 'item', i.id, public.search_names(i.name), public.search_words_of(public.search_text(i.name)),
    public.search_words_of(concat_ws(' ', public.search_text(i.name), public.search_text(i.description),
      array_to_string(i.tags, ' '), public.search_text(r.name))),
    r.latitude, r.longitude, 0::smallint, false
  from menu_items i join restaurants r on r.id = i.restaurant_id
  where i.listed and not i.hidden and r.status <> 'preparing' and public.search_names(i.name) <> '{}'
  union all
  select 'recommendation', d.id, public.search_names(d.name), public.search_words_of(public.search_text(d.name)),
    public.search_words_of(concat_ws(' ', public.search_text(d.name), public.search_text(d.short_description),
      public.search_text(d.description), public.search_text(i.name), array_to_string(i.tags, ' '),
      public.search_text(r.name),
      array_to_string(r.cuisines, ' '), d.google_place_name, coalesce(d.city, r.city))),
    r.latitude, r.longitude, floor(ln(d.likes + 1) / ln(2))::smallint, d.visibility = 'friends'
  from recommendations d
    join accounts a on a.id = d.account_id and a.deleted_at is null
    left join restaurants r on r.id = d.restaurant_id
    left join menu_items i on i.id = d.item_id
  where d.status = 'approved' and d.visibility <> 'private' and public.search_names(d.name) <> '{}';--> statement-breakpoint
DROP TRIGGER "search_restaurants_updated" ON "restaurants";--> statement-breakpoint
CREATE TRIGGER "search_restaurants_updated" AFTER UPDATE OF name, cuisines, city, latitude, longitude, status ON "restaurants"
  FOR EACH ROW WHEN ((old.name, old.cuisines, old.city, old.latitude, old.longitude, old.status = 'preparing') IS DISTINCT FROM (new.name, new.cuisines, new.city, new.latitude, new.longitude, new.status = 'preparing'))
  EXECUTE FUNCTION search_updated('restaurant');--> statement-breakpoint
DROP TRIGGER "search_items_updated" ON "menu_items";--> statement-breakpoint
CREATE TRIGGER "search_items_updated" AFTER UPDATE OF name, description, tags, listed, hidden ON "menu_items"
  FOR EACH ROW WHEN ((old.name, old.description, old.tags, old.listed, old.hidden) IS DISTINCT FROM (new.name, new.description, new.tags, new.listed, new.hidden))
  EXECUTE FUNCTION search_updated('item');--> statement-breakpoint
select search_enter('restaurant', array(select id from restaurants where status = 'preparing'));--> statement-breakpoint
select search_enter('item', array(select i.id from menu_items i join restaurants r on r.id = i.restaurant_id where i.hidden or r.status = 'preparing'));--> statement-breakpoint
select search_enter('recommendation', array(select id from recommendations where item_id is not null));
