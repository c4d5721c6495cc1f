import { expect, type Page } from "@playwright/test";
import { signInAtIssuer } from "../accounts/at-issuer.ts";
import { heard } from "../heard.ts";
import { revisit, test, visit } from "../journey.ts";
import { lineOf } from "../line.ts";
import { plusOf } from "../menus/add-dish.ts";
import { Calls } from "../orders/place.ts";
import { add, joinAs, printTable, WORDS } from "./table.ts";

const section = (page: Page, name: string) => page.locator("section", { has: page.getByRole("heading", { name }) });

test("two phones at one table, one offline for a while, both show every dish and, once one orders, the closed table @phone", async ({
  page,
  request,
  person,
  language,
  words,
  problems,
  expectNoViolations,
}) => {
  problems.allow(/WebSocket|socket\.io|ERR_FAILED/);
  const { coffee, tea, soup } = WORDS[language];
  const table = await printTable(request);
  const ines = await person("member@tablee.test");
  const line = await lineOf(page);

  await visit(ines, table.path);
  await add(ines, words, coffee);
  await visit(page, table.path);
  await expect(page.getByRole("dialog", { name: words("table_join_title") })).toBeVisible();
  await expectNoViolations(page);
  await joinAs(page, words, "Samir");
  await visit(page, `${table.path}/basket`);
  await expect(section(page, "Inès").getByText(coffee)).toBeVisible();
  await expect(page.getByRole("link", { name: words("table_edit_line", { name: coffee }) })).toHaveCount(0);

  await expect(page.getByRole("button", { name: words("table_place") })).toBeEnabled();

  // Offline: Samir's changes are stored and shown, and he does not see Inès's yet.
  await line.cut();
  await expect(page.getByText(words("table_offline_title"))).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: words("table_menu"), exact: true })
    .click();
  await add(page, words, tea);
  await add(ines, words, soup);
  // The first step back closes the menu's search (menus §29).
  await page.goBack();
  await page.goBack();
  await expect(section(page, words("table_you")).getByText(tea)).toBeVisible();
  await expect(page.getByText(words("table_waiting"))).toBeVisible();
  await expect(page.getByText(soup)).toBeHidden();
  await visit(ines, `${table.path}/basket`);
  await expect(section(ines, "Samir").getByText(words("table_is_away"))).toBeVisible();
  await expect(ines.getByText(tea)).toBeHidden();

  line.mend();
  await expect(section(page, "Inès").getByText(soup)).toBeVisible();
  await expect(page.getByText(words("table_waiting"))).toBeHidden();
  await expect(section(ines, "Samir").getByText(tea)).toBeVisible();
  await expectNoViolations(page);
  await expectNoViolations(ines);

  // A reload keeps the same seat and the same dishes.
  await revisit(page);
  await expect(section(page, words("table_you")).getByText(tea)).toBeVisible();

  await section(page, words("table_you"))
    .getByRole("button", { name: words("table_done") })
    .click();
  await expect(section(ines, "Samir").getByText(words("table_is_done"))).toBeVisible();
  await ines.getByRole("button", { name: words("table_place") }).click();
  for (const one of [ines, page]) {
    await expect(one.getByRole("heading", { level: 1, name: words("table_ordered_title") })).toBeFocused();
  }
  await expect(page.getByText(words("table_your_share"))).toBeVisible();
  await expect(page.getByRole("link", { name: words("table_follow_order") })).toBeHidden();
  await expectNoViolations(page);
  await ines.getByRole("link", { name: words("table_follow_order") }).click();
  await expect(ines).toHaveURL(/\/orders\/current\/\d+$/);

  await page.getByRole("button", { name: words("table_start_anew") }).click();
  await expect(section(page, words("table_you")).getByText(words("table_nothing_you"))).toBeVisible();
});

