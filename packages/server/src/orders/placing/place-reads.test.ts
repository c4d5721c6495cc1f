import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { silentJobs } from "../../jobs/jobs.ts";
import { makeServices } from "../../testing/make-services.ts";
import { callAs } from "../../testing/call-as.ts";
import { friesLine, makeOrderWorld, makeRequest, ordersAs, refusalOf } from "../../testing/order-world.ts";
import { statementsOf } from "../../testing/statements-of.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { deliveriesQueue } from "../../webhooks/deliver.ts";
import { webhooksRouter } from "../../webhooks/webhooks.router.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabases()[0]!.open();
});
afterAll(() => database.close());

it("an order by a cached menu needs no query before it is written", async () => {
  const services = makeServices(database);
  const world = await makeOrderWorld(database.db);
  const orders = ordersAs(services, world.diner, "kept");
  await orders.quote(makeRequest(world));
  expect(await statementsOf(database, () => orders.place(makeRequest(world)))).toBe(1);
});

it("an outdated menu in the cache does not make an order be refused that the current menu accepts", async () => {
  const services = makeServices(database);
  const world = await makeOrderWorld(database.db);
  const { id } = world.fries;
  const stock = async (status: string) => {
    await database.query(`update menu_items set stock_status = '${status}' where id = ${id}`);
    await database.query(`update restaurants set revision = revision + 1 where id = ${world.restaurant.id}`);
  };
  const request = makeRequest(world, { items: [friesLine(world)] });
  await stock("out_of_stock");
  const orders = ordersAs(services, world.diner, "again");
  expect((await orders.quote(request)).problems).toMatchObject([{ code: "out_of_stock" }]);
  await stock("available");
  expect(await orders.place(request)).toMatchObject({ status: "new" });
  await stock("out_of_stock");
  expect(await refusalOf(ordersAs(services, world.diner, "gone").place(request))).toMatchObject({
    data: { problems: [{ code: "out_of_stock" }] },
  });
});

it("an order queues the deliveries to all endpoints at once", async () => {
  const enqueueAll = vi.fn<typeof silentJobs.enqueueAll>();
  const services = makeServices(database, { jobs: { ...silentJobs, enqueueAll } });
  const world = await makeOrderWorld(database.db);
  await callAs(services, webhooksRouter, { ...world.other, admin: true }).allowOrigin({
    origin: "https://till.example",
    restaurant_id: null,
  });
  for (const path of ["one", "two"]) {
    await callAs(services, webhooksRouter, world.cook).create({
      restaurant_id: world.restaurant.id,
      url: `https://till.example/${path}`,
      events: ["order.placed"],
    });
  }
  await ordersAs(services, world.diner, "told").place(makeRequest(world));
  expect(enqueueAll).toHaveBeenCalledTimes(1);
  const [[, queue, data, options] = []] = enqueueAll.mock.calls;
  expect(queue).toBe(deliveriesQueue);
  expect(data).toHaveLength(2);
  expect(options).toEqual({ group: `${world.restaurant.id}` });
});
