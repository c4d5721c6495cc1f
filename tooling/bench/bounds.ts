/** Sends a prepared statement by name and answers its rows. */
export type Send = (name: string, text: string, values: unknown[]) => Promise<unknown[]>;
type Bound = (send: Send, values: readonly string[]) => Promise<unknown>;

/** A page of the feed: the rows that its answer is made of, newest first. */
const FEED = `
  select r.*, a.guid as account_guid, a.first_name, a.last_name, a.avatar_url, a.certification, i.price as item_price,
    p.name as place_name, p.city as place_city, p.latitude, p.longitude, p.timezone, p.status as place_status,
    p.planned_orders_enabled, p.hours, p.has_menu, p.currency
  from recommendations r join accounts a on a.id = r.account_id left join restaurants p on p.id = r.restaurant_id
  left join menu_items i on i.id = r.item_id
  where r.status = 'approved' and r.visibility <> 'private'
  order by r.date_creation desc nulls first, r.id desc nulls first limit $1`;

/** A restaurant and every row of its menu, in one statement. */
const MENU = `
  select r.*,
    (select json_agg(i order by i.position) from menu_items i where i.restaurant_id = r.id) as items,
    (select json_agg(g order by g.position) from modifier_groups g where g.restaurant_id = r.id) as groups,
    (select json_agg(l) from modifier_group_items l join modifier_groups g on g.id = l.modifier_group_id
      where g.restaurant_id = r.id) as links,
    (select json_agg(m order by m.position) from modifiers m join modifier_groups g on g.id = m.modifier_group_id
      where g.restaurant_id = r.id) as modifiers,
    (select json_agg(c order by c.position) from combos c where c.restaurant_id = r.id) as combos,
    (select json_agg(s order by s.position) from combo_slots s join combos c on c.id = s.combo_id
      where c.restaurant_id = r.id) as slots
  from restaurants r where r.id = $1`;

/** The restaurant and the items that are ordered. */
const QUOTE = `
  select r.*, (select json_agg(i) from menu_items i where i.id = any($2::int[])) as items
  from restaurants r where r.id = $1`;

/** An order in one statement: the restaurant's number counted up, the order, its lines, its first status. */
const PLACE = `
  with counted as (
    insert into order_counters (restaurant_id, last_number) values ($1, 1)
    on conflict (restaurant_id) do update set last_number = order_counters.last_number + 1 returning last_number
  ), made as (
    insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
      'id', nextval('orders_id_seq'), 'guid', gen_random_uuid(), 'number', counted.last_number,
      'idempotency_key', gen_random_uuid()::text))).*
    from orders o, counted where o.id = $2 returning *
  ), lines as (
    insert into order_lines select (jsonb_populate_record(null::order_lines,
      to_jsonb(l) || jsonb_build_object('order_id', made.id))).*
    from order_lines l, made where l.order_id = $2
  ), status as (
    insert into order_statuses (order_id, position, status) select made.id, 0, 'new' from made
  )
  select * from made`;

/** What each call of the table is measured against. `values` are the rest of the bound's address. */
export const BOUNDS: Record<string, Bound> = {
  feed: (send, [limit = "12"]) => send("feed", FEED, [Number(limit)]),
  menu: (send, [id]) => send("menu", MENU, [Number(id)]),
  quote: (send, [id, items = ""]) => send("quote", QUOTE, [Number(id), `{${items}}`]),
  place: (send, [id, order]) => send("place", PLACE, [Number(id), Number(order)]),
};
