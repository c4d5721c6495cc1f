-- As in 0032, reading what can be found of these once: there every change of one thing read all of its kind to see what
-- was gone.
CREATE OR REPLACE FUNCTION "search_enter"(of_kind text, refs integer[]) RETURNS void
  LANGUAGE plpgsql
  AS $$ begin
    with found as materialized (
      select f.* from search_findable f where f.kind = of_kind and f.ref = any(refs)
    ), gone as (
      delete from search_entries e
        where e.kind = of_kind and e.ref = any(refs) and not exists (select from found f where f.ref = e.ref)
    ), entered as (
      insert into search_entries as e (kind, ref, names, name_words, words, latitude, longitude, popularity, friends)
        select f.kind, f.ref, f.names, f.name_words, f.words, f.latitude, f.longitude, f.popularity, f.friends from found f
        on conflict (kind, ref) do update set
          names = excluded.names, name_words = excluded.name_words, words = excluded.words, latitude = excluded.latitude,
          longitude = excluded.longitude, popularity = excluded.popularity, friends = excluded.friends
        where (e.names, e.words, e.latitude, e.longitude, e.popularity, e.friends) is distinct from
          (excluded.names, excluded.words, excluded.latitude, excluded.longitude, excluded.popularity, excluded.friends)
        returning e.words
    )
    insert into search_new_words (word)
      select distinct each.word from entered, unnest(entered.words) as each(word)
        where not exists (select from search_words w where w.word = each.word);
  end $$;
