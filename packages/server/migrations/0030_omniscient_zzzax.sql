CREATE TABLE "credits" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"amount" integer NOT NULL,
	"reason" text NOT NULL,
	"granted_by" integer,
	"key" uuid NOT NULL,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credits_key" UNIQUE("key"),
	CONSTRAINT "credits_amount" CHECK ("credits"."amount" between 1 and 100000),
	CONSTRAINT "credits_reason" CHECK (length("credits"."reason") between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"session_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"address" text NOT NULL,
	"keys" jsonb,
	"device_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "push_devices_address" UNIQUE("kind","address"),
	CONSTRAINT "push_devices_kind" CHECK ("push_devices"."kind" in ('web', 'native'))
);
--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_granted_by_accounts_id_fk" FOREIGN KEY ("granted_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credits_account" ON "credits" USING btree ("account_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "push_devices_account" ON "push_devices" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "push_devices" USING btree ("session_id");