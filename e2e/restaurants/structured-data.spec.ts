import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test } from "../journey.ts";

const NAME = "</script><script>document.title='taken'</script>&\u2028";
const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];

test(
  "a restaurant's name that contains a script is escaped in the structured data",
  { tag: "@phone" },
  async ({ page, request }) => {
    const login = await request.post("/api/client/account/login", {
      data: { email: "admin@tablee.test", password: DEMO_PASSWORD },
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}` };
    const menu = { items: [{ ref: "x", name: NAME, description: "<!--<script>", price: 5 }] };
    const hours = Object.fromEntries(DAYS.map((day) => [day, []]));
    const restaurants = [{ ref: "quotes", google_place_id: "e2e-quotes", name: NAME, hours, menu }];
    const buffer = Buffer.from(JSON.stringify({ format: "tablee", version: 1, restaurants }));
    const started = await request.post("/api/admin/import/tablee", {
      headers,
      multipart: { file: { name: "quotes.json", mimeType: "application/json", buffer } },
    });
    expect(started.status()).toBe(202);
    await expect
      .poll(async () => (await request.get("/api/client/restaurant-by-place/e2e-quotes")).status(), { timeout: 30_000 })
      .toBe(200);
    const { id } = (await (await request.get("/api/client/restaurant-by-place/e2e-quotes")).json()) as { id: number };

    for (const path of [`/menu/${id}`, `/restaurants/${id}`]) {
      await page.goto(path);
      const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
      const [data] = texts.map((text) => JSON.parse(text) as { "@type": string; name: string });
      expect(data?.["@type"]).toBe("Restaurant");
      expect(data?.name).toBe(NAME.trim());
      await expect(page).not.toHaveTitle("taken");
    }
  },
);
