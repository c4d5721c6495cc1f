CREATE TABLE "comment_reports" (
	"comment_id" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comment_reports_account_id_comment_id_pk" PRIMARY KEY("account_id","comment_id")
);
--> statement-breakpoint
CREATE TABLE "comments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"recommendation_id" integer NOT NULL,
	"account_id" integer,
	"parent_id" bigint,
	"text" text NOT NULL,
	"date_creation" timestamp(6) with time zone NOT NULL,
	"response_count" integer DEFAULT 0 NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"client_key" text,
	CONSTRAINT "comments_text" CHECK (length("comments"."text") <= 500),
	CONSTRAINT "comments_deleted" CHECK ("comments"."deleted_at" is null or "comments"."text" = ''),
	CONSTRAINT "comments_answered" CHECK ("comments"."response_count" >= 0)
);
--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_recommendation_id_recommendations_id_fk" FOREIGN KEY ("recommendation_id") REFERENCES "public"."recommendations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comments" ADD CONSTRAINT "comments_parent_id_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_reports_comment" ON "comment_reports" USING btree ("comment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_moment" ON "comments" USING btree ("recommendation_id","date_creation");--> statement-breakpoint
CREATE INDEX "comments_first" ON "comments" USING btree ("recommendation_id","date_creation") WHERE "comments"."parent_id" is null;--> statement-breakpoint
CREATE INDEX "comments_answers" ON "comments" USING btree ("parent_id","date_creation") WHERE "comments"."parent_id" is not null;--> statement-breakpoint
CREATE INDEX "comments_member" ON "comments" USING btree ("account_id","date_creation");--> statement-breakpoint
CREATE UNIQUE INDEX "comments_client_key" ON "comments" USING btree ("account_id","client_key") WHERE "comments"."client_key" is not null;