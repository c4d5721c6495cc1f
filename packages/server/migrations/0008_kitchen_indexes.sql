CREATE INDEX "print_jobs_date" ON "print_jobs" USING btree ("date_creation");--> statement-breakpoint
CREATE INDEX "order_intents_date" ON "order_intents" USING btree ("date");--> statement-breakpoint
CREATE INDEX "order_statuses_date" ON "order_statuses" USING btree ("date");