-- The words of an address as the domain's addressWords() folds them: lower case, without accents, "St" written out,
-- each with a blank on either side. Every name whole, as in 0000.
CREATE FUNCTION "address_words"(address text, city text, postal_code text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ select replace(replace(
    ' ' || regexp_replace(
      lower(public.unaccent('public.unaccent'::regdictionary, $1 || ' ' || $2 || ' ' || $3)), '[^[:alnum:]]+', ' ', 'g'
    ) || ' ',
    ' st ', ' saint '), ' ste ', ' sainte ') $$;--> statement-breakpoint
CREATE INDEX "restaurants_address" ON "restaurants" USING gin (address_words("address", "city", "postal_code") gin_trgm_ops);