import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { revisit, test, visit } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";
import { Calls } from "../orders/place.ts";

/** A dish without choices at a place that never closes. */
const COFFEE = { en: "Filter Coffee, Refilled", fr: "Café filtre à volonté" };

test.use({ ownSession: true });

test(
  "a second tab that signs in as somebody else shows nothing of the first member here",
  { tag: "@large" },
  async ({ page, request, signIn }) => {
    await signIn(page, "member@tablee.test");
    await visit(page, "/profile");
    await expect(page.getByText("member@tablee.test")).toBeVisible();

    const data = { email: "critic@tablee.test", password: DEMO_PASSWORD };
    const answer = await request.post("/api/client/account/login", { data });
    const { token } = (await answer.json()) as { token: string };
    const other = await page.context().newPage();
    await other.goto("/restaurants");
    await other.evaluate((critic) => localStorage.setItem("token", critic), token);

    await page.bringToFront();
    await expect(page.getByText("critic@tablee.test")).toBeVisible();
    await expect(page.getByText("member@tablee.test")).toBeHidden();
  },
);

test(
  "a token that one tab renews is every tab's, and what is being typed in another stays",
  { tag: "@large" },
  async ({ page, request, signIn, words }) => {
    const email = "fatoumata.keita@tablee.test";
    await signIn(page, email);
    await visit(page, "/restaurants");
    const typing = await page.context().newPage();
    await visit(typing, "/edit-profile");
    const first = typing.getByLabel(words("own_first_name"), { exact: true });
    await first.fill("Fatoumata-Binta");

    const answer = await request.post("/api/client/account/login", { data: { email, password: DEMO_PASSWORD } });
    const { token } = (await answer.json()) as { token: string };
    await page.route("**/account/current-user**", async (route) => {
      const known = await route.fetch();
      await route.fulfill({ response: known, headers: { ...known.headers(), "x-renewed-token": token } });
    });
    await revisit(page);
    await expect.poll(() => typing.evaluate(() => localStorage.getItem("token"))).toBe(token);

    await typing.bringToFront();
    await expect(first).toHaveValue("Fatoumata-Binta");
    const saving = typing.waitForRequest((asked) => asked.url().endsWith("/account/update"));
    await typing.getByRole("button", { name: words("own_save") }).click();
    expect((await saving).headers()["authorization"]).toBe(`Bearer ${token}`);
    await expect(typing.getByText(words("own_saved"))).toBeVisible();
  },
);

test(
  "a 401 ends the session; a lost connection and a server that fails do not",
  { tag: "@phone" },
  async ({ page, signIn, words, problems }) => {
    problems.allow(/current-user/, /Failed to load resource/, /net::ERR_/);
    const token = () => page.evaluate(() => localStorage.getItem("token"));
    await signIn(page, "member@tablee.test");

    await page.route("**/account/current-user**", (route) => route.abort());
    await page.route("**/api/ready", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByText(words("shell_offline_title"))).toBeVisible();
    expect(await token()).not.toBeNull();

    await page.unroute("**/api/ready");
    await page.unroute("**/account/current-user**");
    await page.route("**/account/current-user**", (route) =>
      route.fulfill({ status: 500, json: { code: "internal_server_error", status: 500, message: "Something broke" } }),
    );
    const failed = page.waitForResponse((answer) => answer.status() === 500);
    await page.reload();
    await failed;
    await page.unroute("**/account/current-user**");
    await visit(page, "/profile");
    await expect(page.getByText("member@tablee.test")).toBeVisible();
    expect(await token()).not.toBeNull();

    await page.route("**/account/current-user**", (route) =>
      route.fulfill({ status: 401, json: { code: "unauthorized", status: 401, message: "The token is revoked" } }),
    );
    await page.goto("/");
    await expect.poll(token).toBeNull();
    await expect(page.getByRole("link", { name: words("shell_sign_in") }).first()).toBeVisible();
  },
);

