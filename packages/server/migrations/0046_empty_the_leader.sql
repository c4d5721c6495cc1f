ALTER TABLE "recommendations" ADD COLUMN "status_reason_kind" text;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "status_reason_language" text;--> statement-breakpoint
ALTER TABLE "recommendation_history" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_reason_language" CHECK ("recommendations"."status_reason_language" in ('en', 'fr'));--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_reason_kind" CHECK ("recommendations"."status_reason_kind" in ('unclear_picture', 'not_the_dish', 'wrong_place', 'unfit_words', 'advertising', 'copied', 'duplicate'));--> statement-breakpoint
ALTER TABLE "recommendation_history" ADD CONSTRAINT "recommendation_history_kind" CHECK ("recommendation_history"."kind" in ('unclear_picture', 'not_the_dish', 'wrong_place', 'unfit_words', 'advertising', 'copied', 'duplicate'));