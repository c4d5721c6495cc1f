import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { Calls } from "../orders/place.ts";

test.describe("the feed", () => {
  test("opens a discovery above the feed, and Back returns to the same position", async ({
    page,
    expectNoViolations,
  }) => {
    await visit(page, "/");
    const cards = page.getByRole("article");
    await expect(cards.nth(2)).toBeVisible();
    await expectNoViolations(page);

    const link = cards.nth(2).getByRole("heading").getByRole("link");
    const name = (await link.textContent()) ?? "";
    await link.scrollIntoViewIfNeeded();
    const before = await page.evaluate(() => scrollY);
    await link.click();
    await expect(page).toHaveURL(/\/discovery\/\d+$/);
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText(name);
    await expectNoViolations(page);

    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/$/);
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2);
  });

  test(
    "a discovery opened by its address has a page of its own",
    { tag: "@large" },
    async ({ page, language, expectNoViolations }) => {
      // A link pressed before the app runs leads to the same page, without the dialog.
      await visit(page, "/");
      const link = page.getByRole("article").first().getByRole("heading").getByRole("link");
      const name = (await link.textContent()) ?? "";
      await link.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      const url = page.url();
      await page.goto(url);
      await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(page).toHaveTitle(new RegExp(name.slice(0, 12)));
      await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
      await expectNoViolations(page);
    },
  );

  test("loads more discoveries at its end, and shows none twice", { tag: "@phone" }, async ({ page }) => {
    await page.goto("/");
    const cards = page.getByRole("article");
    await expect(cards.first()).toBeVisible();
    const before = await cards.count();
    await expect(async () => {
      await cards.last().scrollIntoViewIfNeeded();
      expect(await cards.count()).toBeGreaterThan(before);
    }).toPass({ timeout: 30_000 });
    const links = cards.getByRole("heading").getByRole("link");
    const shown = await links.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(shown.length, "nothing is shown twice").toBe(new Set(shown).size);
  });
});

test("a card's footer takes two lines on the narrowest phones, even with many likes @large", async ({ page }) => {
  // The French Order button is wider.
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/");
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("link", { name: /^Commander/ }) })
    .first();
  // A card that is drawn again meanwhile shows its own figures again.
  await expect(async () => {
    await card.locator("button .num").evaluateAll((counts) => {
      for (const count of counts) count.textContent = "1\u202f284";
    });
    // A date of another year, with a wide month.
    await card.locator("time").evaluateAll((times) => {
      for (const time of times) time.textContent = "30 nov. 2025";
    });
    const middles = await card.locator("button, time").evaluateAll((facts) =>
      facts.map((fact) => {
        const { top, bottom } = fact.getBoundingClientRect();
        return Math.round((top + bottom) / 2);
      }),
    );
    // Like, comments, share, more, and the date.
    expect(middles).toHaveLength(5);
    expect(new Set(middles).size, middles.join(", ")).toBe(1);
    const [order, author] = await Promise.all(
      [/^Commander/, /./].map((name) =>
        card.locator(".feed-card-facts").getByRole("link", { name }).first().boundingBox(),
      ),
    );
    expect(order?.y).toBeLessThan((author?.y ?? 0) + (author?.height ?? 0));
  }).toPass();
});

test("a member who follows nobody gets suggestions, and then the discoveries of those they chose @phone", async ({
  page,
  request,
  signIn,
  words,
  expectNoViolations,
}) => {
  const email = "rosa.delgado@tablee.test";
  const member = await new Calls(request).signIn(email);
  const own = await member.call<{ following: number[] }>("GET", "/client/account/current-user");
  for (const account_id of own.following) await member.call("POST", "/client/account/follow", { account_id });
  await signIn(page, email);
  await visit(page, "/?variant=following");
  const offered = page.getByRole("region", { name: words("search_follow") });
  const first = offered.getByRole("listitem").first();
  const name = (await first.getByRole("link").locator("span span").first().textContent()) ?? "";
  await first.getByRole("button").click();
  // One can continue choosing: the list stays until the discoveries of the chosen members are requested.
  await expect(first.getByText(words("members_followed"))).toBeVisible();
  await expect(page.getByText(words("discoveries_empty_following_chosen"))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: words("discoveries_empty_following_show") }).click();
  await expect(page.getByRole("article").filter({ hasText: name }).first()).toBeVisible();
  await expect(offered).toBeHidden();
});

test("the feed of a large screen asks members what they have tasted @large", async ({ page, signIn, words }) => {
  await signIn(page, "member@tablee.test");
  await visit(page, "/");
  const main = page.getByRole("main");
  await expect(main.getByText(words("discoveries_prompt_member"))).toBeVisible();
  await main.getByRole("link", { name: words("discoveries_prompt_publish"), exact: true }).click();
  await expect(page).toHaveURL(/\/recommendation-creator$/);
});

test("beside the feed of a large screen, members find whom to follow, and its end scrolls into view @large", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "rosa.delgado@tablee.test");
  await visit(page, "/");
  const rail = page.getByRole("complementary");
  const first = rail
    .getByRole("listitem")
    .filter({ has: page.getByRole("button") })
    .first();
  await first.getByRole("button").click();
  await expect(first.getByRole("button", { name: words("members_followed") })).toBeVisible();
  await expectNoViolations(page);
  // It is higher than the window.
  const end = rail.getByRole("link", { name: words("pages_terms") });
  await expect(end).not.toBeInViewport();
  await page.mouse.move(700, 500);
  await page.mouse.wheel(0, 2_000);
  await expect(end).toBeInViewport();
  await end.click();
  await expect(page).toHaveURL(/\/terms-and-conditions$/);
});

test("with text of twice the size on the narrowest phones, the bars leave two thirds of a discovery @large", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, "/");
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  const order = page.getByRole("link", { name: /^Commander/ });
  const card = page.getByRole("article").filter({ has: order }).first();
  await card.getByRole("heading").getByRole("link").click();
  const foot = page.getByRole("dialog").locator(".ds-sheet-foot");
  await expect(foot.getByRole("link")).toBeVisible();
  expect(await foot.evaluate((bar: HTMLElement) => bar.offsetHeight)).toBeLessThan(640 / 3);
  // No label is cut off.
  expect(await foot.getByRole("link").evaluate((link) => link.scrollWidth - link.clientWidth)).toBeLessThan(1);

  await visit(page, new URL(page.url()).pathname);
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  const bars = () =>
    page.evaluate(() => {
      const own = document.documentElement.style.getPropertyValue("--foot-bar");
      return Number.parseFloat(own) + (document.querySelector<HTMLElement>(".shell-dock")?.offsetHeight ?? 0);
    });
  await expect.poll(bars).toBeGreaterThan(80);
  await expect.poll(bars).toBeLessThan(640 / 3);
});
