import { expect } from "@playwright/test";
import { revisit, test, visit } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";
import { Calls } from "../orders/place.ts";
import { nothingUnderWay } from "../settled.ts";

/** A dish without choices at a restaurant that never closes. */
const COFFEE = { en: "Filter Coffee, Refilled", fr: "Café filtre à volonté" };

test.use({ ownSession: true });

test(
  "signing out sends no other request with the ending session",
  { tag: "@phone" },
  async ({ page, signIn, words }) => {
    await signIn(page, "member@tablee.test");
    // The page's late requests, for the bell's count and the credit, have been answered.
    const late = ["notifications/unread-count", "account/credit"].map((call) => page.waitForResponse(`**/${call}`));
    await visit(page, "/account");
    await Promise.all(late);
    await nothingUnderWay(page);
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.headers()["authorization"] !== undefined) asked.push(new URL(request.url()).pathname);
    });
    const ended = page.waitForResponse("**/account/logout");
    await page
      .getByRole("link", { name: words("shell_log_out") })
      .last()
      .click();
    expect((await ended).status()).toBe(200);
    await expect(page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).last()).toBeVisible();
    await nothingUnderWay(page);
    expect(asked).toEqual(["/api/client/account/logout"]);
  },
);

test(
  "signing out removes the member's address, phone number and place of arrival from the device",
  { tag: "@phone" },
  async ({ page, signIn, words }) => {
    await signIn(page, "member@tablee.test");
    await visit(page, "/profile");
    await page.evaluate(() => {
      localStorage.setItem(
        "order",
        JSON.stringify({ delivery: { address: "5241, rue Fabre", phone: "514 555 0101" } }),
      );
      localStorage.setItem("arrival", JSON.stringify({ spot: "Blue Mazda" }));
    });
    // Requests with the session are answered before it ends.
    await revisit(page);
    await page
      .getByRole("button", { name: words("shell_log_out") })
      .last()
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    const kept = () => page.evaluate(() => Object.values(localStorage).join(" "));
    for (const own of ["rue Fabre", "514 555 0101", "Blue Mazda"]) await expect.poll(kept).not.toContain(own);
  },
);

test("logging out applies to every tab: drafts are removed, the basket is kept @phone", async ({
  page,
  request,
  signIn,
  words,
  language,
}) => {
  await signIn(page, "member@tablee.test");
  const member = await new Calls(request).signIn("member@tablee.test");
  const own = await member.call<{ following: number[] }>("GET", "/client/account/current-user");
  const feed = await member.call<{ recommendations: { id: number; account_id: number }[] }>(
    "GET",
    "/client/recommendations?limit=50",
  );
  const followed = feed.recommendations.find((one) => own.following.includes(one.account_id));
  await visit(page, "/menu/1");
  // The administrators' tools, which grant no rights (shell §11).
  await page.evaluate(() => localStorage.setItem("admin_options", "yes"));
  await addDish(page, words, COFFEE[language]);
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(async () => (await kept("order")) ?? "").toContain('"item_id"');

  const other = await page.context().newPage();
  await visit(other, `/discovery/${followed?.id}`);
  await other
    .getByRole("button", { name: new RegExp(`${words("comments_all")}|${words("comments_be_first")}`) })
    .click();
  const field = other.getByRole("dialog").getByRole("textbox");
  await field.fill("Never sent");
  const held = () => other.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(held).toContain("Never sent");

  await page.bringToFront();
  await visit(page, "/");
  const token = await kept("token");
  await page
    .getByRole("navigation", { name: words("shell_main_nav") })
    .filter({ visible: true })
    .getByRole("button", { name: words("shell_more") })
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("shell_log_out") })
    .click();
  await expect(page.getByRole("link", { name: words("shell_sign_in") }).first()).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await kept("token")).toBeNull();
  expect(await kept("order")).toContain('"item_id"');
  expect((await page.context().cookies()).some(({ name }) => name === "member")).toBe(false);
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.get("/api/client/account/current-user", { headers })).status()).toBe(401);

  await other.bringToFront();
  await expect(field).toHaveCount(0);
  await expect(other.getByRole("dialog").getByText(words("comments_login"))).toBeVisible();
  await expect.poll(held).not.toContain("Never sent");
  // No notifications are counted any more.
  await expect(other.locator(".shell-bar-count")).toHaveCount(0);
});

test("the account's page has a log-out link, which asks before unsaved changes are lost @large", async ({
  page,
  signIn,
  words,
}) => {
  await signIn(page, "fatoumata.keita@tablee.test");
  await visit(page, "/account");
  const token = () => page.evaluate(() => localStorage.getItem("token"));
  await page.getByLabel(words("own_city"), { exact: true }).fill("Laval");
  const out = page.getByRole("main").getByRole("link", { name: words("shell_log_out") });
  await out.click();
  const question = page.getByRole("alertdialog", { name: words("own_sign_out_title") });
  await question.getByRole("button", { name: words("own_stay") }).click();
  await expect(question).toBeHidden();
  expect(await token()).not.toBeNull();
  await out.click();
  await question.getByRole("button", { name: words("shell_log_out") }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect.poll(token).toBeNull();
});
