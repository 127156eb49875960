-- The demo products' pictures are drawn anew, under names that no browser has kept. Only names of such pictures change.
CREATE FUNCTION pg_temp.drawn_anew(path text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(path, '^(/pictures/[a-z]+-[a-z]+-(front|near|pair))-640\.webp$', '\1-2-640.webp')
$$;
--> statement-breakpoint
UPDATE "products" SET
  "image" = pg_temp.drawn_anew("image"),
  "images" = ARRAY(SELECT pg_temp.drawn_anew(path) FROM unnest("images") WITH ORDINALITY AS paths(path, place) ORDER BY place)
WHERE "image" LIKE '/pictures/%' OR array_to_string("images", ' ') LIKE '%/pictures/%';
--> statement-breakpoint
DROP FUNCTION pg_temp.drawn_anew(text);
