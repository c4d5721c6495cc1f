ALTER TABLE "comment_reports" ADD COLUMN "closed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Those of comments that a moderator let stand already.
UPDATE "comment_reports" r SET "closed" = true FROM "comments" c WHERE c."id" = r."comment_id" AND c."dismissed_at" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "comment_reports_open" ON "comment_reports" USING btree ("comment_id") WHERE not "comment_reports"."closed";