ALTER TABLE "notifications" ADD COLUMN "sender_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "recommendation_id" integer;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "once" text;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_sender_id_accounts_id_fk" FOREIGN KEY ("sender_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "notifications" USING btree ("account_id","once") WHERE "notifications"."once" is not null;--> statement-breakpoint
CREATE INDEX "notifications_sender" ON "notifications" USING btree ("sender_id") WHERE "notifications"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_recommendation" ON "notifications" USING btree ("recommendation_id") WHERE "notifications"."recommendation_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_date" ON "notifications" USING btree ("date_creation");