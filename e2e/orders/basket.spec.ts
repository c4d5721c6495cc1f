import { expect, type Page, type Route } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit, type Words } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish, plusOf } from "../menus/add-dish.ts";

/** Chez Margot and Patati et Cie, neither of which ever closes. */
const MARGOT = "/menu/1";
const OTHER = "/menu/9";

const WORDS = {
  en: { coffee: "Filter Coffee, Refilled", slaw: "Vinegar Coleslaw", edit: /^Edit:? Filter Coffee/ },
  fr: { coffee: "Café filtre à volonté", slaw: "Salade de chou au vinaigre", edit: /^Modifier : Café filtre/ },
} satisfies Record<Language, unknown>;

const basketOf = (page: Page) =>
  page.evaluate(() => {
    const { restaurant, items, source } = JSON.parse(localStorage.getItem("order") ?? "{}") as {
      restaurant: { id: number } | null;
      items: { quantity: number; notes: string }[];
      source: string;
    };
    return { restaurant: restaurant?.id ?? null, lines: items.map(({ quantity, notes }) => [quantity, notes]), source };
  });

test(
  "a basket holds one restaurant's dishes, and asks before it is replaced by another's",
  { tag: "@phone" },
  async ({ page, language, words }) => {
    const { coffee } = WORDS[language];
    await visit(page, `${MARGOT}?source=poster`);
    // It is shown for two seconds, so a later check might miss it.
    const told = page.getByText(words("basket_added_item")).waitFor();
    await addDish(page, words, coffee);
    await told;

    await visit(page, OTHER);
    const slaw = plusOf(page, words, WORDS[language].slaw);
    await slaw.click();
    const question = page.getByRole("alertdialog", { name: words("basket_discard_title") });
    await question.getByRole("button", { name: words("basket_discard_cancel") }).click();
    await expect.poll(() => basketOf(page)).toMatchObject({ restaurant: 1 });
    await slaw.click();
    await question.getByRole("button", { name: words("basket_discard_confirm") }).click();
    await expect.poll(() => basketOf(page)).toMatchObject({ restaurant: 9, source: "poster" });
  },
);

test(
  "a line opens for editing with its choices, and is restored after its removal",
  { tag: "@phone" },
  async ({ page, language, words }) => {
    await visit(page, MARGOT);
    await addDish(page, words, WORDS[language].coffee);
    await visit(page, "/orders/now");
    await page.getByRole("link", { name: WORDS[language].edit }).click();
    await expect(page).toHaveURL(/\/orders\/now\?line=/);
    const dialog = page.getByRole("dialog", { name: WORDS[language].coffee });
    await dialog.getByRole("textbox").fill("…");
    await page.goBack();
    await expect(dialog).toBeHidden();
    await page.getByRole("link", { name: WORDS[language].edit }).click();
    await dialog.getByRole("textbox").fill("2");
    await dialog.getByRole("button", { name: words("menu_one_more") }).click();
    await dialog.getByRole("button", { name: words("menu_update_order") }).click();
    await expect.poll(() => basketOf(page)).toMatchObject({ lines: [[2, "2"]] });
    await expect(dialog).toBeHidden();

    await page.getByRole("button", { name: words("basket_one_less") }).click();
    const emptied = page.getByRole("heading", { level: 1, name: words("basket_empty_title") }).waitFor();
    await page.getByRole("button", { name: words("basket_remove_line", { name: WORDS[language].coffee }) }).click();
    await emptied;
    await page.getByRole("button", { name: words("basket_undo") }).click();
    await expect.poll(() => basketOf(page)).toMatchObject({ restaurant: 1, lines: [[1, "2"]] });
  },
);

const keysOf = (page: Page): (string | undefined)[] => {
  const keys: (string | undefined)[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/order/place")) keys.push(request.headers()["idempotency-key"]);
  });
  return keys;
};
const placeButton = (page: Page, words: Words) =>
  page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) });

