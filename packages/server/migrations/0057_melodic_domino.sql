ALTER TABLE "combo_slot_items" ADD COLUMN "variant" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "combo_slot_items" ADD COLUMN "name" jsonb;--> statement-breakpoint
ALTER TABLE "combo_slot_items" ADD COLUMN "portion_limit" integer;--> statement-breakpoint
ALTER TABLE "combo_slots" ADD COLUMN "minimum" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "combo_slots" ADD COLUMN "maximum" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "combo_slot_items" DROP CONSTRAINT "combo_slot_items_combo_slot_id_item_id_pk";--> statement-breakpoint
ALTER TABLE "combo_slot_items" ADD CONSTRAINT "combo_slot_items_combo_slot_id_item_id_variant_pk" PRIMARY KEY("combo_slot_id","item_id","variant");--> statement-breakpoint
ALTER TABLE "combo_slot_items" ADD CONSTRAINT "combo_slot_items_limit" CHECK ("combo_slot_items"."portion_limit" >= 1);--> statement-breakpoint
ALTER TABLE "combo_slots" ADD CONSTRAINT "combo_slots_portions" CHECK ("combo_slots"."minimum" >= 1 and "combo_slots"."maximum" >= "combo_slots"."minimum");