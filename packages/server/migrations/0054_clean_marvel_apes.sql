CREATE TABLE "offer_uses" (
	"order_id" bigint NOT NULL,
	"restaurant_id" integer NOT NULL,
	"ref" text NOT NULL,
	"account_id" integer NOT NULL,
	CONSTRAINT "offer_uses_order_id_ref_pk" PRIMARY KEY("order_id","ref")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "offers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurants" ADD COLUMN "offers" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offer_uses" ADD CONSTRAINT "offer_uses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "offer_uses_offer" ON "offer_uses" USING btree ("restaurant_id","ref");--> statement-breakpoint
CREATE INDEX "offer_uses_account" ON "offer_uses" USING btree ("account_id");