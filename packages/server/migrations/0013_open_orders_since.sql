-- The same as open_orders_of of two arguments, but orders whose latest moment was at or before `since` are open no
-- more: a kitchen that never says that it has handed over would lock its regulars out for good. The function of before
-- stays for processes that still run the build of before; a later migration takes it away.
CREATE FUNCTION "open_orders_of"(member integer, restaurant integer, since timestamp with time zone, OUT here integer, OUT in_all integer)
  LANGUAGE plpgsql VOLATILE
  AS $$ begin
    perform pg_advisory_xact_lock(1416847, member);
    select count(*) filter (where o.restaurant_id = restaurant), count(*) into here, in_all
      from orders o
      where o.account_id = member and o.status not in ('delivered', 'refunded') and o.max_time > since;
  end $$;
