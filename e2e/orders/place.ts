import { type APIRequestContext, expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";

/** The part of an order that the order journeys need. */
export interface PlacedOrder {
  id: number;
  number: number;
  guid: string;
  status: string;
  total: number;
  min_time: string;
  arrived: { spot: string } | null;
}

interface Dish {
  id: number;
  name: { en: string; fr: string };
  price: number;
}

/** The product's API on behalf of a member, to set up a journey. */
export class Calls {
  readonly #request: APIRequestContext;
  #token = "";
  constructor(request: APIRequestContext) {
    this.#request = request;
  }

  async signIn(email: string): Promise<this> {
    const { token } = await this.call<{ token: string }>("POST", "/client/account/login", {
      email,
      password: DEMO_PASSWORD,
    });
    this.#token = token;
    return this;
  }

  async call<Answer>(
    method: string,
    path: string,
    data?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const authorization: Record<string, string> = this.#token ? { authorization: `Bearer ${this.#token}` } : {};
    const answer = await this.#request.fetch(`/api${path}`, {
      method,
      headers: { ...authorization, ...headers },
      ...(data === undefined ? {} : { data }),
    });
    expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as Answer;
  }

  /** Dishes without choices at a restaurant, by their English names. */
  async dishes(restaurant_id: number, ...names: string[]): Promise<Dish[]> {
    const { menu } = await this.call<{ menu: { items: Dish[] } }>("GET", `/client/restaurant/${restaurant_id}`);
    return names.map((name) => {
      const dish = menu.items.find((item) => item.name.en === name);
      if (!dish) throw new Error(`Restaurant ${restaurant_id} has no dish ${name}`);
      return dish;
    });
  }

  /** Places an order of these dishes, one of each, for now by default. */
  async place(restaurant_id: number, dishes: Dish[], own: Record<string, unknown> = {}): Promise<PlacedOrder> {
    const { dates } = await this.call<{ dates: string[] }>(
      "GET",
      `/client/restaurant-info/orders-availability/${restaurant_id}`,
    );
    const items = dishes.map(({ id }) => ({ type: "item", item_id: id, modifiers: [], quantity: 1, notes: "" }));
    const body = { restaurant_id, mode: "take_out", date: dates[0], time: "now", tip: 0, items, ...own };
    return this.call("POST", "/client/order/place", body, { "idempotency-key": `e2e-${crypto.randomUUID()}` });
  }

  order(id: number): Promise<PlacedOrder> {
    return this.call("GET", `/client/order/${id}`);
  }

  /** As staff: changes the status of an order. */
  move(id: number, status: string, more: Record<string, unknown> = {}): Promise<PlacedOrder> {
    return this.call("POST", `/kitchen/order/${id}/status`, { status, ...more });
  }
}
