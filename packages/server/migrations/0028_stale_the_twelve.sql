CREATE TABLE "zones" (
	"zone" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL,
	"latitude" double precision NOT NULL,
	"longitude" double precision NOT NULL,
	"radius" integer NOT NULL,
	CONSTRAINT "zones_zone" CHECK ("zones"."zone" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and length("zones"."zone") <= 60),
	CONSTRAINT "zones_position" CHECK ("zones"."latitude" between -90 and 90 and "zones"."longitude" between -180 and 180),
	CONSTRAINT "zones_radius" CHECK ("zones"."radius" between 1 and 100000)
);
--> statement-breakpoint
CREATE INDEX "restaurants_unplaced" ON "restaurants" USING btree ("id") WHERE geo_point("restaurants"."latitude", "restaurants"."longitude") is null;