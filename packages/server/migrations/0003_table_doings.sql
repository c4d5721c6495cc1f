ALTER TABLE "table_sessions" DROP CONSTRAINT "table_sessions_closed_by";--> statement-breakpoint
ALTER TABLE "table_diners" ADD COLUMN "doing" text;--> statement-breakpoint
ALTER TABLE "table_diners" ADD CONSTRAINT "table_diners_doing" CHECK ("table_diners"."doing" in ('choosing', 'writing', 'placing', 'done'));--> statement-breakpoint
ALTER TABLE "table_sessions" ADD CONSTRAINT "table_sessions_closed_by" CHECK ("table_sessions"."closed_by" in ('order', 'rotated', 'idle', 'cleared'));