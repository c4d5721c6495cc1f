ALTER TABLE "menu_drafts" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD COLUMN "planned_by" integer;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD COLUMN "plan_failure" text;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD COLUMN "plan_failed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD CONSTRAINT "menu_drafts_planned_by_accounts_id_fk" FOREIGN KEY ("planned_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_drafts_planned_by" ON "menu_drafts" USING btree ("planned_by");--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD CONSTRAINT "menu_drafts_plan_failure" CHECK ("menu_drafts"."plan_failure" in ('menu_overtaken', 'menu_incomplete', 'forbidden'));