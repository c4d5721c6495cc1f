import { randomUUID } from "node:crypto";
import { DAYS_TO_RETURN } from "@tablee/domain/accounts/deletion";
import { CANCELLED_BY_DINER } from "@tablee/domain/orders/order-status";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { interact } from "../../discoveries/interact.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeServices, type TestServices } from "../../testing/make-services.ts";
import { makeAccount, makeBlock, makeFollow, makeRecommendation } from "../../testing/make-world.queries.ts";
import { burgerLine, friesLine, makeRequest, ordersAs } from "../../testing/order-world.ts";
import { add, change, makeTableWorld, sit, type TableWorld } from "../../testing/table-world.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import { openSession, viewerOfToken } from "../sessions.ts";
import { eraseAccounts } from "./erase-accounts.ts";

const DAY = 86_400_000;
/** Stands in every text about the member, whoever wrote it; nothing else contains it. */
const MARK = "quetzal";

/** Records that name the account by its number, which leads to nobody once the account is empty. */
const KEPT = [
  "article_versions.account_id",
  "audit_log.about",
  "audit_log.account_id",
  "credits.account_id",
  "credits.granted_by",
  "domains.account_id",
  "invitations.invited_by",
  "menu_draft_changes.account_id",
  "menu_drafts.planned_by",
  "menu_versions.account_id",
  "offer_uses.account_id",
  "order_corrections.account_id",
  "order_statuses.account_id",
  "orders.account_id",
  "print_jobs.account_id",
  "recommendation_history.account_id",
  "short_links.account_id",
  "staff_invitations.invited_by",
];

