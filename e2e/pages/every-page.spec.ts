import { expect } from "@playwright/test";
import { test } from "../journey.ts";

/** A key that was shown instead of its words. */
const RAW_KEY = /\b(?:app|shell|menu|order|basket|accounts|discoveries|kitchen|restaurants|members|errors)_[a-z_]+\b/;

const VISITOR = [
  "/",
  "/?variant=popular",
  "/trends",
  "/discovery/1",
  "/restaurants",
  "/restaurants/1",
  "/menu/1",
  "/menu/1?item=1",
  "/orders/now",
  "/login",
];
const MEMBER = ["/", "/orders/now", "/orders/current", "/orders/history", "/profile", "/menu/1"];
const STAFF = ["/kitchen"];

test.describe("every page", () => {
  for (const [who, email, paths] of [
    ["a visitor", null, VISITOR],
    ["a member", "member@tablee.test", MEMBER],
    ["staff", "kitchen@tablee.test", STAFF],
  ] as const) {
    for (const path of paths) {
      test(`${path} for ${who} reads well, in the light and in the dark`, async ({
        page,
        language,
        signIn,
        expectNoViolations,
      }) => {
        if (email !== null) await signIn(page, email);
        await page.goto(path, { waitUntil: "networkidle" });
        await expect(page.locator("main")).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
        await expect(page).toHaveTitle(/\S/);
        expect(await page.locator("body").innerText()).not.toMatch(RAW_KEY);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          "no sideways scroll",
        ).toBeLessThan(1);
        await expectNoViolations(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectNoViolations(page);
      });
    }
  }

  test("a path that no page has says so, with a way back", async ({ page, problems, words, expectNoViolations }) => {
    problems.allow(/status of 404/);
    const answer = await page.goto("/no/such/page");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: words("shell_not_found_title") })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("link", { name: words("shell_back_to_feed") }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  for (const path of ["/", "/discovery/1", "/restaurants", "/restaurants/1", "/menu/1"]) {
    test(`${path} is whole before any script runs, for people and for machines`, async ({ request, language }) => {
      const answer = await request.get(path, { headers: { "accept-language": language === "fr" ? "fr-CA" : "en-CA" } });
      const html = await answer.text();
      expect(answer.status()).toBe(200);
      expect(html).toMatch(new RegExp(`<html[^>]* lang="${language}`));
      expect(html).toMatch(/<h[123][ >]/);
      // A list has no picture of its own.
      const names = [
        "description",
        "og:title",
        "og:description",
        "og:url",
        ...(path === "/restaurants" ? [] : ["og:image"]),
      ];
      for (const name of names) {
        expect(html, name).toMatch(new RegExp(`<meta [^>]*(?:name|property)="${name}"[^>]* content="[^"]+"`));
      }
      expect(html).toContain("application/ld+json");
      expect(answer.headers()["content-security-policy"]).toContain("script-src 'self'");
    });
  }
});