test(
  "a visitor joins a table with a nickname, signs in to place the order, and the order continues",
  { tag: "@phone" },
  async ({ page, context, request, language, words }) => {
    const { coffee } = WORDS[language];
    const table = await printTable(request);
    await visit(page, table.path);
    const sheet = page.getByRole("dialog", { name: words("table_join_title") });
    await sheet.getByRole("button", { name: words("table_look_first") }).click();
    await expect(sheet).toBeHidden();
    // A visitor who only looked is asked for a name when there is something to save; nothing that was chosen is lost.
    await plusOf(page, words, coffee).click();
    await sheet.getByLabel(words("table_nickname")).fill("🦊");
    await sheet.getByRole("button", { name: words("table_join") }).click();
    await expect(sheet.getByText(words("table_nickname_invalid"))).toBeVisible();
    await joinAs(page, words, "Zoé 🦊");
    await visit(page, `${table.path}/basket`);
    await expect(section(page, words("table_you")).getByText(coffee)).toBeVisible();

    // Two tabs of one device are one diner.
    const tab = await context.newPage();
    await visit(tab, `${table.path}/basket`);
    await expect(tab.getByRole("list", { name: words("table_everybody") }).getByRole("listitem")).toHaveCount(2);
    await tab.close();

    await page.getByRole("button", { name: words("table_place") }).click();
    const signIn = page.getByRole("dialog", { name: words("accounts_title_order") });
    await signIn.getByLabel(words("accounts_email")).fill("critic@tablee.test");
    await signIn.getByLabel(words("accounts_password"), { exact: true }).fill("Tablee2026");
    await signIn.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("table_ordered_title") })).toBeVisible({
      timeout: 30_000,
    });
    await page.getByRole("link", { name: words("table_follow_order") }).click();
    await expect(page.getByText(coffee).first()).toBeVisible();
  },
);

test(
  "a diner who leaves a table decides what happens to their dishes, and can come back",
  { tag: "@phone" },
  async ({ page, request, person, language, words, expectNoViolations }) => {
    const { coffee, tea } = WORDS[language];
    const table = await printTable(request);
    const ines = await person("member@tablee.test");
    await visit(ines, table.path);
    await add(ines, words, tea);
    await visit(page, table.path);
    await joinAs(page, words, "Samir");
    await add(page, words, coffee);
    await visit(page, `${table.path}/basket`);
    await page.getByRole("button", { name: words("table_leave"), exact: true }).click();
    const question = page.getByRole("dialog", { name: words("table_leave_title") });
    await expectNoViolations(page);
    await question.getByRole("button", { name: words("table_leave_take") }).click();
    await expect(page.getByRole("heading", { level: 1, name: words("table_left_title") })).toBeFocused();
    await visit(ines, `${table.path}/basket`);
    await expect(ines.getByText(tea).first()).toBeVisible();
    await expect(ines.getByText(coffee)).toBeHidden();
    await expect(ines.getByRole("heading", { name: "Samir" })).toBeHidden();
    await page.getByRole("button", { name: words("table_come_back") }).click();
    await expect(section(ines, "Samir").getByText(words("table_nothing_other"))).toBeVisible();
  },
);

test(
  "a member who signs out leaves the table on this device; a visitor who likes a dish is asked to sign in",
  { tag: "@phone" },
  async ({ request, person, language, words, problems, expectNoViolations }) => {
    // A connection that was being opened when its page was left.
    problems.allow(/WebSocket/);
    const { coffee } = WORDS[language];
    const table = await printTable(request);
    const ines = await person("member@tablee.test");
    await visit(ines, table.path);
    await add(ines, words, coffee);
    await visit(ines, "/profile");
    await ines.getByRole("button", { name: words("shell_log_out") }).click();
    await expect(ines).toHaveURL(/\/$/);

    await visit(ines, `${table.path}/basket`);
    await joinAs(ines, words, "Samir");
    await expect(section(ines, "Inès").getByText(coffee)).toBeVisible();
    await expect(ines.getByRole("link", { name: words("table_edit_line", { name: coffee }) })).toHaveCount(0);
    await ines
      .getByRole("main")
      .getByRole("link", { name: words("table_menu"), exact: true })
      .click();
    await add(ines, words, coffee);
    await visit(ines, `${table.path}/basket`);
    await ines.getByRole("link", { name: words("table_edit_line", { name: coffee }) }).click();
    await ines
      .getByRole("dialog", { name: coffee })
      .getByRole("button", { name: words("favorites_like", { name: coffee }) })
      .click();
    const signIn = ines.getByRole("dialog", { name: words("favorites_sign_in") });
    await expect(signIn.getByLabel(words("accounts_email"))).toBeVisible();
    await expectNoViolations(ines);
  },
);

