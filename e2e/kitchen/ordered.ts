import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";

/** Chez Margot, where kitchen@tablee.test is staff. */
export const RESTAURANT = 1;

interface Item {
  id: number;
  name: { en: string; fr: string };
  price: number | null;
  stock_status: string;
}
interface Group {
  items: number[];
  min_selected_amount: number;
}

/** The id for the order's own page, and the number that staff call out. */
export interface Ordered {
  id: number;
  number: number;
  items: { id: string; name: { en: string; fr: string } }[];
}

/**
 * Places an order for a member, as the product's own basket does: two of one dish and one of another, without choices.
 */
export async function orderOf(page: Page, email: string, own: object = {}): Promise<Ordered> {
  const { request } = page;
  const login = await request.post("/api/client/account/login", { data: { email, password: DEMO_PASSWORD } });
  const { token } = (await login.json()) as { token: string };
  const { menu } = (await (await request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as {
    menu: { items: Item[]; modifier_groups: Group[] };
  };
  const asks = (id: number) =>
    menu.modifier_groups.some(({ items, min_selected_amount }) => items.includes(id) && min_selected_amount !== 0);
  const plain = menu.items.filter(({ id, price, stock_status }) => price && stock_status === "available" && !asks(id));
  const items = plain.slice(0, 2).map(({ id }, index) => ({
    type: "item",
    item_id: id,
    modifiers: [],
    quantity: 2 - index,
    notes: index === 1 ? "Allergie aux arachides" : "",
  }));
  const date = new Date().toLocaleDateString("sv", { timeZone: "America/Toronto" });
  const answer = await request.post("/api/client/order/place", {
    headers: { authorization: `Bearer ${token}`, "idempotency-key": crypto.randomUUID() },
    data: { restaurant_id: RESTAURANT, mode: "take_out", date, time: "now", items, ...own },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Ordered;
}
