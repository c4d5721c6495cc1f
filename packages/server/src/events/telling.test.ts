import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database, Queryable } from "../database/open-database.ts";
import { moveOrder } from "../orders/move-order.ts";
import type { Services } from "../services.ts";
import { subscribers } from "../subscribers.ts";
import { makeServices } from "../testing/make-services.ts";
import { makeOrderWorld, makeRequest, type OrderWorld, ordersAs } from "../testing/order-world.ts";
import { everyDatabase } from "../testing/test-database.ts";
import type { Hear } from "./hear.ts";

/** The order's status as the transaction sees it, standing in for what a room would write. */
const statusSeen = async (tx: Queryable, id: number): Promise<string | undefined> =>
  (await tx.query.orders.findFirst({ columns: { status: true }, where: (orders, { eq }) => eq(orders.id, id) }))
    ?.status;

describe.each(everyDatabase())("event subscribers on %s", ({ open }) => {
  let database: Database;
  let world: OrderWorld;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    world = await makeOrderWorld(database.db);
  });

  const hearing = (...heard: Hear<"order.moved">[]): Services =>
    makeServices(database, { subscribers: { ...subscribers, "order.moved": heard } });
  const place = () => ordersAs(makeServices(database), world.diner, "k").place(makeRequest(world));
  const confirm = (services: Services, id: number) =>
    moveOrder(services, id, { to: "confirmed", account_id: world.cook.account_id }, () => null);
  const stored = (id: number) => statusSeen(database.db, id);

  it("run inside the transaction in the order of the list, and their follow-ups after the commit", async () => {
    const { id } = await place();
    const said: string[] = [];
    const hear =
      (who: string): Hear<"order.moved"> =>
      async (_services, tx, { order }) => {
        said.push(`${who} within: ${await statusSeen(tx, order.id)}`);
        return async () => void said.push(`${who} afterwards: ${await stored(order.id)}`);
      };
    await confirm(
      hearing(hear("one"), hear("two"), () => null),
      id,
    );
    expect(said).toEqual([
      "one within: confirmed",
      "two within: confirmed",
      "one afterwards: confirmed",
      "two afterwards: confirmed",
    ]);
  });

  it("roll the transaction back if one of them fails, and then no follow-up runs", async () => {
    const { id } = await place();
    const said: string[] = [];
    const full: Hear<"order.moved"> = () => {
      throw new Error("full");
    };
    await expect(
      confirm(
        hearing(() => () => void said.push("told"), full),
        id,
      ),
    ).rejects.toThrow("full");
    expect(await stored(id)).toBe("new");
    expect(said).toEqual([]);
  });

  it("leave the transaction committed if a follow-up fails, and the other follow-ups still run", async () => {
    const { id } = await place();
    const said: string[] = [];
    const deaf: Hear<"order.moved"> = () => () => {
      throw new Error("gone");
    };
    const result = await confirm(
      hearing(deaf, () => () => void said.push("told")),
      id,
    );
    expect(result).toMatchObject({ order: { status: "confirmed" } });
    expect(await stored(id)).toBe("confirmed");
    expect(said).toEqual(["told"]);
  });

  it("do not run if nothing happened", async () => {
    const { id } = await place();
    const said: string[] = [];
    const services = hearing(() => () => void said.push("told"));
    const refused = { code: "not_found" } as const;
    expect(await moveOrder(services, id, { to: "confirmed", account_id: 1 }, () => refused)).toEqual(refused);
    expect(said).toEqual([]);
  });
});
