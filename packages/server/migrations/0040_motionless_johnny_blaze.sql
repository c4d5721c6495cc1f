CREATE TABLE "menu_draft_changes" (
	"restaurant_id" integer NOT NULL,
	"list" text NOT NULL,
	"ref" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"account_id" integer,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "menu_draft_changes_restaurant_id_list_ref_field_pk" PRIMARY KEY("restaurant_id","list","ref","field"),
	CONSTRAINT "menu_draft_changes_list" CHECK ("menu_draft_changes"."list" in ('items', 'modifier_groups', 'combos')),
	CONSTRAINT "menu_draft_changes_ref" CHECK ("menu_draft_changes"."ref" <> '' or "menu_draft_changes"."field" <> '+')
);
--> statement-breakpoint
CREATE TABLE "menu_drafts" (
	"restaurant_id" integer PRIMARY KEY NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "menu_versions" (
	"restaurant_id" integer NOT NULL,
	"number" integer NOT NULL,
	"menu" jsonb NOT NULL,
	"changes" integer NOT NULL,
	"imported" boolean NOT NULL,
	"account_id" integer,
	"published_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "menu_versions_restaurant_id_number_pk" PRIMARY KEY("restaurant_id","number")
);
--> statement-breakpoint
ALTER TABLE "menu_draft_changes" ADD CONSTRAINT "menu_draft_changes_restaurant_id_menu_drafts_restaurant_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."menu_drafts"("restaurant_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_draft_changes" ADD CONSTRAINT "menu_draft_changes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_drafts" ADD CONSTRAINT "menu_drafts_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_versions" ADD CONSTRAINT "menu_versions_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "menu_versions" ADD CONSTRAINT "menu_versions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "menu_draft_changes_account" ON "menu_draft_changes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "menu_versions_account" ON "menu_versions" USING btree ("account_id");