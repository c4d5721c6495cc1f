ALTER TABLE "restaurants" ADD COLUMN "closed_dates" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "special_hours" jsonb DEFAULT '[]' NOT NULL;