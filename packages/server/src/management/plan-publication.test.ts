import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { setStaffRole } from "../accounts/rights/rights.queries.ts";
import type { Database } from "../database/open-database.ts";
import { readMenu } from "../menus/menu.queries.ts";
import { exportTablee } from "../restaurants/import/export-tablee.ts";
import { importRestaurants } from "../restaurants/import/import-restaurants.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount, makeItem, makeRestaurant, makeStaff } from "../testing/make-world.queries.ts";
import { testDatabases } from "../testing/test-database.ts";
import { managementRouter } from "./management.router.ts";
import { menuQueue } from "./plan-publication.ts";

describe.each(testDatabases())("a draft scheduled for publication, on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  let restaurant_id: number;
  let manager: { account_id: number };
  let other: { account_id: number };
  let burger: { id: number; ref: string };

  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    restaurant_id = (await makeRestaurant(database.db)).id;
    [manager, other] = await Promise.all([staff("manager"), staff("manager")]);
    burger = await makeItem(database.db, restaurant_id);
  });

  const staff = async (role: "manager" | "kitchen") => {
    const { id } = await makeAccount(database.db);
    await makeStaff(database.db, restaurant_id, id, role);
    return { account_id: id };
  };
  const as = (caller = manager) => callAs(services, managementRouter, caller);
  const setPrice = (seen: number, value: number, caller = manager) =>
    as(caller).edit({
      restaurant_id,
      edits: [{ kind: "set", list: "items", ref: burger.ref, field: "price", seen, value }],
    });
  const refused = (code: string, status: number) => expect.objectContaining({ code, status });
  const later = new Date(Date.UTC(2040, 0, 1));
  const plan = async (at: Date | null, caller = manager) => {
    const { revision } = await as(caller).draft({ restaurant_id });
    return as(caller).plan({ restaurant_id, revision, at: at && at.toISOString() });
  };
  /** Runs the queue's work for a planned moment. */
  const due = (at: Date) => menuQueue.work(services, { restaurant_id, at: at.toISOString() });
  const live = async () => (await readMenu(database.db, restaurant_id)).items.find(({ id }) => id === burger.id);
  const price = async () => (await live())?.price;
  const soon = () => new Date(services.clock().getTime() + 86_400_000);

  it("is published at its time, with the edits made until then", async () => {
    const at = soon();
    await setPrice(12.5, 13);
    expect((await plan(at)).plan).toEqual({ at: at.toISOString(), by: "Inès Gagnon" });
    await setPrice(13, 14, other);
    expect(await price()).toBe(1250);
    await due(at);
    await due(at);
    expect(await price()).toBe(1400);
    expect(await as().draft({ restaurant_id })).toMatchObject({ changes: [], plan: null, plan_failed: null });
  });

  it("is not published once it was cancelled, postponed, published or discarded", async () => {
    const at = soon();
    await setPrice(12.5, 13);
    await plan(at);
    await plan(null);
    await due(at);
    await plan(new Date(at.getTime() + 60_000));
    await due(at);
    expect(await price()).toBe(1250);
    const { revision } = await as().draft({ restaurant_id });
    await as().publish({ restaurant_id, revision });
    await setPrice(13, 15);
    await due(new Date(at.getTime() + 60_000));
    expect(await price()).toBe(1300);
    await plan(at);
    const planned = await as(other).draft({ restaurant_id });
    await as(other).discard({ restaurant_id, revision: planned.revision });
    await setPrice(13, 16, other);
    await due(at);
    expect(await price()).toBe(1300);
    expect(await as().draft({ restaurant_id })).toMatchObject({ changes: [{}], plan: null, plan_failed: null });
  });

  it("is planned once if the plan is sent again, because the answer was lost", async () => {
    const at = soon();
    await setPrice(12.5, 13);
    const planned = await plan(at);
    expect(await plan(at)).toEqual(planned);
    expect((await plan(at, other)).plan?.at).toBe(at.toISOString());
    await plan(null);
    await plan(null);
    const { rows } = await database.query<{ after: { at: string | null } }>(
      "select after from audit_log where restaurant_id = $1 and action = 'menu.plan' order by id",
      [restaurant_id],
    );
    // The other manager's plan is a plan of its own: it is published with their right.
    expect(rows.map(({ after }) => after.at)).toEqual([at.toISOString(), at.toISOString(), null]);
  });

  it("is published once if another member publishes it at the same moment", async () => {
    const at = soon();
    await setPrice(12.5, 13);
    const { revision } = await plan(at);
    const [job, published] = await Promise.allSettled([due(at), as(other).publish({ restaurant_id, revision })]);
    expect(job.status).toBe("fulfilled");
    if (published.status === "rejected") expect(published.reason).toEqual(refused("draft_moved", 409));
    expect(await price()).toBe(1300);
    // The menu that it replaced is a version too.
    expect((await as().versions({ restaurant_id })).versions).toMatchObject([{ changes: 1 }, { imported: true }]);
    expect(await as().draft({ restaurant_id })).toMatchObject({ changes: [], plan: null, plan_failed: null });
  });

  it("is not published over a live menu that changed in the same field, until somebody chooses a value", async () => {
    const at = soon();
    await setPrice(12.5, 13);
    await plan(at);
    await importBurger({ price: 20, calories: 800 });
    await due(at);
    await due(at);
    expect(await live()).toMatchObject({ price: 2000, calories: 800 });
    const failed = await as(other).draft({ restaurant_id });
    expect(failed).toMatchObject({ changes: [{ before: 12.5, after: 13 }], plan: null });
    expect(failed.plan_failed).toMatchObject({ code: "menu_overtaken" });
    await setPrice(13, 13, other);
    expect((await as().draft({ restaurant_id })).plan_failed).toMatchObject({ code: "menu_overtaken" });
    expect((await plan(at, other)).plan_failed).toBeNull();
    await due(at);
    expect(await live()).toMatchObject({ price: 1300, calories: 800 });
    expect(await as().draft({ restaurant_id })).toMatchObject({ changes: [], plan: null, plan_failed: null });
  });

  const importBurger = async (fields: { price: number; calories: number }) => {
    const [found] = (await exportTablee(database.db, restaurant_id))?.restaurants ?? [];
    if (!found?.menu) throw new Error("The restaurant is not there");
    const items = found.menu.items.map((item) => ({ ...item, ...fields }));
    await importRestaurants(services, { source: "test", restaurants: [{ ...found, menu: { ...found.menu, items } }] });
  };

  it("is not published if another member has left it incomplete, and the draft says so", async () => {
    const at = soon();
    await setPrice(12.5, 13);
    await plan(at);
    const draft = await as(other).draft({ restaurant_id });
    const [like] = draft.live.items;
    if (!like) throw new Error("The menu has no dish");
    const line = { ...like, ref: "soup", name: { en: null, fr: null, default: null } };
    await as(other).edit({ restaurant_id, edits: [{ kind: "add", list: "items", line, after: null }] });
    await due(at);
    expect(await price()).toBe(1250);
    expect((await as().draft({ restaurant_id })).plan_failed).toMatchObject({ code: "menu_incomplete" });
  });

  it("is refused without changes, for the past, for the far future, and over a newer draft", async () => {
    await expect(plan(soon())).rejects.toEqual(refused("draft_empty", 409));
    await setPrice(12.5, 13);
    await expect(plan(new Date(0))).rejects.toEqual(refused("time_past", 422));
    await expect(plan(later)).rejects.toEqual(refused("time_too_far", 422));
    const moved = { restaurant_id, revision: 0, at: soon().toISOString() };
    await expect(as().plan(moved)).rejects.toEqual(refused("draft_moved", 409));
    await expect(plan(soon(), await staff("kitchen"))).rejects.toMatchObject({ status: 403 });
  });

  it("is not published if its planner has lost the right, and the draft says so", async () => {
    const at = soon();
    await setPrice(12.5, 13);
    await plan(at);
    await setStaffRole(database.db, { restaurant_id, account_id: manager.account_id, role: null });
    await due(at);
    expect(await price()).toBe(1250);
    expect((await as(other).draft({ restaurant_id })).plan_failed).toMatchObject({ code: "forbidden" });
    await plan(at, other);
    expect((await as(other).draft({ restaurant_id })).plan_failed).toBeNull();
  });
});
