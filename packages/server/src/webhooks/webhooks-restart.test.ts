import { pino } from "pino";
import { describe, expect, it, vi } from "vitest";
import { makeJobs } from "../jobs/make-jobs.ts";
import type { WebhookAnswer, WebhookRequest } from "../ports/webhook-sender.ts";
import { callAs } from "../testing/call-as.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, ordersAs } from "../testing/order-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { deliveriesQueue } from "./deliver.ts";
import { webhooksRouter } from "./webhooks.router.ts";

const log = pino({ enabled: false });

describe.each(testDatabases())("webhooks after a process has died, on %s", ({ open }) => {
  it("are delivered by the next process, once, for the order that was committed", async () => {
    const database = await open();
    const post = vi.fn(async (_: WebhookRequest): Promise<WebhookAnswer> => ({
      fault: null,
      status: 200,
      duration: 1,
      error: null,
    }));
    const webhooks = { anywhere: false, post };
    const first = makeJobs(database, log);
    await first.start(makeServices(database), [deliveriesQueue]);
    // Until it has certainly stopped: otherwise it would deliver further jobs with its own services.
    await first.stop(10_000);

    // It takes orders and dies before it has delivered anything.
    const dying = makeJobs(database, log);
    const before = makeServices(database, { jobs: dying, webhooks });
    await dying.start(before, []);
    const world = await makeOrderWorld(database.db);
    const restaurant_id = world.restaurant.id;
    await callAs(before, webhooksRouter, { ...world.other, admin: true }).allowOrigin({
      origin: "https://till.example",
      restaurant_id,
    });
    const url = "https://till.example/orders";
    await callAs(before, webhooksRouter, world.cook).create({ restaurant_id, url, events: ["order.placed"] });
    const order = await ordersAs(before, world.diner, "died-before-it-told").place({
      ...makeRequest(world),
      source: "tablee",
    });
    await dying.stop(0);
    expect(post).not.toHaveBeenCalled();

    const next = makeJobs(database, log);
    await next.start(makeServices(database, { jobs: next, webhooks }), [deliveriesQueue]);
    await vi.waitFor(() => expect(post).toHaveBeenCalledOnce(), 20_000);
    expect(JSON.parse(post.mock.calls[0]?.[0].body ?? "")).toMatchObject({ data: { order: { id: order.id } } });
    await next.stop(2_000);
    await database.close();
  });
});
