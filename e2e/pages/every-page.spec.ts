import { expect, type Response } from "@playwright/test";
import { expectNarrow, sidewaysBy, test, visit } from "../journey.ts";

/** A key that was shown instead of its words. */
const RAW_KEY =
  /\b(?:app|shell|menu|order|basket|accounts|discoveries|kitchen|restaurants|members|webhooks|errors|checkin|table|own|notifications|admin|sites|reasons|search|sharing|publishing|moderation|comments|pictures|places|pages)_[a-z_]+\b/;

const VISITOR = [
  "/",
  "/?variant=popular",
  "/trends",
  "/trends?hashtag=poutine",
  "/trends/hashtags",
  "/trends/dishes",
  "/trends/restaurants?worldwide=true",
  "/trends/members",
  "/discovery/1",
  "/discovery/1?comment=1",
  "/profile/1",
  "/profile/1?list=followers",
  "/restaurants",
  "/restaurants?serves=halal&mode=delivery&radius=5000&around=45.52000,-73.58000",
  "/restaurants/1",
  "/zone/plateau",
  "/g/demo",
  "/clients/demo",
  "/clients/demo/menus",
  "/menu/1",
  "/menu/1?item=1",
  "/menu/1?item=1&alone=true",
  "/menu/1?combo=1",
  "/menu/1?without=milk,eggs&diet=vegetarian",
  "/orders/now",
  "/login",
  "/register",
  "/why-you-should-register",
  "/reset-password/00000000-0000-4000-8000-000000000000",
  "/checkin",
  "/index.html",
  "/about",
  "/about-tablee",
  "/business",
  "/contact",
  "/terms-and-conditions",
  "/blog",
  "/blog/stories",
  "/blog/stories/the-dish-you-send-a-friend-to",
  "/news",
  "/terms-and-conditions?type=sms",
];
const MEMBER = [
  "/",
  "/trends/members",
  "/orders/now",
  "/orders/current",
  "/orders/history",
  "/checkin",
  "/profile",
  "/profile?tab=draft",
  "/profile/2",
  "/account/people",
  "/notifications",
  "/menu/1",
  "/why-you-should-register",
  "/account/details",
  "/account/security",
  "/account/notifications",
  "/account/preferences",
  "/account/data",
  "/edit-profile/profile",
  "/recommendation-creator",
  "/edit-profile/avatar",
];
const STAFF = [
  "/kitchen",
  "/kitchen?view=stock",
  "/kitchen?view=capacity",
  "/kitchen?view=totals",
  "/kitchen?view=printers",
  "/kitchen/webhooks",
  "/kitchen/tables",
];

const ADMINISTRATORS = ["/admin/audit", "/admin/invitations", "/admin/domains", "/admin/queue", "/admin/members"];

/** The title in the page as the server sent it. */
async function servedTitle(answer: Response): Promise<string> {
  const [, title = ""] = /<title>([^<]*)<\/title>/.exec(await answer.text()) ?? [];
  return title.replaceAll("&#x27;", "'").replaceAll("&amp;", "&");
}

test.describe("every page", () => {
  // They only read.
  test.describe.configure({ mode: "parallel" });

  for (const [who, email, paths] of [
    ["a visitor", null, VISITOR],
    ["a member", "member@tablee.test", MEMBER],
    ["staff", "kitchen@tablee.test", STAFF],
    ["an administrator", "admin@tablee.test", ADMINISTRATORS],
  ] as const) {
    for (const path of paths) {
      test(`${path} for ${who} reads well, in the light and in the dark`, async ({
        page,
        language,
        signIn,
        expectNoViolations,
      }) => {
        if (email !== null) await signIn(page, email);
        const answer = await visit(page, path);
        await expect(page.locator("main")).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
        await expect(page).toHaveTitle(/\S/);
        // What wakes up in the browser says no less of the page than the server did.
        if (answer?.url() === page.url()) await expect(page).toHaveTitle(await servedTitle(answer));
        expect(await page.locator("body").innerText()).not.toMatch(RAW_KEY);
        expect(await sidewaysBy(page), "no sideways scroll").toBeLessThan(1);
        await expectNoViolations(page);
        await page.emulateMedia({ colorScheme: "dark" });
        await expectNoViolations(page, "colours");
        await expectNarrow(page);
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

  for (const path of ["/", "/discovery/1", "/profile/3", "/restaurants", "/restaurants/1", "/menu/1"]) {
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
