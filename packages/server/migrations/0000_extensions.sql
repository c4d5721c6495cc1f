CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS unaccent;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS cube;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS earthdistance;--> statement-breakpoint
-- earthdistance 1.1 (PostgreSQL 15 and before) is not search_path safe: an index on ll_to_earth() is lost by
-- dump and restore. This wrapper keeps it.
CREATE FUNCTION "geo_point"(latitude double precision, longitude double precision) RETURNS cube
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT SET search_path = public, pg_temp
  AS 'select ll_to_earth($1, $2)::cube';
