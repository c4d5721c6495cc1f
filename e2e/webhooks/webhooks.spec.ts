import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type APIRequestContext, expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit } from "../journey.ts";

const tokenOf = async (request: APIRequestContext, email: string): Promise<string> => {
  const answer = await request.post("/api/client/account/login", { data: { email, password: DEMO_PASSWORD } });
  return ((await answer.json()) as { token: string }).token;
};

/** A local point-of-sale system that refuses every request until it is repaired. */
const openTill = async () => {
  let isMended = false;
  const heard: { type: string; id: string; signature: string }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk) => (body += String(chunk)));
    request.on("end", () => {
      const { type, id } = JSON.parse(body) as { type: string; id: string };
      heard.push({ type, id, signature: String(request.headers["tablee-signature"]) });
      response.writeHead(isMended ? 200 : 500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    heard,
    mend: () => (isMended = true),
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

test(
  "a webhook delivers an order, and a failed delivery is sent again on request",
  { tag: "@large" },
  async ({ page, problems, request, words, signIn, expectNoViolations }) => {
    problems.allow(/status of 422.*webhooks/);
    const till = await openTill();
    try {
      const admin = { authorization: `Bearer ${await tokenOf(request, "admin@tablee.test")}` };
      const allowed = await request.post("/api/admin/webhook-origins", {
        headers: admin,
        data: { origin: till.origin, restaurant_id: 1 },
      });
      expect(allowed.status()).toBe(200);

      await signIn(page, "kitchen@tablee.test");
      await visit(page, "/kitchen");
      await page.getByRole("button", { name: words("kitchen_options") }).click();
      await page.getByRole("menuitem", { name: words("webhooks_title") }).click();
      await expect(page.getByRole("heading", { level: 1, name: words("webhooks_title") })).toBeVisible();

      await page.getByRole("button", { name: words("webhooks_add") }).click();
      const dialog = page.getByRole("dialog");
      const address = dialog.getByLabel(words("webhooks_address"));
      await address.fill("https://nobody.example/hook");
      await dialog.getByRole("button", { name: words("webhooks_add") }).click();
      await expect(dialog.getByText(words("webhooks_address_not_allowed"))).toBeVisible();
      await expectNoViolations(page);
      await address.fill(`${till.origin}/orders`);
      // A double tap adds it once, and shows the secret.
      await dialog.getByRole("button", { name: words("webhooks_add") }).dblclick();
      await expect(page.getByTestId("webhook-secret")).toHaveText(/^whsec_[\w-]{43}$/);
      await page.getByRole("button", { name: words("webhooks_secret_done") }).click();
      await expect(page.getByTestId("webhook-secret")).toBeHidden();

      // An order placed through the API: this journey is about what follows.
      const member = { authorization: `Bearer ${await tokenOf(request, "member@tablee.test")}` };
      const menu = (await (await request.get("/api/client/restaurant/1")).json()) as {
        menu: {
          items: { id: number; price: number | null; stock_status: string }[];
          modifier_groups: { items: number[] }[];
        };
      };
      const grouped = new Set(menu.menu.modifier_groups.flatMap(({ items }) => items));
      const plain = menu.menu.items.find(
        ({ id, price, stock_status }) => price !== null && stock_status === "available" && !grouped.has(id),
      );
      const today = new Intl.DateTimeFormat("en-CA", { timeZone: "America/Toronto" }).format(new Date());
      const line = { type: "item", item_id: plain?.id, modifiers: [], quantity: 1, notes: "" };
      const placed = await request.post("/api/client/order/place", {
        headers: { ...member, "idempotency-key": `webhooks-${Date.now()}` },
        data: { restaurant_id: 1, mode: "take_out", date: today, time: "now", items: [line] },
      });
      expect(placed.status(), await placed.text()).toBe(200);
      const { number } = (await placed.json()) as { number: number };

      const card = page.getByRole("region", { name: `${till.origin}/orders` });
      const row = card.getByRole("button", { name: words("webhooks_order_number", { number }) });
      await expect(row.getByText(words("webhooks_status_pending"))).toBeVisible();
      await expect(row.getByText(words("webhooks_answered", { status: 500 }))).toBeVisible();
      await row.click();
      await expect(page).toHaveURL(/delivery=\d+/);
      await expect(dialog.getByText('"type": "order.placed"')).toBeVisible();
      await expectNoViolations(page);
      till.mend();
      await dialog.getByRole("button", { name: words("webhooks_send_again") }).click();
      await expect(dialog.getByText(words("webhooks_status_delivered"))).toBeVisible();
      // Includes those that the server has repeated by itself, however long the journey took.
      expect(till.heard.length).toBeGreaterThanOrEqual(2);
      expect(new Set(till.heard.map(({ type, id }) => `${type} ${id}`))).toEqual(
        new Set([`order.placed ${till.heard[0]?.id}`]),
      );
      for (const { signature } of till.heard) expect(signature).toMatch(/^t=\d+,v1=[0-9a-f]{64}$/);
      await dialog.getByRole("button", { name: words("webhooks_close") }).click();

      await card.getByRole("button", { name: words("webhooks_options", { url: `${till.origin}/orders` }) }).click();
      await page.getByRole("menuitem", { name: words("webhooks_remove") }).click();
      await page
        .getByRole("alertdialog")
        .getByRole("button", { name: words("webhooks_remove") })
        .click();
      await expect(card).toBeHidden();
    } finally {
      await till.close();
    }
  },
);
