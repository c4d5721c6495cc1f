CREATE TABLE "order_payments" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"checkout" text,
	"payment" text,
	"date_creation" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "order_payments_state" CHECK ("order_payments"."state" in ('open', 'paid', 'closed')),
	CONSTRAINT "order_payments_amount" CHECK ("order_payments"."amount" >= 0),
	CONSTRAINT "order_payments_paid" CHECK (("order_payments"."state" = 'paid') = ("order_payments"."payment" is not null) and ("order_payments"."payment" is null) = ("order_payments"."paid_at" is null))
);
--> statement-breakpoint
CREATE TABLE "order_refunds" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"amount" integer NOT NULL,
	"refund" text,
	"date_creation" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_refunds_amount" CHECK ("order_refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "order_payments" ADD CONSTRAINT "order_payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_refunds" ADD CONSTRAINT "order_refunds_order_id_order_payments_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."order_payments"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_payments_checkout" ON "order_payments" USING btree ("checkout");--> statement-breakpoint
CREATE INDEX "order_refunds_order" ON "order_refunds" USING btree ("order_id");