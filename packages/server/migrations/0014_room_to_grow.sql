-- 64 bits for what is written again and again. A table is written anew by this, and nobody reads it meanwhile; columns of
-- one table change in one go, so that this happens once. Processes of the build before read these columns wrongly: they
-- end before this (page 061).
ALTER TABLE "sessions" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "renewed_to" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "print_jobs" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "notifications" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_corrections" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_intents" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_lines" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "order_statuses" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "table_diners" ALTER COLUMN "session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "table_lines" ALTER COLUMN "session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "table_operations" ALTER COLUMN "session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "table_presences" ALTER COLUMN "session_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "table_sessions" ALTER COLUMN "id" SET DATA TYPE bigint, ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "webhook_events" ALTER COLUMN "order_id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "sessions_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "print_jobs_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "notifications_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "order_corrections_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "order_intents_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "orders_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "outbox_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "table_sessions_id_seq" AS bigint;--> statement-breakpoint
ALTER SEQUENCE "webhook_deliveries_id_seq" AS bigint;--> statement-breakpoint
CREATE INDEX "recommendations_item" ON "recommendations" USING btree ("item_id") WHERE "recommendations"."item_id" is not null;--> statement-breakpoint
CREATE INDEX "print_jobs_account" ON "print_jobs" USING btree ("account_id") WHERE "print_jobs"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "combo_slot_items_item" ON "combo_slot_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "modifier_group_items_item" ON "modifier_group_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "order_corrections_account" ON "order_corrections" USING btree ("account_id") WHERE "order_corrections"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "order_intents_account" ON "order_intents" USING btree ("account_id") WHERE "order_intents"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "order_statuses_account" ON "order_statuses" USING btree ("account_id") WHERE "order_statuses"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "progress_account" ON "progress" USING btree ("account_id") WHERE "progress"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "table_diners_member" ON "table_diners" USING btree ("account_id") WHERE "table_diners"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "table_sessions_table" ON "table_sessions" USING btree ("table_id");--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_language" CHECK ("printers"."language" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_type" CHECK ("order_lines"."type" in ('item', 'combo'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_currency" CHECK ("orders"."currency" in ('CAD', 'USD', 'EUR'));
