CREATE TABLE "article_versions" (
	"article_id" integer NOT NULL,
	"revision" integer NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"image_url" text,
	"account_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "article_versions_article_id_revision_pk" PRIMARY KEY("article_id","revision")
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"section" text DEFAULT '' NOT NULL,
	"slug" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"published_revision" integer,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "articles_kind" CHECK ("articles"."kind" in ('page', 'terms', 'blog', 'news')),
	CONSTRAINT "articles_revisions" CHECK ("articles"."published_revision" <= "articles"."revision"),
	CONSTRAINT "articles_published" CHECK ("articles"."published_revision" is null or "articles"."published_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "article_versions" ADD CONSTRAINT "article_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "article_versions_account" ON "article_versions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "articles_place" ON "articles" USING btree ("kind","section","slug");--> statement-breakpoint
CREATE INDEX "articles_newest" ON "articles" USING btree ("kind","published_at" DESC NULLS FIRST,"id" DESC NULLS LAST);