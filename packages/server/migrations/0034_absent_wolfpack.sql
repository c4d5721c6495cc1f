ALTER TABLE "credits" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER SEQUENCE "credits_id_seq" AS bigint;--> statement-breakpoint
CREATE INDEX "credits_granted_by" ON "credits" USING btree ("granted_by");
