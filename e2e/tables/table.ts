import { randomUUID } from "node:crypto";
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import type { Words } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish, searchDish } from "../menus/add-dish.ts";

/** Chez Margot, which never closes. */
const RESTAURANT = 1;

export interface PrintedTable {
  id: number;
  name: string;
  code: string;
  path: string;
  /** The restaurant creates a new code. */
  rotate: () => Promise<string>;
}

/** Creates a table for each journey, added by the restaurant's staff. */
export async function printTable(request: APIRequestContext): Promise<PrintedTable> {
  const login = await request.post("/api/client/account/login", {
    data: { email: "kitchen@tablee.test", password: DEMO_PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/kitchen/${path}`, { data, headers: { authorization: `Bearer ${token}` } });
    expect(answer.status(), path).toBe(200);
    return (await answer.json()) as { id: number; code: string; path: string };
  };
  const name = `E2E ${randomUUID().slice(0, 8)}`;
  const { id, code, path } = await post(`${RESTAURANT}/tables`, { name });
  return { id, name, code, path, rotate: async () => (await post(`table/${id}/rotate`, {})).code };
}

/** Dishes without choices at Chez Margot. */
export const WORDS = {
  en: { coffee: "Filter Coffee, Refilled", tea: "Rhubarb Lemonade", soup: "Soup of the Day" },
  fr: { coffee: "Café filtre à volonté", tea: "Limonade à la rhubarbe", soup: "Soupe du jour" },
} satisfies Record<Language, unknown>;

/** Adds a dish without choices to the table's basket with the + on its card, from the table's menu. */
export async function add(page: Page, words: Words, name: string) {
  await searchDish(page, name);
  await addDish(page, words, name);
}

/** Joins the table with this nickname. */
export async function joinAs(page: Page, words: Words, name: string) {
  const sheet = page.getByRole("dialog", { name: words("table_join_title") });
  await sheet.getByLabel(words("table_nickname")).fill(name);
  await sheet.getByRole("button", { name: words("table_join") }).click();
  await expect(sheet).toBeHidden();
}
