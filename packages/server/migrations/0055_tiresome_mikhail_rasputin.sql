ALTER TABLE "order_lines" ADD COLUMN "discount" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Orders of before kept what was off the whole of them: it is shared over their lines by what these cost, to the cent.
UPDATE "order_lines" l SET "discount" = s.part FROM (
	SELECT w.order_id, w.position, (w.off * w.until / w.whole - w.off * (w.until - w.price) / w.whole)::int AS part
	FROM (
		SELECT l.order_id, l.position, l.price::bigint AS price, o.off,
			sum(l.price) OVER (PARTITION BY l.order_id)::bigint AS whole,
			sum(l.price) OVER (PARTITION BY l.order_id ORDER BY l.position)::bigint AS until
		FROM (
			SELECT id, (SELECT sum((d ->> 'amount')::bigint)::bigint FROM jsonb_array_elements("offers") d) AS off
			FROM "orders" WHERE jsonb_array_length("offers") > 0
		) o JOIN "order_lines" l ON l.order_id = o.id
	) w WHERE w.whole > 0
) s WHERE s.order_id = l.order_id AND s.position = l.position;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_discount" CHECK ("order_lines"."discount" between 0 and "order_lines"."price");