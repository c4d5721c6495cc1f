import { DEMO_PASSWORD, demoMembers } from "@tablee/demo-data/members";
import type { BenchDatabase } from "./bench-database.ts";
import type { Call } from "./drive.ts";

/** A line of the table: a request to the product, and what it is compared with. */
export interface Target {
  name: string;
  call: Call;
  /**
   * Path on the bound's server for the rows that this call reads or writes; null if it is only compared with the
   * constant body.
   */
  rows: string | null;
  /** The bound for which the aim applies. */
  aim: "rows" | "constant" | null;
  /** The fraction of that bound to reach; half by default. */
  least?: number;
  /** The number per second to reach, whatever the bound. */
  perSecond?: number;
}

const json = { "content-type": "application/json" };

export interface Facts {
  restaurant: number;
  items: number[];
  /** The discovery with the most comments. */
  commented: number;
}

const ORDERABLE = `
  select s.restaurant_id, array_agg(i.id order by i.position) as items,
    (select r.id from recommendations r where r.visibility = 'public' order by r.comments desc, r.id limit 1) as commented
  from restaurant_staff s join accounts a on a.id = s.account_id and a.email = 'kitchen@tablee.test'
  join menu_items i on i.restaurant_id = s.restaurant_id and i.price is not null and i.stock_status = 'available'
  where not exists (select 1 from modifier_group_items l join modifier_groups g on g.id = l.modifier_group_id
    where l.item_id = i.id and g.min_selected_amount <> 0)
  group by s.restaurant_id order by count(*) desc limit 1`;

/** The restaurant that never closes, and two of its items that can be ordered without choices. */
export async function factsOf(database: BenchDatabase): Promise<Facts> {
  const open = await database.open();
  try {
    const { rows } = await open.query<{ restaurant_id: number; items: number[]; commented: number }>(ORDERABLE);
    const [row] = rows;
    if (!row) throw new Error("The demo has no kitchen with items that can be ordered as they are.");
    return { restaurant: row.restaurant_id, items: row.items.slice(0, 2), commented: row.commented };
  } finally {
    await open.close();
  }
}

/** Sends one call; throws its answer unless it succeeds. */
export async function ask(url: string, headers: Record<string, string>, body?: unknown): Promise<unknown> {
  const init = body === undefined ? { headers } : { method: "POST", headers, body: JSON.stringify(body) };
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  return answer.json();
}

/** The order that the product is asked to quote and to place: two plain items, now. */
export async function orderBody(url: string, { restaurant, items }: Facts): Promise<object> {
  const path = `/api/client/restaurant-info/orders-availability/${restaurant}`;
  const { date } = (await ask(`${url}${path}`, {})) as { date: string };
  const lines = items.map((item_id) => ({ type: "item", item_id, modifiers: [], quantity: 1, notes: "" }));
  return { restaurant_id: restaurant, mode: "take_out", date, time: "now", items: lines };
}

/** The headers of a demo account that has just signed in. */
export async function as(url: string, email: string): Promise<Record<string, string>> {
  const login = { email, password: DEMO_PASSWORD };
  const { token } = (await ask(`${url}/api/client/account/login`, json, login)) as { token: string };
  return { ...json, authorization: `Bearer ${token}` };
}
const asMember = (url: string): Promise<Record<string, string>> => as(url, "member@tablee.test");

/** The number of members who order in the bench, because a member's open orders are counted for every order. */
const PLACERS = 20;
const placersOf = async (url: string): Promise<string[]> => {
  const emails = demoMembers.slice(0, PLACERS).map(({ email }) => email);
  const headers = await Promise.all(emails.map((email) => as(url, email)));
  return headers.map(({ authorization = "" }) => authorization);
};

/** Returns a function that places an order each time it is called, and returns its id. */
export async function placer(url: string, facts: Facts): Promise<() => Promise<number>> {
  const headers = await asMember(url);
  const body = await orderBody(url, facts);
  return async () => {
    const keyed = { ...headers, "idempotency-key": crypto.randomUUID() };
    return ((await ask(`${url}/api/client/order/place`, keyed, body)) as { id: number }).id;
  };
}

/** The path on the bound's server that writes the rows of another order like `order`. */
export const placeBound = ({ restaurant }: Facts, order: number): string => `place/${restaurant}/${order}`;

/** Everything that is measured on the host at `url`; `order` is an order that was placed. */
export async function targetsOf(url: string, facts: Facts, order: number): Promise<Target[]> {
  const { restaurant, items, commented } = facts;
  const headers = await asMember(url);
  const body = JSON.stringify(await orderBody(url, facts));
  // As browsers do: cached pages are compressed.
  const page = { "accept-language": "fr-CA,fr;q=0.9", "accept-encoding": "br" };
  const post = { method: "POST" as const, body };
  const target = (name: string, call: Call, rows: string | null, aim: Target["aim"]): Target => ({
    name,
    call,
    rows,
    aim,
  });
  return [
    target("feed", { url: `${url}/api/client/recommendations` }, "feed/12", "rows"),
    target("restaurant with menu", { url: `${url}/api/client/restaurant/${restaurant}` }, `menu/${restaurant}`, "rows"),
    target(
      "comments",
      { url: `${url}/api/client/comments/recommendation/${commented}` },
      `comments/${commented}/20`,
      "rows",
    ),
    target(
      "order quote",
      { url: `${url}/api/client/order/quote`, headers: json, ...post },
      `quote/${restaurant}/${items.join(",")}`,
      "rows",
    ),
    target(
      "order place",
      { url: `${url}/api/client/order/place`, headers, placers: await placersOf(url), ...post },
      placeBound(facts, order),
      "rows",
    ),
    target("feed page (rendered)", { url: `${url}/`, headers: page }, null, "constant"),
    target("menu page (rendered)", { url: `${url}/menu/${restaurant}`, headers: page }, null, "constant"),
  ];
}

/** The size of a call's answer, for the constant body to compare it with. */
export async function answerSize({ url, method = "GET", headers = {}, body }: Call): Promise<number> {
  const sent = "authorization" in headers ? { ...headers, "idempotency-key": crypto.randomUUID() } : headers;
  const answer = await fetch(url, { method, headers: sent, ...(body === undefined ? {} : { body }) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  const { byteLength } = await answer.arrayBuffer();
  // `fetch` has already decompressed the body.
  return Number(answer.headers.get("content-length") ?? byteLength);
}
