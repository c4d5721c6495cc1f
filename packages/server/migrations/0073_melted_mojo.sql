ALTER TABLE "order_lines" ADD COLUMN "account_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "served_blanked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;