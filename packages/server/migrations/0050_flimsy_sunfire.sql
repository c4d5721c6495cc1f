ALTER TABLE "invitations" ADD COLUMN "answered_hash" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_answered_hash_unique" UNIQUE("answered_hash");