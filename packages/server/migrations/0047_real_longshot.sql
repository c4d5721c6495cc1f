ALTER TABLE "restaurants" DROP CONSTRAINT "restaurants_amounts";--> statement-breakpoint
ALTER TABLE "menu_items" ADD COLUMN "heat" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "min_order_amount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "menu_items" ADD CONSTRAINT "menu_items_heat" CHECK ("menu_items"."heat" between 0 and 3);--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_amounts" CHECK ("restaurants"."delivery_fee" >= 0 and "restaurants"."min_order_amount" >= 0 and "restaurants"."min_order_delay" >= 0 and "restaurants"."preparation_minutes" > 0);