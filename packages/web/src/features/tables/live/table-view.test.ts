import type { TableItem, TableState, TableUser } from "@tablee/contract/tables/tables.schema";
import { makeItem, makeMenu } from "@tablee/domain/menus/menu.example";
import { itemLine } from "@tablee/domain/orders/line/line.example";
import { minor } from "@tablee/domain/money/minor";
import { describe, expect, it } from "vitest";
import { emptyView } from "./empty-view.ts";
import { tableView } from "./table-view.ts";
import { saidAnew, tableNews } from "./table-news.ts";

const user = (id: string, own: Partial<TableUser> = {}): TableUser => ({
  id,
  name: id,
  first_name: id,
  member: false,
  avatar_url: null,
  opener: false,
  present: true,
  left: false,
  doing: null,
  subtotal: 0,
  total: 0,
  ...own,
});
const words = (name: string) => ({ en: name, fr: name, default: null });
const item = (id: string, user_id: string, price: number, item_id = 1): TableItem => ({
  id,
  user_id,
  line: itemLine(item_id),
  name: words(`dish ${item_id}`),
  unit_price: price,
  price,
  problems: [],
});
const state = (own: Partial<TableState> = {}): TableState => ({
  session: "0199f000-0000-7000-8000-000000000001",
  restaurant_id: 1,
  name: "12",
  status: "open",
  closed_by: null,
  order: null,
  revision: 1,
  users: [user("Inès", { opener: true }), user("Sam"), user("Théo")],
  items: [item("i1", "Inès", 10), item("s1", "Sam", 4.5, 2)],
  discounts: [],
  subtotal: 14.5,
  tip: 0,
  tax: 2.17,
  tax_included: false,
  total: 16.67,
  currency: "CAD",
  ...own,
});
const menu = makeMenu({
  items: [
    makeItem({ id: 1, price: minor(1_000) }),
    makeItem({ id: 2, price: minor(450) }),
    makeItem({ id: 3, name: words("soup"), price: minor(700) }),
  ],
});
const none = () => minor(0);
const view = (given: Partial<Parameters<typeof tableView>[0]>) =>
  tableView({ table: state(), me: "Sam", waiting: [], menu, rules: [], tip: none, ...given });

describe("a table as a diner sees it", () => {
  it("equals the empty view as long as nothing is ordered", () => {
    const users = [user("Inès", { opener: true }), user("Sam"), user("Théo", { left: true })];
    const table = state({ users, items: [], subtotal: 0, tax: 0, total: 0 });
    for (const me of [null, "Sam", "Théo"]) expect(view({ table, me })).toMatchObject(emptyView(table, me));
  });

  it("lists oneself first, then the others in order of arrival, with each one's total", () => {
    const { diners, totals, count } = view({});
    expect(diners.map(({ user: { name }, share }) => [name, share.subtotal, share.total])).toEqual([
      ["Sam", 450, 517],
      ["Inès", 1_000, 1_150],
      ["Théo", 0, 0],
    ]);
    expect([totals.total, count]).toEqual([1_667, 2]);
  });

  it("lets diners remove their own lines, and the opener of the table remove any", () => {
    const removable = (me: string) => view({ me }).lines.map(({ removable: may, own }) => [may, own]);
    expect(removable("Sam")).toEqual([
      [false, false],
      [true, true],
    ]);
    expect(removable("Inès")).toEqual([
      [true, true],
      [true, false],
    ]);
    expect(view({ me: null }).lines.map(({ removable: may }) => may)).toEqual([false, false]);
  });

  it("shows changes on this device at once, priced by the menu and marked as waiting", () => {
    const waiting = [
      { type: "add" as const, line_id: "new", line: itemLine(3, [], { quantity: 2 }) },
      { type: "remove" as const, line_id: "s1" },
    ];
    const { diners, totals } = view({ waiting });
    expect(diners[0]?.lines).toMatchObject([
      { id: "new", name: { en: "soup" }, price: 1_400, waiting: true, own: true },
    ]);
    expect(totals.subtotal).toBe(2_400);
    expect(view({ waiting: [{ type: "remove", line_id: "i1" }] }).lines).toHaveLength(2);
    expect(view({ waiting, menu: null }).diners[0]?.lines).toMatchObject([{ price: 0, waiting: true }]);
  });

  it("splits the tip among the diners so that their totals add up to the table's", () => {
    const { diners, totals } = view({ tip: (subtotal) => minor(Math.round(subtotal * 0.15)) });
    expect(totals.tip).toBe(218);
    expect(diners.reduce((sum, { share }) => sum + share.tip, 0)).toBe(218);
    expect(diners.reduce((sum, { share }) => sum + share.total, 0)).toBe(totals.total);
  });

  it("subtracts the offers from the whole table, and from each diner their share", () => {
    const half = { ref: "half", name: words("half"), kind: "second_half" as const, item_ids: [1] };
    const rules = [{ ...half, amount: minor(0), from: minor(0) }];
    const items = [item("i1", "Inès", 10), item("s1", "Sam", 10), item("t1", "Théo", 4.5, 2)];
    const { diners, totals, discounts, lines } = view({ table: state({ items }), rules });
    expect(diners.map(({ share }) => [share.subtotal, share.discounts.map(({ amount }) => amount)])).toEqual([
      [750, [250]],
      [750, [250]],
      [450, []],
    ]);
    expect([totals.subtotal, discounts.map(({ amount }) => amount)]).toEqual([1_950, [500]]);
    expect(lines.map(({ price }) => price)).toEqual([1_000, 1_000, 450]);
    // What was changed here counts at once.
    const waiting = [{ type: "remove" as const, line_id: "s1" }];
    expect(view({ table: state({ items }), rules, waiting }).discounts).toEqual([]);
  });

  it("keeps diners who have left as long as they have dishes", () => {
    const users = [user("Inès", { left: true }), user("Sam"), user("Théo", { left: true })];
    expect(view({ table: state({ users }) }).diners.map(({ user: { name } }) => name)).toEqual(["Sam", "Inès"]);
  });
});

describe("what is announced about a table", () => {
  const news = (after: Partial<TableState>, before: Partial<TableState> = {}) =>
    tableNews(state(before), state({ revision: 2, ...after }), "Sam", "en");

  it("is what others do: who joins, leaves and is done, which dishes are added and removed", () => {
    expect(news({ users: [...state().users, user("Zoé")] })).toBe("Zoé joined the table");
    expect(news({ users: [user("Inès", { left: true }), user("Sam"), user("Théo", { doing: "done" })] })).toBe(
      "Inès left the table. Théo is done",
    );
    expect(news({ items: [...state().items, item("t1", "Théo", 7, 3)] })).toBe("Théo added dish 3");
    expect(news({ items: [state().items[1] as TableItem] })).toBe("Inès removed dish 1");
  });

  it("does not include one's own changes, and is one sentence for many changes at once", () => {
    expect(news({ items: [...state().items, item("s2", "Sam", 7, 3)] })).toBe("");
    expect(news({ items: [1, 2, 3, 4].map((at) => item(`t${at}`, "Théo", 7, 3)) })).toBe("The table’s order changed");
  });
});

it("an announcement that is repeated differs each time, so that screen readers read it again", () => {
  const once = saidAnew("Sam added: soup", "");
  const twice = saidAnew("Sam added: soup", once);
  const thrice = saidAnew("Sam added: soup", twice);
  expect([once.trim(), twice.trim(), thrice]).toEqual([once, once, once]);
  expect(twice).not.toBe(once);
});
