import { expect, type Page } from "@playwright/test";
import { test } from "../journey.ts";

test.use({ isFirstVisit: true });

const FACE = /\.woff2$/;

/** The names of the font files that the page has requested, without their hashes. */
const facesOf = (page: Page) =>
  page.evaluate(() => {
    const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    return [...new Set(names.filter((name) => name.endsWith(".woff2")))]
      .map((name) => name.replace(/^.*\/(.*)-[\w-]{8}\.woff2$/, "$1"))
      .toSorted((one, other) => one.localeCompare(other));
  });

/** The cumulative layout shift as browsers measure it: 0 is none, 0.1 counts as good. */
const shifted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: "layout-shift", buffered: true });
        // If nothing has moved, nothing is reported.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );

for (const path of ["/", "/menu/1", "/restaurants/1"]) {
  test(`${path} loads its fonts for the first paint, sets titles in no other, and does not shift`, async ({ page }) => {
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const asked: string[] = [];
    await page.route(FACE, async (route) => {
      asked.push(route.request().url());
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    const title = page.getByRole("heading", { level: 1 }).first();
    await expect(title).toBeVisible();
    // Requested by the head, before any text was laid out with them.
    await expect.poll(() => asked.length).toBeGreaterThanOrEqual(2);
    expect(asked.slice(0, 2).join("\n")).toMatch(/figtree-latin[^]*fraunces-first/);
    expect(await title.evaluate((heading) => getComputedStyle(heading).fontFamily)).toMatch(/^"?Fraunces Variable/);
    const before = await title.boundingBox();
    answer();
    await expect(page.locator("html")).toHaveAttribute("data-ready", "1");
    await page.evaluate(async () => void (await document.fonts.ready));
    expect((await title.boundingBox())?.height).toBe(before?.height);
    expect(await facesOf(page)).toEqual(["figtree-latin-wght-normal", "fraunces-first-opsz-normal"]);
    expect(await shifted(page)).toBeLessThan(0.05);
  });
}
