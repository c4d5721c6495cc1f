ALTER TABLE "audit_log" ADD COLUMN "about" integer;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_about_accounts_id_fk" FOREIGN KEY ("about") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_about" ON "audit_log" USING btree ("about") WHERE "audit_log"."about" is not null;