test(
  "a token without its cookie and a cookie without its token mend themselves at the first page",
  { tag: "@phone" },
  async ({ page, context, signIn }) => {
    const cookie = async () => (await context.cookies()).find(({ name }) => name === "member")?.value;
    await signIn(page, "member@tablee.test");
    await visit(page, "/");
    await context.clearCookies({ name: "member" });
    // What was rendered for a visitor is asked for by the member.
    const asked = page.waitForRequest(
      (request) =>
        request.url().includes("/client/recommendations") && request.headers()["authorization"] !== undefined,
    );
    await visit(page, "/");
    await asked;
    await expect.poll(cookie).toBe("1");

    await page.evaluate(() => localStorage.removeItem("token"));
    await visit(page, "/");
    await expect(page.getByRole("article").first()).toBeVisible();
    await expect.poll(cookie).toBeUndefined();
  },
);

test(
  "whoever signs out leaves no address on a device that others order on",
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
    // What is asked for with the session is answered before it ends.
    await revisit(page);
    await page
      .getByRole("button", { name: words("shell_log_out") })
      .last()
      .click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
    const kept = await page.evaluate(() => Object.values(localStorage).join(" "));
    for (const own of ["rue Fabre", "514 555 0101", "Blue Mazda"]) expect(kept).not.toContain(own);
  },
);

test("whoever logs out does so in every tab: nothing begun is left, what is in the basket is", async ({
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
  // The tools of administrators, which give no right (shell §11).
  await page.evaluate(() => localStorage.setItem("admin_options", "yes"));
  await addDish(page, words, COFFEE[language]);
  const kept = (key: string) => page.evaluate((name) => localStorage.getItem(name), key);
  await expect.poll(async () => (await kept("order")) ?? "").toContain('"item_id"');

  const other = await page.context().newPage();
  await visit(other, `/discovery/${followed?.id}`);
  await other
    .getByRole("button", { name: new RegExp(`${words("comments_show_all")}|${words("comments_be_first")}`) })
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
  // Nobody's notifications are counted any more.
  await expect(other.locator(".shell-bar-count")).toHaveCount(0);
});

test(
  "a link of elsewhere to /login asks before it signs out; a token without its cookie does not",
  { tag: "@large" },
  async ({ page, signIn, words }) => {
    const token = () => page.evaluate(() => localStorage.getItem("token"));
    await signIn(page, "member@tablee.test");
    await page.context().clearCookies();
    await visit(page, "/profile");
    await expect(page.getByText("member@tablee.test")).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);

    await visit(page, "/login");
    await expect(page.getByRole("heading", { name: words("accounts_signed_in_already") })).toBeVisible();
    expect(await token()).not.toBeNull();
    await page.getByRole("link", { name: words("accounts_stay_signed_in") }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await token()).not.toBeNull();

    await visit(page, "/login");
    await page.getByRole("button", { name: words("accounts_sign_out_here") }).click();
    await expect(page.getByRole("heading", { name: words("accounts_welcome") })).toBeVisible();
    await expect.poll(token).toBeNull();
  },
);

test.describe("where nobody has chosen a language", { tag: "@phone" }, () => {
  test.use({ bringsLanguage: true });

  test("a member's own applies, from the server on at the next page, and ends with a choice or the session", async ({
    page,
    signIn,
  }) => {
    // Whoever speaks French, on a phone in English.
    const email = "malik.ouellet@tablee.test";
    const lang = () => page.evaluate(() => document.documentElement.lang);
    const served = async () => /<html[^>]* lang="(\w+)"/.exec(await (await page.request.get("/trends")).text())?.[1];
    await signIn(page, email);
    await visit(page, "/trends");
    await expect.poll(lang).toBe("fr");
    await expect(page).toHaveTitle(/^Tendances/);
    expect(await served()).toBe("fr");
    await revisit(page);
    expect(await lang()).toBe("fr");
    // One address asks for another, and changes nothing.
    await visit(page, "/trends?lang=en");
    expect(await lang()).toBe("en");

    await page.context().addCookies([{ name: "language", value: "en", url: page.url() }]);
    await visit(page, "/trends");
    expect(await lang()).toBe("en");
    await page.context().clearCookies({ name: "language" });
    await page.context().clearCookies({ name: "member" });
    expect(await served()).toBe("en");
  });
});
