import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { Calls } from "../orders/place.ts";
import { revisit, test, visit } from "../journey.ts";

test(
  "a like counts although the member is not loaded yet; a like that fails is undone without a message",
  { tag: "@phone" },
  async ({ page, request, signIn, problems }) => {
    problems.allow(/interact/, /Failed to load resource/);
    const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
    const own = await kitchen.call<{ liked_recommendations: number[] }>("GET", "/client/account/current-user");
    const feed = await kitchen.call<{ recommendations: { id: number }[] }>("GET", "/client/recommendations");
    const fresh = feed.recommendations.find(({ id }) => !own.liked_recommendations.includes(id));
    await signIn(page, "kitchen@tablee.test");
    let know = () => {};
    const known = new Promise<void>((resolve) => (know = resolve));
    await page.route("**/account/current-user**", async (route) => {
      await known;
      await route.continue();
    });
    // Not `visit`, because requests are still running until the member is known.
    await page.goto("/");
    const card = page.getByRole("article").filter({ has: page.locator(`a[href$="/discovery/${fresh?.id}"]`) });
    const heart = card.locator("button[aria-pressed]");
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    const saved = page.waitForResponse((answer) => answer.url().includes("/interact/"));
    know();
    expect((await saved).status()).toBe(200);
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await revisit(page);
    await expect(heart).toHaveAttribute("aria-pressed", "true");

    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    const server_error = { code: "internal_server_error", status: 500, message: "Something broke" };
    let fail = () => {};
    const failing = new Promise<void>((resolve) => (fail = resolve));
    await page.route("**/interact/**", async (route) => {
      await failing;
      await route.fulfill({ status: 500, json: server_error });
    });
    await heart.click();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    fail();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect.poll(() => said.join(" ")).toContain("Not done");
    await expect(page.locator(".ds-toast")).toHaveCount(0);

    // Removes the like again, as in the demo's data.
    await page.unroute("**/interact/**");
    const back = page.waitForResponse((answer) => answer.url().includes("/interact/"));
    await heart.click();
    expect((await back).status()).toBe(200);
  },
);

test(
  "a visitor who presses like and signs in has given the like, where the heart was pressed",
  { tag: "@large" },
  async ({ page, request, words }) => {
    const email = "kitchen@tablee.test";
    const kitchen = await new Calls(request).signIn(email);
    const own = await kitchen.call<{ liked_recommendations: number[] }>("GET", "/client/account/current-user");
    const feed = await kitchen.call<{ recommendations: { id: number }[] }>("GET", "/client/recommendations");
    const fresh = feed.recommendations.findLast(({ id }) => !own.liked_recommendations.includes(id));
    await visit(page, "/trends");
    await visit(page, `/discovery/${fresh?.id}`);
    const heart = page.locator("button[aria-pressed]:visible");
    await heart.click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: words("discoveries_sign_in") })
      .click();
    await page.getByLabel(words("accounts_email"), { exact: true }).fill(email);
    await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
    const saved = page.waitForResponse((answer) => answer.url().includes("/interact/"));
    await page
      .locator("form")
      .getByRole("button", { name: words("accounts_sign_in"), exact: true })
      .click();
    expect(await (await saved).json()).toMatchObject({ enabled: true });
    await expect(page).toHaveURL(new RegExp(`/discovery/${fresh?.id}$`));
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);

    // Removes the like again, as in the demo's data.
    const back = page.waitForResponse((answer) => answer.url().includes("/interact/"));
    await heart.click();
    expect((await back).status()).toBe(200);
    // Neither the prompt nor the sign-in has left a step at which Back would change nothing (shell §22).
    await page.goBack();
    await expect(page).toHaveURL(/\/trends$/);
  },
);
