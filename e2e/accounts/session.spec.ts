import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { revisit, test, visit } from "../journey.ts";

test.use({ ownSession: true });

test(
  "a tab shows nothing of its first member once another tab signs in as somebody else",
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
  "a change that is answered after somebody else has signed in is not shown to them",
  { tag: "@large" },
  async ({ page, request, signIn, words }) => {
    await signIn(page, "fatoumata.keita@tablee.test");
    await visit(page, "/edit-profile");
    const last = page.getByLabel(words("own_last_name"), { exact: true });
    const name = await last.inputValue();
    let answered = (): void => undefined;
    const signedInElsewhere = new Promise<void>((resolve) => (answered = resolve));
    await page.route("**/account/update", async (route) => {
      const response = await route.fetch();
      await signedInElsewhere;
      await route.fulfill({ response });
    });
    const saving = page.waitForRequest("**/account/update");
    await last.fill(`${name}-Diallo`);
    await page.getByRole("button", { name: words("own_save") }).click();
    await saving;

    const data = { email: "critic@tablee.test", password: DEMO_PASSWORD };
    const { token } = (await (await request.post("/api/client/account/login", { data })).json()) as { token: string };
    const other = await page.context().newPage();
    await other.goto("/restaurants");
    await other.evaluate((critic) => localStorage.setItem("token", critic), token);
    await page.bringToFront();
    await expect(last).toHaveValue("Tremblay");
    const saved = page.waitForResponse("**/account/update");
    answered();
    await (await saved).finished();
    await page.getByLabel(words("own_first_name"), { exact: true }).fill("Noé");
    await expect(last).toHaveValue("Tremblay");
    await expect(page.getByText("Diallo")).toHaveCount(0);
  },
);

test(
  "a token renewed in one tab applies to every tab, and text being typed in another is kept",
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
  "a token without its cookie and a cookie without its token are repaired on the next page",
  { tag: "@phone" },
  async ({ page, context, signIn }) => {
    const cookie = async () => (await context.cookies()).find(({ name }) => name === "member")?.value;
    await signIn(page, "member@tablee.test");
    await visit(page, "/");
    await context.clearCookies({ name: "member" });
    // The member requests again what was rendered for a visitor.
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
  "/login signs a member out, but asks first when another site's link led there; a missing cookie does not sign out",
  { tag: "@large" },
  async ({ page, baseURL, signIn, words }) => {
    const token = () => page.evaluate(() => localStorage.getItem("token"));
    await signIn(page, "member@tablee.test");
    await page.context().clearCookies();
    await visit(page, "/profile");
    await expect(page.getByText("member@tablee.test")).toBeVisible();
    await expect(page).toHaveURL(/\/profile$/);

    // Another site's page that sends no referrer.
    await page.route("https://elsewhere.test/", (route) =>
      route.fulfill({ contentType: "text/html", body: `<a rel="noreferrer" href="${baseURL}/login">Free soup</a>` }),
    );
    const follow = async () => {
      await page.goto("https://elsewhere.test/");
      await page.getByRole("link").click();
      await expect(page.getByRole("heading", { name: words("accounts_signed_in_already") })).toBeVisible();
      expect(await token()).not.toBeNull();
    };
    await follow();
    await page.getByRole("link", { name: words("accounts_stay_signed_in") }).click();
    await expect(page).toHaveURL(/\/$/);
    expect(await token()).not.toBeNull();

    await follow();
    await page.getByRole("button", { name: words("accounts_sign_out_here") }).click();
    await expect(page.getByRole("heading", { name: words("accounts_welcome") })).toBeVisible();
    await expect.poll(token).toBeNull();

    await signIn(page, "member@tablee.test");
    await visit(page, "/login");
    await expect(page.getByRole("heading", { name: words("accounts_welcome") })).toBeVisible();
    await expect.poll(token).toBeNull();
  },
);

test(
  "a visitor who opens the profile's drafts signs in and returns to them",
  { tag: "@phone" },
  async ({ page, words }) => {
    await visit(page, "/profile?tab=draft");
    await expect(page).toHaveURL(/\/login$/);
    await page.getByLabel(words("accounts_email"), { exact: true }).fill("member@tablee.test");
    await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
    await expect(page).toHaveURL(/\/profile\?tab=draft$/);
  },
);

test.describe("without a chosen language", { tag: "@phone" }, () => {
  test.use({ bringsLanguage: true });

  test("the member's own language applies, also in the server's pages, until a language is chosen or the session ends", async ({
    page,
    signIn,
  }) => {
    // A member who speaks French, on a phone in English.
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
    // A parameter in the address overrides the language once, without storing it.
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
