import type { OrderRequest } from "@tablee/contract/orders/orders.schema";
import type { InferRouterInputs } from "@orpc/server";
import type { Db } from "../database/open-database.ts";
import { ordersRouter } from "../orders/orders.router.ts";
import type { Services } from "../services.ts";
import { type Caller, callAs } from "./call-as.ts";
import { makeAccount, makeGroup, makeItem, makeRestaurant, makeStaff } from "./make-world.queries.ts";

/**
 * A restaurant with a burger ($12.50, its cooking must be chosen) and fries ($4.25), two diners and two staff members.
 */
export const makeOrderWorld = async (db: Db, own: Parameters<typeof makeRestaurant>[1] = {}) => {
  const restaurant = await makeRestaurant(db, own);
  const burger = await makeItem(db, restaurant.id);
  const fries = await makeItem(db, restaurant.id, { price: 425 as never, type: "accompaniment" });
  const cooking = await makeGroup(db, restaurant.id, [burger.id], ["Pink", "Well done"]);
  const [diner, other, cook, server] = [
    await makeAccount(db),
    await makeAccount(db),
    await makeAccount(db),
    await makeAccount(db),
  ].map((account) => ({ account_id: account.id }));
  await makeStaff(db, restaurant.id, cook!.account_id);
  await makeStaff(db, restaurant.id, server!.account_id);
  return { restaurant, burger, fries, cooking, diner: diner!, other: other!, cook: cook!, server: server! };
};
export type OrderWorld = Awaited<ReturnType<typeof makeOrderWorld>>;

type PlaceInput = InferRouterInputs<typeof ordersRouter>["place"];

/** Two burgers, pink, and fries, to take out now. */
export const makeRequest = (world: OrderWorld, own: Partial<PlaceInput> = {}) => ({
  restaurant_id: world.restaurant.id,
  mode: "take_out" as OrderRequest["mode"],
  date: "2026-11-18",
  time: "now",
  items: [burgerLine(world, { quantity: 2 }), friesLine(world)],
  ...own,
});

export const burgerLine = (
  { burger, cooking }: OrderWorld,
  own: { quantity?: number; notes?: string; selection?: { modifier_id: number; quantity: number }[] } = {},
) => {
  const { selection = [{ modifier_id: cooking.modifiers[0]!.id, quantity: 1 }], ...rest } = own;
  const modifiers = [{ item_id: burger.id, slot_id: null, modifier_group_id: cooking.id, selection }];
  return { type: "item" as const, item_id: burger.id, modifiers, quantity: 1, notes: "", ...rest };
};

export const friesLine = ({ fries }: OrderWorld, own: { quantity?: number; notes?: string } = {}) => ({
  type: "item" as const,
  item_id: fries.id,
  modifiers: [],
  quantity: 1,
  notes: "",
  ...own,
});

/** The calls of the orders room as a caller, with an idempotency key if one is given. */
export const ordersAs = (services: Services, caller: Caller, key?: string) =>
  callAs(services, ordersRouter, caller, { headers: key === undefined ? {} : { "idempotency-key": key } });

/** The code with which a call is refused, and its data; fails if the call succeeds. */
export const refusalOf = async (call: Promise<unknown>): Promise<{ code: string; data: unknown }> => {
  const answer = await call.then(
    (value) => ({ value }),
    (error: unknown) => ({ error }),
  );
  if ("value" in answer) throw new Error(`It was not refused: ${JSON.stringify(answer.value)}`);
  const { code, data } = answer.error as { code: string; data: unknown };
  if (code === undefined) throw answer.error;
  return { code, data };
};
