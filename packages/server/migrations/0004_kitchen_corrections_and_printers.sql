CREATE TABLE "order_corrections" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"total_before" integer NOT NULL,
	"total_after" integer NOT NULL,
	"account_id" integer,
	"date" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_corrections_total" CHECK ("order_corrections"."total_after" <= "order_corrections"."total_before")
);
--> statement-breakpoint
CREATE TABLE "print_jobs" (
	"id" serial PRIMARY KEY NOT NULL,
	"printer_id" integer NOT NULL,
	"order_id" integer,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"account_id" integer,
	"date_creation" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	CONSTRAINT "print_jobs_reason" CHECK ("print_jobs"."reason" in ('new', 'confirmed', 'asked', 'test')),
	CONSTRAINT "print_jobs_state" CHECK ("print_jobs"."state" in ('waiting', 'sending', 'printed', 'failed', 'unsure')),
	CONSTRAINT "print_jobs_fault" CHECK ("print_jobs"."fault" in ('name_unknown', 'address_forbidden', 'unreachable', 'timeout', 'cut_off', 'off')),
	CONSTRAINT "print_jobs_order_or_test" CHECK (("print_jobs"."order_id" is null) = ("print_jobs"."reason" = 'test'))
);
--> statement-breakpoint
CREATE TABLE "printers" (
	"id" serial PRIMARY KEY NOT NULL,
	"restaurant_id" integer NOT NULL,
	"name" text NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"columns" integer NOT NULL,
	"language" text NOT NULL,
	"auto_print" text NOT NULL,
	"auto_since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "printers_auto_print" CHECK ("printers"."auto_print" in ('never', 'new', 'confirmed')),
	CONSTRAINT "printers_port" CHECK ("printers"."port" between 1 and 65535)
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "allergens" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "allergens" = ARRAY(SELECT jsonb_array_elements_text(coalesce("item"->'allergens', "combo"->'allergens', '[]')));--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "substitution" text;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_corrections" ADD CONSTRAINT "order_corrections_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_printer_id_printers_id_fk" FOREIGN KEY ("printer_id") REFERENCES "public"."printers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "print_jobs" ADD CONSTRAINT "print_jobs_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "printers" ADD CONSTRAINT "printers_restaurant_id_restaurants_id_fk" FOREIGN KEY ("restaurant_id") REFERENCES "public"."restaurants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_corrections_order" ON "order_corrections" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "print_jobs_once" ON "print_jobs" USING btree ("printer_id","order_id") WHERE "print_jobs"."reason" in ('new', 'confirmed');--> statement-breakpoint
CREATE INDEX "print_jobs_open" ON "print_jobs" USING btree ("due_at") WHERE "print_jobs"."state" in ('waiting', 'sending');--> statement-breakpoint
CREATE INDEX "print_jobs_printer" ON "print_jobs" USING btree ("printer_id","id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "print_jobs_order" ON "print_jobs" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "printers_address" ON "printers" USING btree ("restaurant_id","host","port");