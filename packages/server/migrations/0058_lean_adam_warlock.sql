CREATE TABLE "restaurant_claims" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"refusal" text,
	"note" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"code_email" text,
	"code_hash" text,
	"code_tries" integer DEFAULT 0 NOT NULL,
	"code_sent_at" timestamp (3) with time zone,
	"code_expires_at" timestamp (3) with time zone,
	"code_number" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "restaurant_claims_state" CHECK ("restaurant_claims"."state" in ('open', 'approved', 'refused')),
	CONSTRAINT "restaurant_claims_refusal" CHECK ("restaurant_claims"."refusal" in ('not_shown', 'not_theirs', 'gone', 'somebody_else')),
	CONSTRAINT "restaurant_claims_decided" CHECK (("restaurant_claims"."state" = 'open') = ("restaurant_claims"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "restaurant_claims" ADD CONSTRAINT "restaurant_claims_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "restaurant_claims" ADD CONSTRAINT "restaurant_claims_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "restaurant_claims_open" ON "restaurant_claims" USING btree ("account_id","restaurant_id") WHERE "restaurant_claims"."state" = 'open';--> statement-breakpoint
CREATE INDEX "restaurant_claims_account" ON "restaurant_claims" USING btree ("account_id","id");--> statement-breakpoint
CREATE INDEX "restaurant_claims_restaurant" ON "restaurant_claims" USING btree ("restaurant_id");--> statement-breakpoint
CREATE INDEX "restaurant_claims_state" ON "restaurant_claims" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "restaurant_claims_decided" ON "restaurant_claims" USING btree ("decided_at");