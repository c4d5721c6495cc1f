CREATE TABLE "restaurant_group_members" (
	"group_id" integer NOT NULL,
	"restaurant_id" integer NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "restaurant_group_members_group_id_restaurant_id_pk" PRIMARY KEY("group_id","restaurant_id")
);
--> statement-breakpoint
CREATE TABLE "restaurant_groups" (
	"id" serial PRIMARY KEY NOT NULL,
	"alias" text NOT NULL,
	"name" jsonb NOT NULL,
	"theme" jsonb NOT NULL,
	CONSTRAINT "restaurant_groups_alias_unique" UNIQUE("alias"),
	CONSTRAINT "restaurant_groups_alias" CHECK ("restaurant_groups"."alias" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("restaurant_groups"."alias") <= 60)
);
--> statement-breakpoint
ALTER TABLE "restaurant_group_members" ADD CONSTRAINT "restaurant_group_members_group_id_restaurant_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."restaurant_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_group_members" ADD CONSTRAINT "restaurant_group_members_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "restaurant_group_members_restaurant" ON "restaurant_group_members" USING btree ("restaurant_id");