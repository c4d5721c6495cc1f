CREATE TABLE "search_left" (
	"kind" text NOT NULL,
	"ref" integer NOT NULL,
	CONSTRAINT "search_left_kind_ref_pk" PRIMARY KEY("kind","ref")
);--> statement-breakpoint
-- As in 0021; a transaction that says so leaves what it wrote to be entered after it.
CREATE OR REPLACE FUNCTION "search_inserted"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ begin
    if current_setting('tablee.search_later', true) = 'on' then
      insert into search_left (kind, ref) select tg_argv[0], id from inserted on conflict do nothing;
    else
      perform search_enter(tg_argv[0], (select array_agg(id) from inserted));
    end if;
    return null;
  end $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION "search_updated"() RETURNS trigger
  LANGUAGE plpgsql
  AS $$ begin
    if current_setting('tablee.search_later', true) = 'on' then
      insert into search_left (kind, ref) values (tg_argv[0], new.id) on conflict do nothing;
      if tg_argv[0] = 'restaurant' then
        insert into search_left (kind, ref)
          select 'item', id from menu_items where restaurant_id = new.id
          union all select 'recommendation', id from recommendations where restaurant_id = new.id
          on conflict do nothing;
      elsif tg_argv[0] = 'item' then
        insert into search_left (kind, ref)
          select 'recommendation', id from recommendations where item_id = new.id on conflict do nothing;
      end if;
      return null;
    end if;
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
-- Enters some of what was left, of one kind; answers of how many things.
CREATE FUNCTION "search_enter_left"(most integer) RETURNS integer
  LANGUAGE plpgsql
  AS $$ declare
    of_kind text;
    refs integer[];
  begin
    select kind into of_kind from search_left order by kind limit 1;
    if of_kind is null then return 0; end if;
    with first as (select ref from search_left where kind = of_kind order by ref limit most),
      taken as (delete from search_left l using first where l.kind = of_kind and l.ref = first.ref returning l.ref)
      select array_agg(ref) into refs from taken;
    perform search_enter(of_kind, refs);
    return cardinality(refs);
  end $$;
