import { expect, type Page, type Response } from "@playwright/test";
import { SOFTWARE_DRAWING } from "../drawing.ts";
import { expectNarrow, sidewaysBy, visit } from "../journey.ts";
import { smallTargets } from "../touch.ts";
import { rawKeysIn } from "../words.ts";
import { test } from "./reader.ts";

/**
 * Addresses of pages. A screen's main address is opened on both sizes. Further addresses of the same screen, with other
 * data or for another person, are opened only on the size that their tag names.
 */
const VISITOR = [
  "/",
  "/?variant=popular @phone",
  "/trends",
  "/trends?hashtag=poutine @large",
  "/trends/hashtags @phone",
  "/trends/dishes @large",
  "/trends/restaurants?worldwide=true @phone",
  "/trends/members @large",
  "/discovery/1",
  "/discovery/1?comment=1 @phone",
  "/profile/1",
  "/profile/1?list=followers @large",
  "/restaurants",
  "/restaurants?serves=halal&mode=delivery&radius=5000&around=45.52000,-73.58000 @large",
  "/restaurants/1",
  "/restaurants/1/recommended",
  "/zone/plateau",
  "/g/demo",
  "/clients/demo @large",
  "/clients/demo/menus @phone",
  "/menu/1",
  "/menu/1?item=1",
  "/menu/1?item=1&combo=1 @phone",
  "/menu/1?combo=1",
  "/menu/1?without=milk,eggs&diet=vegetarian @large",
  "/orders/now",
  "/login",
  "/register",
  "/auth @phone",
  "/why-you-should-register @phone",
  "/reset-password/00000000-0000-4000-8000-000000000000",
  "/checkin @phone",
  "/index.html",
  "/about @large",
  "/about-tablee @phone",
  "/business @large",
  "/contact",
  "/terms-and-conditions",
  "/blog",
  "/blog/stories @phone",
  "/blog/stories/the-dish-you-send-a-friend-to",
  "/news @large",
  "/content-gallery",
  "/about-version @phone",
  "/terms-and-conditions?type=sms @large",
];
const MEMBER = [
  "/ @phone",
  "/trends/members @phone",
  "/orders/now @large",
  "/orders/current",
  "/orders/history @large",
  "/checkin @large",
  "/profile",
  "/profile?tab=draft @phone",
  "/profile/2 @large",
  "/account/people",
  "/notifications",
  "/menu/1 @large",
  "/why-you-should-register @large",
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
  "/restaurant-admin",
  "/restaurant-admin/1",
  "/restaurant-admin/1/orders",
  "/restaurant-admin/1/orders?q=nobody @phone",
  "/restaurant-admin/1/settings",
  "/restaurant-admin/1/settings?section=place",
  "/restaurant-admin/1/settings?section=hours",
  "/restaurant-admin/1/settings?section=ordering",
  "/restaurant-admin/1/settings?section=tax",
  "/restaurant-admin/1/settings?section=offers",
  "/restaurant-admin/1/people",
  "/restaurant-admin/1/people?view=done @large",
  "/restaurant-admin/1/figures",
  "/restaurant-admin/1/figures?view=closing @phone",
  "/restaurant-admin/join?key=gone @phone",
  "/restaurant-admin/new @large",
  "/restaurant-admin/new?place=12",
  "/restaurant-admin/1/menu",
  "/restaurant-admin/1/menu?view=sections",
  "/restaurant-admin/1/menu?view=file @large",
  "/restaurant-admin/1/menu?view=changes @phone",
  "/restaurant-admin/1/menu?view=versions @large",
];

const ADMINISTRATORS = [
  "/admin/audit",
  "/admin/invitations",
  "/admin/domains",
  "/admin/places",
  "/admin/claims",
  "/admin/queue",
  "/admin/members",
  "/assistant",
  "/content-gallery?status=pending @large",
  "/admin/articles",
  "/admin/articles/new @large",
  "/admin/articles/1",
];

const addressOf = (line: string): [path: string, tag: string[]] => {
  const [path = "", ...tag] = line.split(" ");
  return [path, tag];
};

/** The number of visible skeletons: a page that still shows some has not loaded, so that checking it proves nothing. */
const shapesInSight = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll(".ds-skeleton")].map((shape) => shape.getBoundingClientRect());
    return boxes.filter(({ height, top, bottom }) => height > 0 && bottom > 0 && top < innerHeight).length;
  });

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
    for (const [path, tag] of paths.map(addressOf)) {
      test(
        `${path} for ${who} is accessible and fits the screen, in light and in dark mode`,
        { tag },
        async ({ reader, language, problems, expectNoViolations }) => {
          // Settings with a map.
          if (/section=(?:place|ordering)/.test(path)) problems.allow(SOFTWARE_DRAWING);
          // An invalid key is refused, and so is the link of a mail.
          if (path.includes("key=gone")) problems.allow(/staff-invitation\/look/);
          if (path.includes("reset-password")) problems.allow(/check-reset-link/);
          const page = await reader(email);
          const answer = await visit(page, path);
          await expect(page.locator("main")).toBeVisible();
          await expect.poll(() => shapesInSight(page), "all of it is there").toBe(0);
          await expect(page.locator("html")).toHaveAttribute("lang", new RegExp(`^${language}`));
          await expect(page).toHaveTitle(/\S/);
          // After hydration the title is the same as the server's.
          if (answer?.url() === page.url()) await expect(page).toHaveTitle(await servedTitle(answer));
          expect(rawKeysIn(await page.locator("body").innerText())).toEqual([]);
          expect(await sidewaysBy(page), "no sideways scroll").toBeLessThan(1);
          await expectNoViolations(page);
          // A bar may still be moving while the page scrolls to what is measured. Large screens may be touch screens as
          // well.
          await expect.poll(() => smallTargets(page), "at least 44 px to touch").toEqual([]);
          await page.emulateMedia({ colorScheme: "dark" });
          await expectNoViolations(page, "colours");
          await expectNarrow(page);
        },
      );
    }
  }

  for (const [path, title] of [
    ["/no/such/page", "shell_not_found_title"],
    ["/terms-and-conditions?group=nobody", "sharing_gone_title"],
  ] as const) {
    test(`${path} is answered as not found, with a link that leads on`, async ({
      page,
      problems,
      words,
      expectNoViolations,
    }) => {
      problems.allow(/status of 404/);
      const answer = await page.goto(path);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: words(title) })).toBeVisible();
      await expectNoViolations(page);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: words("restaurants_all_restaurants") })).toBeVisible();
      await expect(main.getByRole("link", { name: words("shell_contact") })).toBeVisible();
      await main.getByRole("link", { name: words("shell_back_to_feed") }).click();
      await expect(page).toHaveURL(/\/$/);
    });
  }

  for (const path of ["/", "/discovery/1", "/profile/3", "/restaurants", "/restaurants/1", "/menu/1"]) {
    test(`${path} is complete before any script runs, for people and for crawlers`, async ({ request, language }) => {
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
