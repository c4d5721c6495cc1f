import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { sidewaysBy, test, visit } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish } from "../menus/add-dish.ts";
import { printTable } from "../tables/table.ts";
import { Calls } from "./place.ts";

const COFFEE = { en: "Filter Coffee, Refilled", fr: "Café filtre à volonté" } satisfies Record<Language, string>;

/** A narrow phone with text of twice the size (shell §21). */
async function readLarge(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
}

/** Text beyond the screen's edge that cannot be scrolled into view. */
const wordsBeside = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (part: Element): boolean =>
      part !== document.body &&
      (getComputedStyle(part).overflowX !== "visible" || (part.parentElement !== null && scrolls(part.parentElement)));
    return [...document.body.querySelectorAll("*")]
      .filter((part) => part.childElementCount === 0 && part.textContent.trim() !== "" && !scrolls(part))
      .filter((part) => part.getBoundingClientRect().right > 321)
      .map((part) => part.textContent);
  });

/** Checks that nothing extends beside the page, and that the button at its end is clear of the bottom bar. */
async function expectInReach(page: Page, button: Locator) {
  // Parts that a large screen has beside the page take a moment to disappear.
  await expect.poll(() => sidewaysBy(page)).toBeLessThan(1);
  // Repeats until the page is stable: the price arrives last and makes it longer.
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [own, bar] = [await button.boundingBox(), await page.locator(".shell-bottom-bar").boundingBox()];
    expect((own?.y ?? 0) + (own?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(own?.y).toBeGreaterThanOrEqual(0);
  }).toPass({ timeout: 30_000 });
}

test(
  "a filled basket fits a narrow phone at twice the text size",
  { tag: "@large" },
  async ({ page, language, words, expectNoViolations }) => {
    await visit(page, "/menu/1");
    await addDish(page, words, COFFEE[language]);
    await visit(page, "/orders/now");
    await readLarge(page);
    await expectInReach(page, page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) }));
    // Each cell of the bar is large enough to touch (shell §25).
    const cells = page.locator(".shell-bottom-bar > *");
    expect(await cells.evaluateAll((all) => Math.min(...all.map((cell) => cell.clientWidth)))).toBeGreaterThanOrEqual(
      44,
    );
    await expectNoViolations(page);
  },
);

test(
  "a table fits a narrow phone at twice the text size",
  { tag: "@large" },
  async ({ page, request, words, signIn, expectNoViolations }) => {
    const table = await printTable(request);
    await signIn(page, "member@tablee.test");
    await visit(page, `${table.path}/basket`);
    await readLarge(page);
    await expectInReach(page, page.getByRole("button", { name: words("table_place") }));
    await expectNoViolations(page);
  },
);

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const DEAR = "Anticonstitutionnellement caramélisé";

/** A restaurant whose dishes have long names and the highest possible prices. */
async function importDear(request: APIRequestContext): Promise<number> {
  const login = await request.post("/api/client/account/login", {
    data: { email: "admin@tablee.test", password: DEMO_PASSWORD },
  });
  const { token } = (await login.json()) as { token: string };
  const hours = Object.fromEntries(DAYS.map((day) => [day, [[0, 24]]]));
  const menu = { items: [{ ref: "dear", name: [DEAR, DEAR], price: 9_999.99 }] };
  const own = {
    ref: "dear",
    google_place_id: "e2e-dear",
    name: "Établissement extraordinaire",
    take_out_offered: true,
  };
  const file = { format: "tablee", version: 2, restaurants: [{ ...own, hours, menu }] };
  const started = await request.post("/api/admin/import/tablee", {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      file: { name: "dear.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(file)) },
    },
  });
  expect(started.status()).toBe(202);
  const found = () => request.get("/api/client/restaurant-by-place/e2e-dear");
  await expect.poll(async () => (await found()).status(), { timeout: 30_000 }).toBe(200);
  return ((await (await found()).json()) as { id: number }).id;
}

