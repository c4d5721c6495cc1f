import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit } from "../journey.ts";
import { addDish, plusOf, searchDish } from "../menus/add-dish.ts";

test.use({ isFirstVisit: true, waitsForPicture: true });

/** Delays the page's requests that match, until the returned function is called. */
async function holdBack(page: Page, what: RegExp, isHeld: (url: string) => boolean = () => true): Promise<() => void> {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(what, async (route) => {
    if (isHeld(route.request().url())) await held;
    await route.continue();
  });
  return answer;
}

/** Switches off that the app starts after two seconds without its picture: a busy machine takes longer than that. */
const startNeverWithoutPicture = (page: Page) =>
  page.addInitScript(() => {
    const inTime = window.setTimeout;
    const never = (work: () => void, ms?: number) => (ms === 2_000 ? 0 : inTime(work, ms));
    Object.assign(window, { setTimeout: never });
  });

const APP = /\/assets\/.*\.js$/;

for (const path of ["/", "/menu/1"]) {
  test(
    `${path} loads its first picture before other pictures and before the app`,
    { tag: "@phone" },
    async ({ page }) => {
      await startNeverWithoutPicture(page);
      const asked: string[] = [];
      const answer = await holdBack(page, /\/pictures\/|\.js$/, (url) => asked.push(url) === 1);
      await page.goto(path, { waitUntil: "commit" });
      await expect(page.getByRole("heading").first()).toBeVisible();
      const pictures = page.locator("main .ds-photo > img");
      await expect(pictures.first()).toHaveAttribute("fetchpriority", "high");
      expect(asked).toEqual([expect.stringMatching(/\/pictures\//)]);
      answer();
      await expect(pictures.nth(1)).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-ready", "1");
      expect(asked.length).toBeGreaterThan(2);
    },
  );
}

test("a button pressed before the app has loaded takes effect once it has", { tag: "@phone" }, async ({ page }) => {
  const answer = await holdBack(page, APP);
  await page.goto("/", { waitUntil: "commit" });
  await page
    .getByRole("button", { name: /^(More|Plus|Menu)$/ })
    .first()
    .click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  answer();
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a button pressed at the moment of hydration takes effect once", { tag: "@phone" }, async ({ page }) => {
  await page.addInitScript(() => {
    const presses: Event[] = [];
    Object.assign(window, { presses });
    const removeListener = EventTarget.prototype.removeEventListener;
    // React has hydrated the buttons, and the app is about to stop recording presses itself.
    EventTarget.prototype.removeEventListener = function (type: string, listener, options) {
      if (listener !== null && listener === Reflect.get(window, "notePress")) {
        EventTarget.prototype.removeEventListener = removeListener;
        const button = document.querySelector("button[aria-haspopup=dialog]");
        button?.addEventListener("click", (event) => presses.push(event));
        button?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
      removeListener.call(this, type, listener, options);
    };
  });
  await visit(page, "/");
  expect(await page.evaluate(() => (Reflect.get(window, "presses") as Event[]).length)).toBe(1);
});

test(
  "scrolling and adding a dish before the app has loaded keeps the position and adds the dish once",
  { tag: "@phone" },
  async ({ page, language, words }) => {
    const answer = await holdBack(page, APP);
    await page.goto("/menu/1", { waitUntil: "commit" });
    const coffee = language === "en" ? "Filter Coffee, Refilled" : "Café filtre à volonté";
    await plusOf(page, words, coffee).click();
    const from = await page.evaluate(() => scrollY);
    expect(from).toBeGreaterThan(500);
    answer();
    await expect(plusOf(page, words, coffee)).toBeHidden();
    expect(await page.evaluate(() => scrollY)).toBe(from);
    const basket = await page.evaluate(() => localStorage.getItem("order"));
    expect(JSON.parse(basket ?? "{}")).toMatchObject({ items: [{ quantity: 1 }] });
  },
);

test(
  "words typed before the app has loaded are searched for once it has",
  { tag: "@large" },
  async ({ page, words }) => {
    const answer = await holdBack(page, APP);
    await page.goto("/menu/1", { waitUntil: "commit" });
    const search = page.getByRole("searchbox", { name: words("menu_search") });
    await search.pressSequentially("café");
    answer();
    await expect(page).toHaveURL(/[?&]q=caf/);
    await search.press("End");
    await search.pressSequentially(" filtre");
    await expect(search).toHaveValue("café filtre");
    await expect(page).toHaveURL(/[?&]q=caf.*filtre/);
  },
);

test(
  "the results of a menu search are drawn once, so that a press on one is not lost when the address changes",
  { tag: "@large" },
  async ({ page, language, words }) => {
    const lemonade = language === "en" ? "Rhubarb Lemonade" : "Limonade à la rhubarbe";
    await visit(page, "/menu/1");
    await page.evaluate(() => {
      const isOfMenu = (node: Node) => node instanceof Element && node.querySelector("article") !== null;
      new MutationObserver((changes) => {
        for (const { addedNodes } of changes) {
          const drawn = [...addedNodes].filter(isOfMenu).length;
          document.body.dataset["drawn"] = String(Number(document.body.dataset["drawn"] ?? 0) + drawn);
        }
      }).observe(document.body, { childList: true, subtree: true });
    });
    await searchDish(page, lemonade);
    await expect(page).toHaveURL(/[?&]q=/);
    await addDish(page, words, lemonade);
    await expect(page.locator("body")).toHaveAttribute("data-drawn", "1");
  },
);

test(
  "a password submitted before the app has loaded appears in no address, and signs in once it has",
  { tag: "@phone" },
  async ({ page, words }) => {
    const answer = await holdBack(page, APP);
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(`${request.method()} ${request.url()}`));
    await page.goto("/login", { waitUntil: "commit" });
    await page.getByLabel(words("accounts_email"), { exact: true }).fill("member@tablee.test");
    const password = page.getByLabel(words("accounts_password"), { exact: true });
    await password.fill(DEMO_PASSWORD);
    await password.press("Enter");
    await expect(page).toHaveURL(/\/login$/);
    answer();
    await expect(page).not.toHaveURL(/\/login/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).not.toBeNull();
    expect(addresses.filter((address) => address.includes(DEMO_PASSWORD))).toEqual([]);
    expect(addresses.filter((address) => address.startsWith("POST") && address.includes("/login"))).toHaveLength(1);
  },
);