test(
  "an order whose answer was lost is found again after a reload, and placed once",
  { tag: "@phone" },
  async ({ page, language, words, signIn, problems, expectNoViolations }) => {
    problems.allow(/ERR_CONNECTION/);
    await signIn(page, "critic@tablee.test");
    await visit(page, MARGOT);
    await addDish(page, words, WORDS[language].coffee);
    await visit(page, "/orders/now");
    const before = await ordersOf(page);
    const keys = keysOf(page);
    // The server has placed the order, but its answer never arrives, and neither does any other.
    await page.route("**/order/place", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.route("**/orders/placed/*", (route) => route.abort("connectionreset"));
    await placeButton(page, words).click();
    await expect(page.getByText(words("basket_unanswered_title"))).toBeVisible();
    await expectNoViolations(page);

    await page.reload({ waitUntil: "domcontentloaded" });
    await expect(page.getByText(words("basket_unanswered_title"))).toBeVisible();
    await page.unroute("**/orders/placed/*");
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    expect(await ordersOf(page)).toBe(before + 1);
    expect(keys).toHaveLength(1);
    expect(await basketOf(page)).toMatchObject({ restaurant: null, lines: [] });
  },
);

test(
  "an order that never arrived is reported as such, and is sent again with the same key",
  { tag: "@large" },
  async ({ page, language, words, signIn, problems }) => {
    problems.allow(/ERR_CONNECTION/);
    await signIn(page, "critic@tablee.test");
    await visit(page, MARGOT);
    await addDish(page, words, WORDS[language].coffee);
    await visit(page, "/orders/now");
    const before = await ordersOf(page);
    const keys = keysOf(page);
    await page.route("**/order/place", (route) => route.abort("connectionreset"));
    await placeButton(page, words).click();
    await expect(page.getByText(words("basket_unanswered_title"))).toBeVisible();
    await expect(page.getByText(words("basket_missed_title"))).toBeVisible();
    expect(await ordersOf(page)).toBe(before);

    await page.unroute("**/order/place");
    await placeButton(page, words).click();
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    expect(await ordersOf(page)).toBe(before + 1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

test(
  "an order whose session ends while it is placed keeps its basket, and is sent again with the same key after the sign-in",
  { tag: "@large" },
  async ({ page, language, words, signIn, problems }) => {
    problems.allow(/status of 401/);
    await signIn(page, "critic@tablee.test");
    await visit(page, MARGOT);
    await addDish(page, words, WORDS[language].coffee);
    await visit(page, "/orders/now");
    const before = await ordersOf(page);
    const keys = keysOf(page);
    // The token is revoked without this page's knowledge, while the order is being sent. If it were revoked earlier,
    // another request would be refused first, and the order would wait for the sign-in without having been sent.
    const token = await page.evaluate(() => localStorage.getItem("token"));
    const revokeFirst = async (route: Route) => {
      await page.request.post("/api/client/account/logout", { headers: { authorization: `Bearer ${token}` } });
      await route.continue();
    };
    await page.route("**/order/place", revokeFirst, { times: 1 });
    await placeButton(page, words).click();
    const dialog = page.getByRole("dialog", { name: words("accounts_title_order") });
    await expect(dialog).toBeVisible();
    expect(await basketOf(page)).toMatchObject({ restaurant: 1, lines: [[1, ""]] });
    await dialog.getByLabel(words("accounts_email"), { exact: true }).fill("critic@tablee.test");
    await dialog.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
    await dialog.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    expect(await ordersOf(page)).toBe(before + 1);
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  },
);

async function ordersOf(page: Page): Promise<number> {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const answer = await page.request.get("/api/client/orders/current?limit=50", {
    headers: { authorization: `Bearer ${token}` },
  });
  return ((await answer.json()) as { orders: unknown[] }).orders.length;
}

test(
  "two tabs share one basket, and an order placed in one is shown in the other",
  { tag: "@large" },
  async ({ page, context, language, words, signIn }) => {
    await signIn(page, "critic@tablee.test");
    await visit(page, MARGOT);
    const other = await context.newPage();
    await visit(other, "/orders/now");
    await expect(other.getByText(words("basket_empty_title"))).toBeVisible();
    await addDish(page, words, WORDS[language].coffee);
    await expect(other.getByRole("heading", { level: 3, name: WORDS[language].coffee })).toBeVisible();
    await other.getByRole("button", { name: words("basket_one_more") }).click();
    await expect.poll(() => basketOf(page)).toMatchObject({ lines: [[2, ""]] });

    await visit(page, "/orders/now");
    await placeButton(page, words).click();
    await expect(page).toHaveURL(/\/orders\/current\/\d+$/);
    await expect(other).toHaveURL(page.url());
  },
);

test(
  "delivery asks for an address, and the mode goes back to takeout without one",
  { tag: "@phone" },
  async ({ page, language, words, expectNoViolations }) => {
    await visit(page, MARGOT);
    await addDish(page, words, WORDS[language].coffee);
    await visit(page, "/orders/now");
    const delivery = page.getByRole("radio", { name: words("order_mode_delivery") });
    await delivery.first().click();
    const settings = page.getByRole("dialog", { name: words("basket_settings") });
    await expect(settings).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press("Escape");
    await expect(settings).toBeHidden();
    await expect(page.getByRole("radio", { name: words("order_mode_take_out") }).first()).toBeChecked();

    await delivery.first().click();
    await settings.getByLabel(words("basket_address"), { exact: true }).fill("5241, rue Fabre");
    await settings.getByRole("button", { name: words("basket_settings_done") }).click();
    await expect(delivery.first()).toBeChecked();
    await expect(page.getByText("5241, rue Fabre")).toBeVisible();
    await expect(page.getByText(words("basket_delivery_fee"), { exact: true }).last()).toBeVisible();
  },
);

test(
  "an invalid tip is reported, and the order is not sent",
  { tag: "@phone" },
  async ({ page, language, words, signIn, expectNoViolations }) => {
    await signIn(page, "critic@tablee.test");
    await visit(page, MARGOT);
    await addDish(page, words, WORDS[language].coffee);
    await visit(page, "/orders/now");
    const keys = keysOf(page);
    await page.getByRole("radio", { name: words("basket_tip_other") }).click();
    const amount = page.getByLabel(words("basket_tip_amount"), { exact: true });
    await amount.fill("5");
    await expect(page.getByRole("term").filter({ hasText: words("basket_tip") })).toBeVisible();
    await amount.fill("50,00,0");
    await expect(amount).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("term").filter({ hasText: words("basket_tip") })).toBeHidden();
    await placeButton(page, words).click();
    await expect(page.getByText(words("basket_problems_first"))).toBeVisible();
    await expectNoViolations(page);
    await page.reload();
    await expect(amount).toHaveValue("50,00,0");
    await placeButton(page, words).click();
    await expect(page.getByText(words("basket_problems_first"))).toBeVisible();
    expect(keys).toEqual([]);
  },
);

test(
  "a server error without a message of its own is shown with its code",
  { tag: "@large" },
  async ({ page, language, words, signIn, problems, expectNoViolations }) => {
    problems.allow(/status of 4\d\d/, /status of 500/, /answer 500/);
    await signIn(page, "critic@tablee.test");
    await visit(page, MARGOT);
    await addDish(page, words, WORDS[language].coffee);
    await visit(page, "/orders/now");
    let answer = { status: 418, code: "teapot" };
    await page.route("**/order/place", (route) =>
      route.fulfill({ status: answer.status, json: { ...answer, message: "No" } }),
    );
    await placeButton(page, words).click();
    const dialog = page.getByRole("alertdialog", { name: words("errors_generic") });
    await expect(dialog).toContainText(words("errors_code", { code: "teapot" }));
    await expectNoViolations(page);
    answer = { status: 403, code: "forbidden" };
    await dialog.getByRole("button", { name: words("basket_unanswered_retry") }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("alert").filter({ hasText: words("errors_denied_text") })).toBeVisible();
    answer = { status: 500, code: "internal_server_error" };
    await placeButton(page, words).click();
    await expect(page.getByText(words("errors_network_title"))).toBeVisible();
  },
);
