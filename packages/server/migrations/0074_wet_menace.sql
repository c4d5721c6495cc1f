CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");--> statement-breakpoint
CREATE INDEX "order_lines_account" ON "order_lines" USING btree ("account_id") WHERE "order_lines"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_whole" ON "orders" USING btree ("date_creation") WHERE "orders"."served_blanked_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_named" ON "accounts" USING gin (lower("first_name" || ' ' || "last_name") gin_trgm_ops) WHERE "accounts"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "accounts_suspended" ON "accounts" USING btree ("suspended_until") WHERE "accounts"."suspended_until" is not null;--> statement-breakpoint
CREATE INDEX "accounts_picture" ON "accounts" USING btree ("avatar_url") WHERE "accounts"."avatar_url" is not null;--> statement-breakpoint
CREATE INDEX "sessions_renewed" ON "sessions" USING btree ("renewed_to") WHERE "sessions"."renewed_to" is not null;--> statement-breakpoint
CREATE INDEX "recommendations_picture" ON "recommendations" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "order_corrections_date" ON "order_corrections" USING btree ("date");--> statement-breakpoint
CREATE INDEX "order_payments_open" ON "order_payments" USING btree ("date_creation") WHERE "order_payments"."state" = 'open';--> statement-breakpoint
CREATE INDEX "order_refunds_open" ON "order_refunds" USING btree ("date_creation") WHERE "order_refunds"."refund" is null;--> statement-breakpoint
CREATE INDEX "order_statuses_refunded" ON "order_statuses" USING btree ("date") WHERE "order_statuses"."status" = 'refunded';