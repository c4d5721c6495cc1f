CREATE TABLE "trend_counts" (
	"id" integer PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trend_votes" (
	"category" text NOT NULL,
	"thing" text NOT NULL,
	"account_id" integer NOT NULL,
	"restaurant_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trend_votes_category_thing_account_id_restaurant_id_pk" PRIMARY KEY("category","thing","account_id","restaurant_id"),
	CONSTRAINT "trend_votes_category" CHECK ("trend_votes"."category" in ('discoveries', 'hashtags', 'dishes', 'restaurants', 'members'))
);
--> statement-breakpoint
CREATE INDEX "comments_newest" ON "comments" USING brin ("date_creation");--> statement-breakpoint
CREATE INDEX "interactions_moment" ON "recommendation_interactions" USING brin ("created_at");--> statement-breakpoint
CREATE INDEX "orders_moment" ON "orders" USING brin ("date_creation");