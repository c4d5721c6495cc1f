ALTER TABLE "accounts" ADD COLUMN "terms_revision" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "privacy_revision" integer;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "sms_consent" boolean;