/** Sends a prepared statement by name and answers its rows. */
export type Send = (name: string, text: string, values: unknown[]) => Promise<unknown[]>;
type Bound = (send: Send, values: readonly string[]) => Promise<unknown>;

const restaurant = "select * from restaurants where id = $1";

/** A page of the feed: the rows that its answer is made of, newest first. */
const FEED = `
  select r.*, a.guid as account_guid, a.first_name, a.last_name, a.avatar_url, a.certification, i.price as item_price,
    p.name as place_name, p.city as place_city, p.latitude, p.longitude, p.timezone, p.status as place_status,
    p.planned_orders_enabled, p.hours, p.has_menu, p.currency
  from recommendations r join accounts a on a.id = r.account_id left join restaurants p on p.id = r.restaurant_id
  left join menu_items i on i.id = r.item_id
  where r.status = 'approved' and r.visibility <> 'private'
  order by r.date_creation desc nulls first, r.id desc nulls first limit $1`;

/** Every row of a restaurant's menu, a table at a time. */
const MENU: Record<string, string> = {
  restaurant,
  items: "select * from menu_items where restaurant_id = $1 order by position",
  groups: "select * from modifier_groups where restaurant_id = $1 order by position",
  links:
    "select l.* from modifier_group_items l join modifier_groups g on g.id = l.modifier_group_id where g.restaurant_id = $1",
  modifiers:
    "select m.* from modifiers m join modifier_groups g on g.id = m.modifier_group_id where g.restaurant_id = $1",
  combos: "select * from combos where restaurant_id = $1 order by position",
  slots: "select s.* from combo_slots s join combos c on c.id = s.combo_id where c.restaurant_id = $1",
};

/** An order as a careful hand would write it: the number's row locked, the order, its lines, its first status. */
const PLACE = {
  counter: `insert into order_counters (restaurant_id, last_number) values ($1, 1)
    on conflict (restaurant_id) do update set last_number = order_counters.last_number + 1 returning last_number`,
  order: `insert into orders select (jsonb_populate_record(null::orders, to_jsonb(o) || jsonb_build_object(
      'id', nextval('orders_id_seq'), 'guid', gen_random_uuid(), 'number', $2::int,
      'idempotency_key', gen_random_uuid()::text))).*
    from orders o where o.id = $1 returning id`,
  lines: `insert into order_lines select (jsonb_populate_record(null::order_lines,
      to_jsonb(l) || jsonb_build_object('order_id', $2::int))).*
    from order_lines l where l.order_id = $1`,
  status: "insert into order_statuses (order_id, position, status) values ($1, 0, 'new')",
};

/** What each call of the table is measured against. `values` are the rest of the bound's address. */
export const BOUNDS: Record<string, Bound> = {
  feed: (send, [limit = "12"]) => send("feed", FEED, [Number(limit)]),
  menu: async (send, [id]) => {
    const answer: Record<string, unknown[]> = {};
    for (const [name, text] of Object.entries(MENU)) answer[name] = await send(name, text, [Number(id)]);
    return answer;
  },
  quote: async (send, [id, items = ""]) => [
    await send("restaurant", restaurant, [Number(id)]),
    await send("some items", "select * from menu_items where id = any($1::int[])", [`{${items}}`]),
  ],
  place: async (send, [id, order]) => {
    await send("begin", "begin", []);
    const [number] = (await send("counter", PLACE.counter, [Number(id)])) as { last_number: number }[];
    const [made] = (await send("order", PLACE.order, [Number(order), number?.last_number])) as { id: number }[];
    await send("lines", PLACE.lines, [Number(order), made?.id]);
    await send("status", PLACE.status, [made?.id]);
    await send("commit", "commit", []);
    return made;
  },
};
