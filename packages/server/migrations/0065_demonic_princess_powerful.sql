DROP INDEX "search_entries_words";--> statement-breakpoint
DROP INDEX "search_entries_name_words";--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "cells" integer[] GENERATED ALWAYS AS (case when latitude is null or longitude is null then '{}'::integer[] else array[0 + floor((latitude + 90) / 0.009)::integer * 30000 + floor((longitude + 180) / 0.0125)::integer, 700000000 + floor((latitude + 90) / 0.027)::integer * 30000 + floor((longitude + 180) / 0.0375)::integer, 1000000000 + floor((latitude + 90) / 0.09)::integer * 30000 + floor((longitude + 180) / 0.125)::integer] end) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "search_entries_recommendation_words" ON "search_entries" USING gin ("words","cells") WHERE kind = 'recommendation';--> statement-breakpoint
CREATE INDEX "search_entries_item_words" ON "search_entries" USING gin ("words","cells") WHERE kind = 'item';--> statement-breakpoint
CREATE INDEX "search_entries_restaurant_words" ON "search_entries" USING gin ("words","cells") WHERE kind = 'restaurant';--> statement-breakpoint
CREATE INDEX "search_entries_account_name_words" ON "search_entries" USING gin ("name_words","cells") WHERE kind = 'account';--> statement-breakpoint
CREATE INDEX "search_entries_recommendation_name_words" ON "search_entries" USING gin ("name_words","cells") WHERE kind = 'recommendation';--> statement-breakpoint
CREATE INDEX "search_entries_item_name_words" ON "search_entries" USING gin ("name_words","cells") WHERE kind = 'item';--> statement-breakpoint
CREATE INDEX "search_entries_restaurant_name_words" ON "search_entries" USING gin ("name_words","cells") WHERE kind = 'restaurant';