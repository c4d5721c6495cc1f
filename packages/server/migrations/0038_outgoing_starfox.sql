ALTER TABLE "share_links" DROP CONSTRAINT "share_links_type";--> statement-breakpoint
ALTER TABLE "recommendation_creations" ADD COLUMN "content" text;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "folded_name" text GENERATED ALWAYS AS (' ' || search_name(search_text(name))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "restaurants_folded_name" ON "restaurants" USING gin ("folded_name" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "share_links" ADD CONSTRAINT "share_links_type" CHECK ("share_links"."type" in ('recommendation', 'restaurant', 'item', 'combo', 'account'));