test(
  "a table's old code opens nothing once the restaurant has changed it",
  { tag: "@large" },
  async ({ page, request, person, words, problems, expectNoViolations }) => {
    problems.allow(/status of 404/);
    const table = await printTable(request);
    await visit(page, `/restaurant-menu${table.path.slice("/menu".length)}`);
    await joinAs(page, words, "Samir");
    const code = await table.rotate();
    await expect(page.getByRole("heading", { level: 1, name: words("table_rotated_title") })).toBeVisible();
    await expectNoViolations(page);

    const stranger = await person();
    for (const old of [
      table.code,
      `${table.code.slice(0, -1)}${table.code.endsWith("0") ? "1" : "0"}`,
      "x".repeat(70),
    ]) {
      const answer = await visit(stranger, `/menu/table/${old}`);
      expect(answer?.status()).toBe(404);
      await expect(stranger.getByRole("heading", { level: 1, name: words("table_gone_title") })).toBeVisible();
    }
    await expectNoViolations(stranger);
    await visit(stranger, `/menu/table/${code.toLowerCase()}`);
    await expect(stranger.getByRole("dialog", { name: words("table_join_title") })).toBeVisible();
  },
);

test(
  "a table orders for the first available time when the kitchen needs notice, and is told so before",
  { tag: "@large" },
  async ({ request, person, language, words, expectNoViolations }) => {
    const { soup } = WORDS[language];
    const table = await printTable(request);
    const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
    const notice = (min_order_delay: number) => kitchen.call("PATCH", "/kitchen/restaurant/1", { min_order_delay });
    const ines = await person("member@tablee.test");
    await visit(ines, table.path);
    await add(ines, words, soup);
    const listening = heard(ines, `${table.path}/basket`, "40/menus");
    await visit(ines, `${table.path}/basket`);
    await listening;
    const [told = ""] = words("table_for").split("{");
    await expect(ines.getByText(told)).toBeHidden();
    try {
      await notice(0.5);
      await expect(ines.getByText(told)).toBeVisible();
      await expectNoViolations(ines);
      await ines.getByRole("button", { name: words("table_place") }).click();
      await ines.getByRole("link", { name: words("table_follow_order") }).click();
      await expect(ines).toHaveURL(/\/orders\/current\/\d+$/);
      const { orders } = await kitchen.call<{ orders: { table: string | null; planned: boolean }[] }>(
        "GET",
        "/kitchen/1/orders?limit=50",
      );
      expect(orders.find((order) => order.table === table.name)).toMatchObject({ planned: true });
    } finally {
      await notice(0);
    }
  },
);

test(
  "a table's order continues by itself after its diner signs in at an identity provider",
  { tag: "@phone" },
  async ({ page, request, language, words, problems }) => {
    // The issuer's own pages load a font and an icon from elsewhere.
    problems.allow(/fonts\.googleapis\.com/, /favicon\.ico/);
    const table = await printTable(request);
    await visit(page, table.path);
    await joinAs(page, words, "Samir");
    await add(page, words, WORDS[language].soup);
    await visit(page, `${table.path}/basket`);
    await page.getByRole("button", { name: words("table_place") }).click();
    const dialog = page.getByRole("dialog", { name: words("accounts_title_order") });
    await dialog.getByRole("button", { name: words("ways_google") }).click();
    await signInAtIssuer(page, `table-${language}-${Date.now()}`);
    await expect(page.getByRole("heading", { level: 1, name: words("table_ordered_title") })).toBeVisible();
    await expect(page.getByRole("link", { name: words("table_follow_order") })).toBeVisible();
  },
);
