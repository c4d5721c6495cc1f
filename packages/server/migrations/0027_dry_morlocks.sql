ALTER TABLE "account_links" ADD COLUMN "under_way" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "under_way" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "account_links_under_way" ON "account_links" USING gin ("under_way");--> statement-breakpoint
CREATE INDEX "invitations_under_way" ON "invitations" USING gin ("under_way");