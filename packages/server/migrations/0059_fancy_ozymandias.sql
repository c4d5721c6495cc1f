CREATE TABLE "menu_misses" (
	"restaurant_id" integer NOT NULL,
	"day" date NOT NULL,
	"words" text NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "menu_misses_restaurant_id_day_words_pk" PRIMARY KEY("restaurant_id","day","words"),
	CONSTRAINT "menu_misses_times" CHECK ("menu_misses"."times" > 0)
);
--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "tip_percents" integer[];--> statement-breakpoint
ALTER TABLE "menu_misses" ADD CONSTRAINT "menu_misses_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;