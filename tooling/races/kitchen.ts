import { randomUUID } from "node:crypto";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { makeOrderWorld, type OrderWorld } from "@tablee/server/testing/order-world";
import type { Arena, Member } from "./arena.ts";
import type { Answer } from "./calls.ts";

/**
 * A restaurant that never closes, with a burger and fries, its staff and the requested number of diners, all signed in.
 */
export interface Kitchen extends OrderWorld {
  id: number;
  staff: [Member, Member];
  diners: Member[];
}

export async function openKitchen(
  arena: Pick<Arena, "database" | "signIn" | "member">,
  diners = 2,
  own: Parameters<typeof makeOrderWorld>[1] = {},
): Promise<Kitchen> {
  const world = await makeOrderWorld(arena.database.db, own);
  return {
    ...world,
    id: world.restaurant.id,
    staff: [await arena.signIn(world.cook), await arena.signIn(world.server)],
    diners: await Promise.all(Array.from({ length: diners }, arena.member)),
  };
}

/** The date in a race's restaurant, this many days from now. */
const dayAt = (days: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(Date.now() + days * 86_400_000);

export const TOMORROW_EVENING = (): { date: string; time: string } => ({ date: dayAt(1), time: "18:30" });

export const fries = ({ fries: item }: OrderWorld, own: { quantity?: number; notes?: string } = {}): OrderLine => ({
  type: "item",
  item_id: item.id,
  modifiers: [],
  quantity: 1,
  notes: "",
  ...own,
});

export interface Body {
  restaurant_id: number;
  mode: string;
  date: string;
  time: string;
  items: OrderLine[];
  table?: string;
  table_session?: string;
  delivery?: { address: string };
  expected_total?: number;
}

/** Two portions of fries and a burger, pink, for now. */
export const bodyFor = (kitchen: Kitchen, own: Partial<Body> = {}): Body => {
  const { burger, cooking } = kitchen;
  const selection = cooking.modifiers.slice(0, 1).map(({ id }) => ({ modifier_id: id, quantity: 1 }));
  const pink = { item_id: burger.id, slot_id: null, modifier_group_id: cooking.id, selection };
  return {
    restaurant_id: kitchen.id,
    mode: "take_out",
    date: dayAt(0),
    time: "now",
    items: [
      fries(kitchen, { quantity: 2 }),
      { type: "item", item_id: burger.id, modifiers: [pink], quantity: 1, notes: "" },
    ],
    ...own,
  };
};

export interface Placing {
  member: Member;
  key: string;
  body: Body;
}

export const placing = (member: Member, body: Body): Placing => ({ member, key: randomUUID(), body });

/** The next diner, if they take turns. */
export const dinerAt = ({ diners }: Kitchen, at: number): Member => {
  const diner = diners[at % diners.length];
  if (!diner) throw new Error("The kitchen was opened without diners");
  return diner;
};

export const place = (arena: Arena, host: number, { member: { token }, key, body }: Placing): Promise<Answer> =>
  arena.at(host, "POST", "/client/order/place", { token, key, body });

export const setStatus = (
  arena: Arena,
  host: number,
  { token }: Member,
  id: number,
  change: { status: string; delay?: number; reason?: string },
): Promise<Answer> => arena.at(host, "POST", `/kitchen/order/${id}/status`, { token, body: change });
