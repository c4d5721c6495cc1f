CREATE TABLE "recommendation_changes" (
	"account_id" integer NOT NULL,
	"key" text NOT NULL,
	"recommendation_id" integer NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recommendation_changes_account_id_key_pk" PRIMARY KEY("account_id","key")
);
--> statement-breakpoint
ALTER TABLE "recommendation_changes" ADD CONSTRAINT "recommendation_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recommendation_changes" ADD CONSTRAINT "recommendation_changes_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recommendation_changes_of" ON "recommendation_changes" USING btree ("recommendation_id");--> statement-breakpoint
CREATE INDEX "recommendation_changes_old" ON "recommendation_changes" USING btree ("created_at");