-- Nothing has called it since 0013; every process that did has ended, before 0014 at the latest.
DROP FUNCTION "open_orders_of"(integer, integer);
