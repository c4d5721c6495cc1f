CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;--> statement-breakpoint
-- Where a point lies, in metres from the earth's centre. What ll_to_earth() answers; but that one is not search_path
-- safe (earthdistance 1.1, PostgreSQL 15 and before: an index on it is lost by dump and restore), and a wrapper that
-- sets the search_path cannot be inlined, which makes it forty times slower. Hence every name whole.
CREATE FUNCTION "geo_point"(latitude double precision, longitude double precision) RETURNS public.cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select case when $1 is null or $2 is null then null else public.cube(array[
    6378168 * cos(radians($1)) * cos(radians($2)),
    6378168 * cos(radians($1)) * sin(radians($2)),
    6378168 * sin(radians($1))
  ]) end $$;
