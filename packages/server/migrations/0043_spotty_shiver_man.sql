ALTER TABLE "domains" ALTER COLUMN "restaurant_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "scheduled_revision" integer;--> statement-breakpoint
ALTER TABLE "articles" ADD COLUMN "scheduled_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "domains" ADD COLUMN "group_id" integer;--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_group_id_restaurant_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."restaurant_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "domains_group" ON "domains" USING btree ("group_id");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_scheduled_revision" CHECK ("articles"."scheduled_revision" <= "articles"."revision");--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_scheduled" CHECK (("articles"."scheduled_revision" is null) = ("articles"."scheduled_at" is null));--> statement-breakpoint
ALTER TABLE "domains" ADD CONSTRAINT "domains_of_one" CHECK (num_nonnulls("domains"."restaurant_id", "domains"."group_id") = 1);