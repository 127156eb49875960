CREATE FUNCTION "staff_store"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The log of staff changes is append-only.';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "staff_store"."staff_changes"
  FOR EACH STATEMENT EXECUTE FUNCTION "staff_store"."refuse_change"();