test(
  "an amount that does not fit beside its label goes below it, on the order's page and on the receipt",
  { tag: "@large" },
  async ({ page, request, signIn }) => {
    const id = await importDear(request);
    const member = await new Calls(request).signIn("member@tablee.test");
    const [dish] = await member.dishes(id, DEAR);
    const items = [{ type: "item", item_id: dish?.id, modifiers: [], quantity: 25, notes: "" }];
    const order = await member.place(id, [], { items });
    await signIn(page, "member@tablee.test");
    await readLarge(page);
    for (const path of [`/orders/current/${order.id}`, `/orders/current/${order.id}?receipt`, `/menu/${id}`]) {
      await visit(page, path);
      await readLarge(page);
      await expect(page.getByText(path.startsWith("/menu") ? DEAR : /249.999,75/).first()).toBeVisible();
      expect(await wordsBeside(page), path).toEqual([]);
    }
  },
);

/** Words that are broken between two letters without a hyphen: they occupy more lines than they have parts. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const range = document.createRange();
    // A title for screen readers only has no size of its own.
    const shown = [...document.querySelectorAll("h1, h2, h3")].filter((title) => title.clientWidth > 2);
    return shown.flatMap((title) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        for (const word of (node.textContent ?? "").matchAll(/[\p{L}’']+/gu)) {
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word[0]);
        }
      }
      return broken;
    });
  });

/** The number of bottom bar entries that another entry's label covers. */
const coveredIcons = (page: Page) =>
  page.evaluate(() => {
    const cells = [...document.querySelectorAll(".shell-bottom-bar > *")];
    const labels = cells.flatMap((cell) => {
      const own = cell.querySelector(".shell-bar-label")?.getBoundingClientRect();
      return own && own.width > 2 ? [{ cell, own }] : [];
    });
    return cells.filter((cell) => {
      const icon = cell.querySelector("svg")?.getBoundingClientRect();
      return labels.some(
        ({ cell: of, own }) =>
          of !== cell &&
          icon &&
          own.left < icon.right &&
          own.right > icon.left &&
          own.top < icon.bottom &&
          own.bottom > icon.top,
      );
    }).length;
  });

interface Combos {
  menu: { combos: { primary_slot_id: number; slots: { id: number; items: { item_id: number }[] }[] }[] };
}

/** A dish on the demo's first menu from which a combo can be opened. */
async function primaryDish(page: Page): Promise<number | undefined> {
  const { menu } = (await (await page.request.get("/api/client/restaurant/1")).json()) as Combos;
  const [combo] = menu.combos;
  return combo?.slots.find(({ id }) => id === combo.primary_slot_id)?.items[0]?.item_id;
}

test(
  "titles, dish names and bars stay readable on a narrow phone at twice the text size",
  { tag: "@phone" },
  async ({ page, signIn, language, words }) => {
    await signIn(page, "member@tablee.test");
    await visit(page, "/menu/1");
    await addDish(page, words, COFFEE[language]);
    for (const path of ["/", "/restaurants", "/orders/current", "/notifications", "/trends"]) {
      await visit(page, path);
      await readLarge(page);
      expect(await brokenWords(page), path).toEqual([]);
      const recap = page.locator(".shell-recap-bar");
      const label = recap.getByText(words("shell_current_order"), { exact: true });
      expect(await label.evaluate((text) => text.scrollWidth - text.clientWidth), path).toBeLessThanOrEqual(0);
      // The bars leave two thirds of the screen to the page.
      expect((await recap.boundingBox())?.y, path).toBeGreaterThan((640 * 2) / 3);
      expect(await coveredIcons(page), path).toBe(0);
    }
    // A dish with combos, which are offered above Add if there is space.
    await visit(page, `/menu/1?item=${await primaryDish(page)}`);
    await readLarge(page);
    const dialog = page.getByRole("dialog");
    const name = await dialog.getByRole("heading").first().boundingBox();
    const foot = await dialog.locator(".ds-sheet-foot").boundingBox();
    expect((name?.y ?? 0) + (name?.height ?? 640)).toBeLessThanOrEqual(foot?.y ?? 0);
  },
);
