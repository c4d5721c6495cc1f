import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { everyDatabase, testDatabases } from "../testing/test-database.ts";
import { discoveriesRouter } from "../discoveries/discoveries.router.ts";
import { isPassword } from "../accounts/password.ts";
import type { Demo, DemoDiscovery, DemoMember } from "./demo.ts";
import type { Database } from "./open-database.ts";
import { seedDemo } from "./seed.ts";

const member = (ref: string, own: Partial<DemoMember> = {}): DemoMember => ({
  ref,
  email: `${ref}@tablee.test`,
  first_name: "Inès",
  last_name: "Gagnon",
  phone_number: `+1514555${ref.length}${ref.charCodeAt(0)}`,
  phone_verified: false,
  language: "fr",
  certification: "amateur",
  avatar_url: "/api/avatar.svg",
  address: "",
  city: "Montréal",
  state: "QC",
  postal_code: "H2J 2L1",
  country: "CA",
  target_calories: null,
  admin: false,
  staff_of: [],
  joined_days_ago: 200,
  ...own,
});

const discovery = (ref: string, own: Partial<DemoDiscovery> = {}): DemoDiscovery => ({
  ref,
  author: "noah",
  restaurant: "margot",
  item: "burger",
  name: ["Burger", "Hamburger"],
  short_description: ["Short", "Courte"],
  description: ["Long", "Longue"],
  image_url: "/pictures/smash-burger.webp",
  visibility: "public",
  status: "approved",
  hours_ago: 5,
  ...own,
});

const always: [number, number][] = [[0, 24]];
const demo: Demo = {
  started_at: new Date("2026-11-18T17:00:00Z"),
  passwordOf: () => "Tablee2026",
  zones: [
    { ref: "plateau", name: ["The Plateau", "Le Plateau"], latitude: 45.5236, longitude: -73.5798, radius_m: 1_900 },
  ],
  groups: [
    {
      alias: "tables",
      name: ["Tables", "Tables"],
      primary: "#8a2c4f",
      ground: "#3d1f2c",
      logo_url: null,
      cover_url: null,
      restaurants: ["margot"],
    },
  ],
  restaurants: [
    {
      ref: "margot",
      name: ["Margot's", "Chez Margot"],
      latitude: 45.52,
      longitude: -73.58,
      take_out_offered: true,
      hours: {
        monday: always,
        tuesday: always,
        wednesday: always,
        thursday: always,
        friday: always,
        saturday: always,
        sunday: always,
      },
      menu: { items: [{ ref: "burger", name: "Burger|Hamburger", price: 12.5, type: "plate" }] },
    },
  ],
  members: [
    member("ines", { phone_verified: true }),
    member("noah", { certification: "food_critic", phone_verified: true }),
    member("margot", { staff_of: ["margot"] }),
  ],
  discoveries: [
    discovery("first"),
    discovery("draft", { status: "draft" }),
    discovery("friends", { visibility: "friends" }),
  ],
  follows: [
    { follower: "ines", followed: "noah" },
    { follower: "noah", followed: "ines" },
  ],
  tables: [
    { restaurant: "margot", name: "1" },
    { restaurant: "margot", name: "Terrace" },
  ],
  likes: [
    { member: "ines", discovery: "first", hours_ago: 2 },
    { member: "margot", discovery: "first", hours_ago: 1 },
    { member: "ines", discovery: "friends", hours_ago: 1 },
  ],
  comments: [
    { ref: "a", member: "ines", discovery: "first", parent: null, text: "Un ou deux étages?", hours_ago: 3 },
    { ref: "b", member: "noah", discovery: "first", parent: "a", text: "Deux.", hours_ago: 2 },
    { ref: "c", member: "ines", discovery: "first", parent: "a", text: "Merci!", hours_ago: 1 },
    { ref: "d", member: "noah", discovery: "friends", parent: null, text: "Entre nous.", hours_ago: 1 },
  ],
  orders: [
    {
      member: "noah",
      restaurant: "margot",
      timezone: "America/Toronto",
      items: ["burger"],
      cook: "margot",
      hours_ago: 40,
    },
  ],
  credits: [{ member: "noah", by: "margot", amount: 10, reason: "Thanks", hours_ago: 30 }],
  told: "noah",
};

const said = (own: Partial<Demo["comments"][number]>) => ({
  comments: [{ ref: "x", member: "ines", discovery: "first", parent: null, text: "Miam", hours_ago: 1, ...own }],
});

/** Returns how many of each there are. */
const countsOf = async (database: Database) => {
  const { rows } = await database.query(
    `select (select count(*)::int from accounts) as accounts, (select count(*)::int from restaurants) as restaurants,
     (select count(*)::int from recommendations) as recommendations,
     (select count(*)::int from recommendation_interactions) as likes,
     (select count(*)::int from comments) as comments`,
  );
  return rows[0];
};

