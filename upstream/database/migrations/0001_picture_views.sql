-- The demo products' pictures were numbered; their names say now what they show. Only names of such pictures change.
CREATE FUNCTION pg_temp.by_view(path text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(path,
    '^(/pictures/[a-z]+-[a-z]+)-1-640\.webp$', '\1-front-640.webp'),
    '^(/pictures/[a-z]+-[a-z]+)-2-640\.webp$', '\1-near-640.webp'),
    '^(/pictures/[a-z]+-[a-z]+)-3-640\.webp$', '\1-pair-640.webp')
$$;
--> statement-breakpoint
UPDATE "products" SET
  "image" = pg_temp.by_view("image"),
  "images" = ARRAY(SELECT pg_temp.by_view(path) FROM unnest("images") WITH ORDINALITY AS paths(path, place) ORDER BY place)
WHERE "image" LIKE '/pictures/%' OR array_to_string("images", ' ') LIKE '%/pictures/%';
--> statement-breakpoint
DROP FUNCTION pg_temp.by_view(text);
