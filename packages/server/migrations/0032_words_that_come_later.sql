-- As in 0021, whose `word` on both sides of the comparison was the same one: once any word was known, no other was noted.
CREATE OR REPLACE FUNCTION "search_enter"(of_kind text, refs integer[]) RETURNS void
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
      select distinct found.word from search_entries e, unnest(e.words) as found(word)
        where e.kind = of_kind and e.ref = any(refs)
          and not exists (select from search_words w where w.word = found.word);
  end $$;--> statement-breakpoint
insert into search_new_words (word)
  select distinct found.word from search_entries e, unnest(e.words) as found(word)
    where not exists (select from search_words w where w.word = found.word);
