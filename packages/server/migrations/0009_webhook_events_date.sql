ALTER TABLE "webhook_deliveries" ADD COLUMN "claimed_until" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "webhook_events_date" ON "webhook_events" USING btree ("date_creation");