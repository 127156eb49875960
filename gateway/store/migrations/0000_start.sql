CREATE SCHEMA "staff_store";
--> statement-breakpoint
CREATE TABLE "staff_store"."read_reviews" (
	"review_id" text NOT NULL,
	"content" text NOT NULL,
	"staff_id" text NOT NULL,
	"read_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "read_reviews_review_id_content_pk" PRIMARY KEY("review_id","content")
);
--> statement-breakpoint
CREATE TABLE "staff_store"."saved_views" (
	"staff_id" text NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_staff_id_screen_name_pk" PRIMARY KEY("staff_id","screen","name")
);
--> statement-breakpoint
CREATE TABLE "staff_store"."staff_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_store"."staff_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_id" text,
	"subject_name" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"request_id" text NOT NULL,
	"undoes" bigint
);
--> statement-breakpoint
CREATE TABLE "staff_store"."watch_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "staff_changes_undoes_idx" ON "staff_store"."staff_changes" USING btree ("undoes");