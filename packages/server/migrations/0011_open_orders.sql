ALTER TABLE "restaurants" ADD COLUMN "max_open_orders" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
CREATE INDEX "orders_open" ON "orders" USING btree ("account_id","restaurant_id") WHERE "orders"."status" not in ('delivered', 'refunded');--> statement-breakpoint
ALTER TABLE "restaurants" ADD CONSTRAINT "restaurants_max_open_orders" CHECK ("restaurants"."max_open_orders" between 1 and 10000);--> statement-breakpoint
-- How many orders of a member are neither handed over nor refunded, at a restaurant and in all, for as long as the
-- caller's transaction lasts: whoever asks for the same member waits. Volatile on purpose: the count begins after the
-- wait and sees what was written meanwhile. 1416847 is any number that no other lock of two keys uses.
CREATE FUNCTION "open_orders_of"(member integer, restaurant integer, OUT here integer, OUT in_all integer)
  LANGUAGE plpgsql VOLATILE
  AS $$ begin
    perform pg_advisory_xact_lock(1416847, member);
    select count(*) filter (where o.restaurant_id = restaurant), count(*) into here, in_all
      from orders o where o.account_id = member and o.status not in ('delivered', 'refunded');
  end $$;
