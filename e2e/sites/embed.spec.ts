import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";

const RESTAURANT = 1;
const TALL = 1_200;

/** An owner's page on another origin, with the lines of docs/embedding.md. */
async function openOwnersPage(page: Page, origin: string, lines: string): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<!doctype html><html lang="en"><title>Chez moi</title><body style="margin:0"><h1>Chez moi</h1>${lines}</body></html>`,
    }),
  );
  // The owner's page is public and the product local, so the browser asks for permission to connect them.
  await page.context().grantPermissions(["local-network-access"], { origin });
  await page.goto(`${origin}/`);
}

test("a menu embedded in an owner's page is as high as its content, and its dialogs open in view (shell §28) @large", async ({
  page,
  person,
  hostUrl,
  words,
  problems,
}) => {
  // When it is framed, the product has a certificate; here its http pages are inside an https page.
  problems.allow(/frame-ancestors/, /Mixed Content/);
  const own = `https://chez-moi-${process.pid}.example`;
  const script = (more = "") =>
    `<script src="${hostUrl}/embed.js" data-restaurant="${RESTAURANT}"${more} async></script>`;
  const owner = await person("kitchen@tablee.test");
  await visit(owner, "/admin/domains");
  await owner.getByLabel(words("sites_origin")).fill(own);
  await owner.getByRole("button", { name: words("sites_allow"), exact: true }).click();
  await expect(owner.getByRole("listitem").filter({ hasText: own })).toBeVisible();

  await openOwnersPage(page, own, `${script()}<footer>Merci</footer>`);
  const frame = page.locator("iframe");
  const menu = page.frameLocator("iframe");
  const height = async () => (await frame.boundingBox())?.height ?? 0;
  await expect(menu.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(height).toBeGreaterThan(TALL);
  // All of it is visible: the frame has nothing to scroll.
  const inside = page.frames().find((one) => one.url().includes("embed=true"));
  await expect.poll(() => inside?.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThan(2);
  const whole = await height();
  await menu.getByRole("searchbox", { name: words("menu_search") }).fill("zzqx");
  await expect(menu.getByText(words("menu_search_none_title"))).toBeVisible();
  await expect.poll(height).toBeLessThan(whole / 2);
  await menu.getByRole("button", { name: words("menu_search_show_all") }).click();
  await expect.poll(height).toBeGreaterThan(TALL);
  // A dish opened far down the menu is fully visible in the current view.
  const dish = menu.getByRole("article").last();
  await dish.scrollIntoViewIfNeeded();
  await dish.getByRole("link").first().click();
  const opened = menu.getByRole("dialog");
  await expect(opened).toBeInViewport({ ratio: 0.9 });
  await opened.getByRole("button", { name: words("menu_close") }).click();
  await expect(opened).toHaveCount(0);
  // Neither Tablée's own bars nor a link out of the menu.
  await expect(menu.getByRole("link", { name: words("shell_feed"), exact: true })).toHaveCount(0);

  await openOwnersPage(page, own, script(` data-button="Order"`));
  await page.getByRole("button", { name: "Order" }).click();
  const over = page.getByRole("dialog", { name: "Order" });
  await expect(over.frameLocator("iframe").getByRole("heading", { level: 1 })).toBeVisible();
  await over.getByRole("button", { name: "Close" }).click();
  await expect(over).toBeHidden();

  // A page that the owner has not allowed cannot show it.
  await openOwnersPage(page, `https://other-${process.pid}.example`, script());
  await expect(page.locator("iframe")).toBeVisible();
  await expect(page.frameLocator("iframe").getByRole("heading", { level: 1 })).toHaveCount(0);
});