describe.each(everyDatabase())("the demo on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  const counts = () => countsOf(database);
  beforeEach(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterEach(() => database.close());

  it("fills an empty database once, however many processes start together", async () => {
    const done = await Promise.all([seedDemo(services, demo), seedDemo(services, demo), seedDemo(services, demo)]);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect(await counts()).toEqual({ accounts: 3, restaurants: 1, recommendations: 3, likes: 3, comments: 4 });
    expect(await seedDemo(services, demo)).toBe(false);
    const { rows } = await database.query<{ hash: string }>("select hash from passwords limit 1");
    expect(await isPassword("Tablee2026", rows[0]!.hash)).toBe(true);
  });

  it("is dated from the start of the server, linked, and counted by the rules", async () => {
    await seedDemo(services, demo);
    const { recommendations } = await callAs(services, discoveriesRouter).list({});
    expect(recommendations).toHaveLength(1);
    expect(recommendations[0]).toMatchObject({
      likes: 2,
      name: { en: "Burger", fr: "Hamburger" },
      certification: "food_critic",
      item_price: 12.5,
      date_creation: "2026-11-18T12:00:00.000Z",
      restaurant: { name: { en: "Margot's", fr: "Chez Margot" }, has_menu: true },
    });
    const { rows } = await database.query(
      `select first_name, created_at from recommendation_interactions i join accounts a on a.id = i.account_id
       join recommendations r on r.id = i.recommendation_id where r.visibility = 'friends'`,
    );
    expect(rows).toEqual([{ first_name: "Inès", created_at: new Date("2026-11-18T16:00:00Z") }]);
    const staff = await database.query(
      "select 1 from restaurant_staff s join accounts a on a.id = s.account_id where a.email = 'margot@tablee.test'",
    );
    expect(staff.rows).toHaveLength(1);
    const tables = await database.query("select name, rotated_at from restaurant_tables order by id");
    expect(tables.rows).toEqual(["1", "Terrace"].map((name) => ({ name, rotated_at: demo.started_at })));
  });

  it("has comments with correct counts, and notifications for its member", async () => {
    await seedDemo(services, demo);
    const { rows } = await database.query(
      `select c.text, c.response_count, p.text as parent, c.date_creation, r.comments, r.root_comments
       from comments c left join comments p on p.id = c.parent_id
       join recommendations r on r.id = c.recommendation_id where r.visibility = 'public' order by c.id`,
    );
    const counted = { comments: 3, root_comments: 1 };
    const first = "Un ou deux étages?";
    expect(rows).toMatchObject([
      { ...counted, text: first, parent: null, response_count: 2 },
      { ...counted, text: "Deux.", parent: first, response_count: 0 },
      { ...counted, text: "Merci!", parent: first, response_count: 0 },
    ]);
    const kinds = await database.query(
      "select type, json -> 'delay' as delay, json -> 'amount' as amount from notifications where type not in ('comment', 'follow', 'like', 'post') order by id",
    );
    expect(kinds.rows).toMatchObject([
      { type: "order_confirmed" },
      { type: "order_delayed", delay: 15 },
      { type: "order_ready" },
      { type: "credit", amount: 10 },
    ]);
    const times = await database.query<{ date_creation: Date }>("select date_creation from notifications order by id");
    expect(times.rows).toEqual(times.rows.toSorted((a, b) => Number(a.date_creation) - Number(b.date_creation)));
    const told = await database.query(
      `select n.type, n.once = 'comment ' || c.id as once, c.text, n.json ->> 'parent_id' as parent
       from notifications n join comments c on c.id = (n.json ->> 'comment_id')::int where n.type = 'comment' order by n.date_creation`,
    );
    expect(told.rows).toEqual([
      { type: "comment", once: true, text: first, parent: null },
      { type: "comment", once: true, text: "Merci!", parent: null },
    ]);
  });

  it("leaves a database alone that somebody has started to use", async () => {
    await database.query(
      "insert into accounts (guid, email, first_name, last_name) values (gen_random_uuid(), 'a@b.c', 'A', 'B')",
    );
    expect(await seedDemo(services, demo)).toBe(false);
    expect(await counts()).toMatchObject({ accounts: 1, restaurants: 0 });
  });
});

// These leave nothing behind, so they can share one database.
describe.each(testDatabases())("a demo with a mistake on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());

  it.each([
    [
      "a like that its rules refuse",
      { likes: [{ member: "margot", discovery: "friends", hours_ago: 1 }] },
      /lets "margot" like "friends"/,
    ],
    [
      "a like of a draft",
      { likes: [{ member: "ines", discovery: "draft", hours_ago: 1 }] },
      /lets "ines" like "draft"/,
    ],
    ["a like given twice", { likes: [...demo.likes, demo.likes[0]!] }, /lets "ines" like "first"/],
    [
      "a comment of one without a verified phone",
      said({ member: "margot" }),
      /"margot" say "Miam" .* phone_validation/,
    ],
    ["a comment on a draft", said({ discovery: "draft" }), /which is bad_recommendation_id/],
    ["an answer to nothing", said({ parent: "y" }), /which is bad_parent_id/],
    ["a comment with an address", said({ text: "Voir x.ca" }), /which is contains_url/],
    ["a member that it does not have", { follows: [{ follower: "ines", followed: "nobody" }] }, /the member "nobody"/],
    ["an item of another restaurant", { discoveries: [discovery("x", { item: "soup" })] }, /the item "margot soup"/],
  ])("stores nothing when it has %s", async (_what, own, message) => {
    await expect(seedDemo(services, { ...demo, likes: [], comments: [], ...own })).rejects.toThrow(message);
    expect(await countsOf(database)).toEqual({
      accounts: 0,
      restaurants: 0,
      recommendations: 0,
      likes: 0,
      comments: 0,
    });
  });
});