describe.each(testDatabases())("what refers to an erased account on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let world: TableWorld;
  let id: number;
  let other: number;
  // A database for each test: what the fixture fills is searched as a whole.
  beforeEach(async () => {
    database = await open();
    services = makeServices(database);
    world = await makeTableWorld(database.db, services);
    other = world.other.account_id;
    const member = await makeAccount(database.db, { email: `${MARK}@tablee.test`, first_name: MARK, city: MARK });
    ({ id } = member);
  });

  afterEach(() => database.close());

  /** Writes a row; whatever is no plain value is written as JSON. */
  const put = async <T extends object>(table: string, row: object): Promise<T> => {
    const values = Object.values(row).map((value: unknown) =>
      typeof value === "object" && value !== null && !(value instanceof Date) && !Array.isArray(value)
        ? JSON.stringify(value)
        : value,
    );
    const places = values.map((_, n) => `$${n + 1}`);
    const into = `insert into ${table} (${Object.keys(row).join(", ")}) values (${places.join(", ")})`;
    return (await database.query(`${into} returning *`, values)).rows[0] as T;
  };
  const keys = async () =>
    (
      await database.query<{ table: string; column: string }>(
        `select conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
         join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
         where c.contype = 'f' and c.confrelid = 'accounts'::regclass order by 1, 2`,
      )
    ).rows;
  /** The columns, as `table.column`, in which some row names the account. */
  const namedIn = async () => {
    const found: string[] = [];
    for (const { table, column } of await keys()) {
      const { rows } = await database.query(`select 1 from ${table} where ${column} = $1 limit 1`, [id]);
      if (rows.length > 0) found.push(`${table}.${column}`);
    }
    return found;
  };
  /**
   * The tables in which the mark stands anywhere. New words of the search stand for nobody: the next search takes them
   * up, and a chore forgets those by which nothing is found (forget-words.test.ts).
   */
  const marked = async () => {
    const { rows } = await database.query<{ name: string }>(
      `select c.oid::regclass::text as name from pg_class c
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
         and c.relname <> 'search_new_words' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const { rows: here } = await database.query(`select 1 from ${name} t where to_jsonb(t)::text ilike $1 limit 1`, [
        `%${MARK}%`,
      ]);
      if (here.length > 0) found.push(name);
    }
    return found;
  };

  const fillSignIn = async (at: Date, until: Date) => {
    await put("passwords", { account_id: id, hash: MARK });
    await put("identities", { account_id: id, provider: "google", subject: MARK });
    const passkey = { public_key: "k", counter: 0, transports: "[]", backed_up: false, name: MARK };
    await put("passkeys", { account_id: id, credential_id: randomUUID(), ...passkey });
    await put("authenticators", { account_id: id, secret: MARK });
    await put("known_devices", { account_id: id, device_hash: MARK });
    await put("recovery_codes", { account_id: id, code_hash: MARK });
    const link = { expires_at: until, key_hash: randomUUID(), account_id: id };
    await put("sign_in_attempts", { kind: "passkey", facts: { of: MARK }, ...link });
    await put("account_links", { kind: "verify_email", email: `${MARK}@tablee.test`, ...link });
    const phone = { purpose: "account", phone_number: "+15145550188", code_hash: MARK, expires_at: until };
    await put("phone_codes", { account_id: id, ...phone });
    const invitation = { language: "en", expires_at: until };
    await put("invitations", { ...invitation, key_hash: randomUUID(), email: `${MARK}@tablee.test`, account_id: id });
    await put("invitations", { ...invitation, key_hash: randomUUID(), email: "next@tablee.test", invited_by: id });
    const { id: session_id } = await put<{ id: number }>("sessions", {
      token_hash: randomUUID(),
      account_id: id,
      device: { model: MARK },
      expires_at: until,
    });
    await put("push_devices", { account_id: id, session_id, kind: "native", address: MARK, created_at: at });
    await put("progress", { id: randomUUID(), account_id: id, data: { text: MARK } });
  };
  const fillAmongMembers = async (at: Date) => {
    const { db } = database;
    const mine = await makeRecommendation(db, id, { description: { en: MARK, fr: MARK, default: null } });
    const theirs = await makeRecommendation(db, other);
    await interact(services, id, { recommendation_id: theirs.id, type: "like" });
    await makeFollow(db, id, other);
    await makeFollow(db, other, id);
    await makeBlock(db, id, other);
    await makeBlock(db, other, id);
    const comment = (account_id: number, text: string, n: number) =>
      put<{ id: number }>("comments", {
        recommendation_id: theirs.id,
        account_id,
        text,
        date_creation: new Date(at.getTime() + n),
      });
    const { id: own } = await comment(id, MARK, 1);
    const { id: foreign } = await comment(other, "Fine", 2);
    await put("comment_reports", { comment_id: foreign, account_id: id });
    const keyed = { account_id: id, key: randomUUID(), created_at: at, content: MARK };
    await put("recommendation_changes", { ...keyed, recommendation_id: mine.id });
    await put("recommendation_creations", { ...keyed, progress_id: randomUUID(), recommendation_id: mine.id });
    await put("recommendation_history", { recommendation_id: mine.id, account_id: id, step: "submitted", date: at });
    await put("recommendation_history", { recommendation_id: theirs.id, account_id: id, step: "approved", date: at });
    await put("closed_reports", { recommendation_id: theirs.id, account_id: id, closed_at: at });
    for (const [account_id, sender_id] of [
      [id, other],
      [other, id],
      [id, world.diner.account_id],
    ]) {
      await put("notifications", {
        account_id,
        sender_id,
        type: "follow",
        json: { first_name: MARK },
        date_creation: at,
      });
    }
    for (const subject of [`account ${id}`, `recommendation ${mine.id}`, `comment ${own}`]) {
      const words = { reason: MARK, until: "2027-01-01" };
      await put("audit_log", {
        account_id: other,
        action: "member.suspend",
        subject,
        before: words,
        after: words,
        date: at,
      });
    }
    // A discovery that the member deleted while it was rejected.
    const rejected = { account_id: other, action: "discovery.reject", subject: "recommendation 999999", date: at };
    await put("audit_log", { ...rejected, about: id, after: { status: "rejected", reason: MARK } });
    await put("credits", { account_id: id, amount: 500, reason: MARK, key: randomUUID(), granted_by: other, date: at });
  };
  const fillAtRestaurants = async (at: Date, until: Date) => {
    const restaurant_id = world.restaurant.id;
    await put("favorite_items", { account_id: id, item_id: world.burger.id });
    await put("favorite_restaurants", { account_id: id, restaurant_id });
    await put("restaurant_staff", { account_id: id, restaurant_id, role: "kitchen" });
    await put("restaurant_claims", { account_id: id, restaurant_id, note: MARK, created_at: at });
    await put("order_intents", { kind: "start", account_id: id, restaurant_id });
    // What was done with a right.
    await put("audit_log", { account_id: id, action: "stock.set", subject: "item 1", date: at });
    await put("credits", { account_id: other, amount: 5, reason: "So", key: randomUUID(), granted_by: id, date: at });
    await put("staff_invitations", {
      restaurant_id,
      email: "cook@tablee.test",
      role: "kitchen",
      language: "en",
      invited_by: id,
      created_at: at,
      expires_at: until,
    });
    await put("menu_drafts", { restaurant_id, planned_by: id });
    await put("menu_draft_changes", {
      restaurant_id,
      list: "items",
      ref: "a",
      field: "name",
      before: {},
      after: {},
      account_id: id,
      changed_at: at,
    });
    const version = { number: 1, menu: {}, changes: 1, imported: false, published_at: at };
    await put("menu_versions", { restaurant_id, ...version, account_id: id });
    await put("domains", { host: "a.example", restaurant_id, theme: {}, account_id: id, date_creation: at });
    await put("short_links", { key: "abc", path: "/", account_id: id, created_at: at });
    const article = await put<{ id: number }>("articles", { kind: "blog", section: "news", slug: "a", updated_at: at });
    const words = { title: {}, summary: {}, body: {} };
    await put("article_versions", { article_id: article.id, revision: 9, ...words, account_id: id, created_at: at });
  };
  const fillOrders = async (at: Date) => {
    await put("webhook_endpoints", {
      restaurant_id: world.restaurant.id,
      url: "https://till.example/orders",
      events: ["order.placed"],
      active: true,
      secret: "s",
      date_creation: at,
    });
    const member = { account_id: id };
    const delivery = { address: MARK, address_complement: MARK, comments: MARK, phone: "514 555 0142" };
    const items = [burgerLine(world, { notes: MARK }), friesLine(world)];
    const own = await ordersAs(services, member, "k").place(
      makeRequest(world, { mode: "delivery", items, delivery, source: "poster" }),
    );
    await database.query('update orders set spot = $2, arrived_at = now(), "table" = $2 where id = $1', [own.id, MARK]);
    await database.query("update order_lines set substitution = $2 where order_id = $1", [own.id, MARK]);
    const said = { position: 7, status: "refunded", account_id: id, date: at };
    await put("order_statuses", { order_id: own.id, ...said, reason: MARK });
    await put("order_statuses", { order_id: own.id, ...said, position: 8, reason: CANCELLED_BY_DINER });
    // What a cook wrote, and a ready reason of the kitchen.
    const cooked = { ...said, account_id: world.cook.account_id };
    await put("order_statuses", { order_id: own.id, ...cooked, position: 9, reason: `No table for ${MARK}` });
    await put("order_statuses", { order_id: own.id, ...cooked, position: 10, reason: "sold_out" });
    await put("order_corrections", {
      order_id: own.id,
      lines: JSON.stringify([
        {
          line_id: own.items[0]!.id,
          name: own.items[0]!.name,
          quantity_before: 1,
          quantity_after: 1,
          price_before: 1250,
          price_after: 1250,
          substitution_before: null,
          substitution_after: MARK,
        },
      ]),
      total_before: 10,
      total_after: 10,
      account_id: id,
      date: at,
    });
    await put("offer_uses", { order_id: own.id, restaurant_id: world.restaurant.id, ref: "o", account_id: id });
    const seat = await sit(services, { code: world.code }, member);
    await sit(services, { code: world.code }, world.diner);
    await change(services, seat, add(friesLine(world, { notes: MARK })));
    const shared = await ordersAs(services, world.diner, "k").place(
      makeRequest(world, { mode: "dine_in", table: world.code }),
    );
    const printer = await put<{ id: number }>("printers", {
      restaurant_id: world.restaurant.id,
      name: "Bar",
      host: "10.0.0.9",
      port: 9100,
      columns: 42,
      language: "en",
      auto_print: "never",
      auto_since: at,
    });
    const job = { reason: "asked", state: "failed", due_at: at, date_creation: at };
    await put("print_jobs", { printer_id: printer.id, order_id: own.id, ...job, account_id: id });
    return { own: own.id, shared: shared.id };
  };

  const fill = async () => {
    const at = services.clock();
    const until = new Date(at.getTime() + 90 * DAY);
    await fillSignIn(at, until);
    await fillAmongMembers(at);
    await fillAtRestaurants(at, until);
    const placed = await fillOrders(at);
    const suspend = "update accounts set suspended_until = $2, suspension_reason = $3 where id = $1";
    await database.query(suspend, [id, until, MARK]);
    return { at, ...placed };
  };
  const own = async () =>
    callAs(services, accountsRouter, await viewerOfToken(services, await openSession(services, id, {})));

  it("is in its member's file, without what is hidden from the member or concerns only others", async () => {
    await fill();
    const { account, written_at: _at, cut, ...lists } = await (await own()).data();
    expect([account.id, cut]).toEqual([id, []]);
    expect(Object.entries(lists).flatMap(([name, rows]) => (rows.length > 0 ? [] : [name]))).toEqual([]);
    expect(lists.notifications).toMatchObject([{ sender_id: world.diner.account_id }]);
    expect(lists.followers).toEqual([{ follower_id: other, created_at: expect.any(String) as string }]);
    expect(lists.roles).toEqual([{ restaurant_id: world.restaurant.id, role: "kitchen" }]);
    expect(lists.invitations).toMatchObject([{ email: `${MARK}@tablee.test` }]);
    expect(lists.table_lines).toEqual([
      { name: expect.anything() as object, quantity: 1, notes: MARK, date: expect.any(String) as string },
    ]);
    expect(lists.staff_invitations).toMatchObject([{ restaurant_id: world.restaurant.id, email: "cook@tablee.test" }]);
    expect(lists.staff_invitations[0]).not.toHaveProperty("keys");
    expect(lists.rights_used).toMatchObject([{ action: "stock.set", subject: "item 1" }]);
    expect(lists.rights_used_on_account).toMatchObject([
      { action: "discovery.reject", after: { reason: MARK } },
      { action: "member.suspend", after: { reason: MARK } },
    ]);
    expect(lists.orders[0]).toMatchObject({
      statuses: [{ status: "new" }, { reason: MARK }, {}, {}, {}],
      corrections: [{}],
    });
    const of = (name: "statuses" | "corrections") => lists.orders[0]![name] as object[];
    for (const row of [...of("statuses"), ...of("corrections"), ...lists.rights_used_on_account]) {
      expect(row).not.toHaveProperty("account_id");
    }
  });

  it("is gone, or names an empty account; the fixture fills every column of the schema that names one", async () => {
    const { at, own: order_id, shared } = await fill();
    const all = (await keys()).map(({ table, column }) => `${table}.${column}`);
    expect(await namedIn()).toEqual(all);
    expect(await marked()).toContain("webhook_events");

    await (await own()).deleteAccount();
    services.setTime(new Date(at.getTime() + DAYS_TO_RETURN * DAY + 1));
    await eraseAccounts(services);

    expect(await namedIn()).toEqual(KEPT);
    expect(await marked()).toEqual([]);
    // What is left of the order, of its history and of the audit list.
    const kept = await ordersAs(services, { account_id: id }).get({ id: order_id });
    // An owner's figures by source stay as they were.
    expect(kept).toMatchObject({ table: null, source: "poster", items: [{ quantity: 1 }, { quantity: 1 }] });
    const reasons = kept.statuses.slice(-4).map(({ reason }) => reason);
    expect(reasons).toEqual([null, CANCELLED_BY_DINER, null, "sold_out"]);
    expect((await ordersAs(services, world.diner).get({ id: shared })).table).toBe("Terrace 4");
    const { rows } = await database.query("select action, before, after from audit_log where subject = $1", [
      `account ${id}`,
    ]);
    const left = { until: "2027-01-01" };
    expect(rows).toEqual([{ action: "member.suspend", before: left, after: left }]);
    expect((await database.query("select amount::int from credits where account_id = $1", [id])).rows).toEqual([
      { amount: 500 },
    ]);
  });
});
