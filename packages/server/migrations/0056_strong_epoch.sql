ALTER TABLE "modifiers" DROP CONSTRAINT "modifiers_price";--> statement-breakpoint
ALTER TABLE "combos" ADD COLUMN "mode_prices" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "mode_prices" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "modifiers" ADD COLUMN "mode_prices" jsonb DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A dish or combo that a draft adds has a place for each way's price, as one that is on the menu.
UPDATE "menu_draft_changes" SET "after" = jsonb_set("after", '{value,mode_prices}', '{"take_out":null,"dine_in":null,"delivery":null,"drive":null,"curbside":null}') WHERE "field" = '+' AND "list" IN ('items', 'combos');