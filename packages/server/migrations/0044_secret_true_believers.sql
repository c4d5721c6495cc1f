CREATE TABLE "menu_sections" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"ref" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"image_url" text,
	"hours" jsonb,
	"listed" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "menu_draft_changes" DROP CONSTRAINT "menu_draft_changes_list";--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "hidden" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "section_ref" text;--> statement-breakpoint
ALTER TABLE "menu_sections" ADD CONSTRAINT "menu_sections_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "menu_sections_ref" ON "menu_sections" USING btree ("restaurant_id","ref");--> statement-breakpoint
ALTER TABLE "menu_draft_changes" ADD CONSTRAINT "menu_draft_changes_list" CHECK ("menu_draft_changes"."list" in ('sections', 'items', 'modifier_groups', 'combos'));