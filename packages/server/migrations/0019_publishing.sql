CREATE TABLE "closed_reports" (
	"recommendation_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"closed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "closed_reports_recommendation_id_account_id_pk" PRIMARY KEY("recommendation_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "recommendation_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recommendation_id" integer NOT NULL,
	"account_id" integer,
	"step" text NOT NULL,
	"words" text,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_history_step" CHECK ("recommendation_history"."step" in ('submitted', 'edited', 'returned', 'approved', 'rejected', 'appealed'))
);
--> statement-breakpoint
CREATE TABLE "recommendation_creations" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"progress_id" uuid NOT NULL,
	"recommendation_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_creations_account_id_key_pk" PRIMARY KEY("account_id","key"),
	CONSTRAINT "recommendation_creations_key" CHECK (length("recommendation_creations"."key") between 8 and 100)
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "suspended_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "suspension_reason" text;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "revision" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "published_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "waiting_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "status_reason" text;--> statement-breakpoint
ALTER TABLE "recommendations" ADD COLUMN "appeal" text;--> statement-breakpoint
ALTER TABLE "closed_reports" ADD CONSTRAINT "closed_reports_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "closed_reports" ADD CONSTRAINT "closed_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_history" ADD CONSTRAINT "recommendation_history_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_history" ADD CONSTRAINT "recommendation_history_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_creations" ADD CONSTRAINT "recommendation_creations_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_creations" ADD CONSTRAINT "recommendation_creations_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "closed_reports_account" ON "closed_reports" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "recommendation_history_of" ON "recommendation_history" USING btree ("recommendation_id","id");--> statement-breakpoint
CREATE INDEX "recommendation_history_account" ON "recommendation_history" USING btree ("account_id") WHERE "recommendation_history"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "recommendation_creations_made" ON "recommendation_creations" USING btree ("recommendation_id") WHERE "recommendation_creations"."recommendation_id" is not null;--> statement-breakpoint
CREATE INDEX "recommendation_creations_old" ON "recommendation_creations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "recommendations_waiting" ON "recommendations" USING btree (coalesce("waiting_since", "date_creation"),"id") WHERE "recommendations"."status" = 'pending' or ("recommendations"."status" = 'approved' and "recommendations"."waiting_since" is not null);--> statement-breakpoint
CREATE INDEX "recommendations_status_newest" ON "recommendations" USING btree ("status","id" DESC NULLS LAST) WHERE "recommendations"."status" <> 'approved';--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_suspension" CHECK (("accounts"."suspended_until" is null) = ("accounts"."suspension_reason" is null));--> statement-breakpoint
ALTER TABLE "recommendations" ADD CONSTRAINT "recommendations_has_picture" CHECK ("recommendations"."status" = 'draft' or "recommendations"."image_url" <> '');