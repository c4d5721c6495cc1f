/** Sends a prepared statement by name and returns its rows. */
export type Send = (name: string, text: string, values: unknown[]) => Promise<unknown[]>;
type Bound = (send: Send, values: readonly string[]) => Promise<unknown>;

/** A page of the feed: the rows from which its answer is made, newest first. */
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

/** A discovery with its newest comments and their authors. */
const COMMENTS = `
  select c.*, a.first_name, a.avatar_url, a.certification, r.*
  from comments c join accounts a on a.id = c.account_id join recommendations r on r.id = c.recommendation_id
  where c.recommendation_id = $1 and c.parent_id is null order by c.date_creation desc limit $2`;

/** The restaurant and the ordered items. */
const QUOTE = `
  select r.*, (select json_agg(i) from menu_items i where i.id = any($2::int[])) as items
  from restaurants r where r.id = $1`;

const COLUMNS = `
  select string_agg(quote_ident(column_name), ', ' order by ordinal_position) as list from information_schema.columns
  where table_schema = 'public' and table_name = $1 and not (column_name = any($2::text[]))`;

/**
 * An order in one statement: the restaurant's incremented number, the order, its lines and its first status. They are
 * copies, column by column, of an order that the product has placed: nothing is priced, parsed or locked.
 */
const placeStatement = (order: string, line: string): string => `
  with counted as (
    insert into order_counters (restaurant_id, last_number) values ($1, 1)
    on conflict (restaurant_id) do update set last_number = order_counters.last_number + 1 returning last_number
  ), made as (
    insert into orders (guid, number, idempotency_key, ${order})
    select gen_random_uuid(), counted.last_number, gen_random_uuid()::text, ${order}
    from counted, orders where orders.id = $2 returning *
  ), lines as (
    insert into order_lines (order_id, ${line}) select made.id, l.*
    from made, (select ${line} from order_lines where order_id = $2) l
  ), status as (
    insert into order_statuses (order_id, position, status) select made.id, 0, 'new' from made
  )
  select * from made`;

/** Built once from the current columns of the tables, so that it writes a new column just as the product does. */
let placing: Promise<string> | undefined;

async function statementFor(send: Send): Promise<string> {
  const columnsOf = async (table: string, own: string): Promise<string> => {
    const [row] = (await send("columns", COLUMNS, [table, own])) as { list: string }[];
    return row?.list ?? "";
  };
  const order = await columnsOf("orders", "{id,guid,number,idempotency_key}");
  return placeStatement(order, await columnsOf("order_lines", "{order_id}"));
}

/** The bound for each call in the table. `values` are the rest of the bound's address. */
export const BOUNDS: Record<string, Bound> = {
  feed: (send, [limit = "12"]) => send("feed", FEED, [Number(limit)]),
  comments: (send, [id, limit = "20"]) => send("comments", COMMENTS, [Number(id), Number(limit)]),
  menu: (send, [id]) => send("menu", MENU, [Number(id)]),
  quote: (send, [id, items = ""]) => send("quote", QUOTE, [Number(id), `{${items}}`]),
  place: async (send, [id, order]) =>
    send("place", await (placing ??= statementFor(send)), [Number(id), Number(order)]),
};
