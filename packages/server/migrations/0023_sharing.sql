CREATE TABLE "share_links" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"item_id" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "share_links_type" CHECK ("share_links"."type" in ('recommendation', 'restaurant', 'item', 'account'))
);
--> statement-breakpoint
CREATE TABLE "short_links" (
	"key" text PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"account_id" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "short_links" ADD CONSTRAINT "short_links_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "share_links_thing" ON "share_links" USING btree ("type","item_id");--> statement-breakpoint
CREATE INDEX "short_links_account" ON "short_links" USING btree ("account_id");