import { expect, type Page } from "@playwright/test";
import { revisit, test, visit } from "../journey.ts";
import { Calls } from "../orders/place.ts";

/** The visible bell: a page has one in its bar and one in its side menu. */
const bellOf = (page: Page) => page.getByRole("button", { name: /^Notifications/ }).filter({ visible: true });

test(
  "a like is announced at once, is marked read when the bell's menu closes, and leads to the discovery",
  { tag: "@phone" },
  async ({ page, request, signIn, words, expectNoViolations }) => {
    const member = await new Calls(request).signIn("member@tablee.test");
    const { notifications } = await member.call<{
      notifications: { type: string; json: { recommendation_id: number } }[];
    }>("GET", "/client/account/notifications?limit=50");
    const fan = await new Calls(request).signIn("admin@tablee.test");
    const { liked_recommendations } = await fan.call<{ liked_recommendations: number[] }>(
      "GET",
      "/client/account/current-user",
    );
    const like = notifications.find(
      (one) => one.type === "like" && !liked_recommendations.includes(one.json.recommendation_id),
    );
    const liked = like?.json.recommendation_id;
    await signIn(page, "member@tablee.test");
    await visit(page, "/");
    const bell = bellOf(page);
    await bell.click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bell).toBeFocused();
    // A sheet covers its button, so it has a close button, which is the first element after the link.
    await bell.click();
    await page.keyboard.press("Tab");
    const close = page.getByRole("dialog").getByRole("button", { name: words("shell_close"), exact: true });
    await expect(close).toBeInViewport();
    await close.press("Enter");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(bell).toBeFocused();

    await fan.call("POST", `/client/recommendation/interact/${liked}`, { type: "like" });
    await expect(bell).toHaveAccessibleName(`${words("notifications_title")}, 1 unread`);
    await bell.click();
    const menu = page.getByRole("dialog");
    await expect(menu.getByRole("link").filter({ hasText: words("notifications_unread") })).toHaveCount(1);
    await expectNoViolations(page);
    const told = page.waitForResponse((answer) => answer.url().endsWith("/notifications/read"));
    await page.keyboard.press("Escape");
    expect((await told).status()).toBe(200);
    await expect(bell).toHaveAccessibleName(words("notifications_title"));
    await revisit(page);
    await expect(bell).toHaveAccessibleName(words("notifications_title"));

    await bell.click();
    await page.getByRole("link", { name: words("notifications_see_all") }).click();
    await expect(page).toHaveURL(/\/notifications$/);
    await page.getByRole("listitem").first().getByRole("link").click();
    await expect(page).toHaveURL(new RegExp(`/discovery/${liked}`));
  },
);

test("a visitor who opens the notifications is asked to sign in", { tag: "@large" }, async ({ page, words }) => {
  await visit(page, "/notifications");
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { level: 1, name: words("notifications_title") })).toHaveCount(0);
});

test(
  "one press on the bell closes the desktop menu and opens its own; a link beside either needs one press too",
  { tag: "@large" },
  async ({ page, signIn, words, expectNoViolations }) => {
    await signIn(page, "member@tablee.test");
    await visit(page, "/");
    const more = page
      .getByRole("navigation", { name: words("shell_main_nav") })
      .getByRole("button", { name: words("shell_more") });
    const menu = (title: string) => page.getByRole("dialog", { name: words(title) });
    // As long as a finger stays on a mouse button: what closes on pointer down must not open again on click.
    const press = { delay: 80 };
    await more.click(press);
    await expect(menu("shell_more")).toBeVisible();
    await expectNoViolations(page);
    await bellOf(page).click(press);
    await expect(menu("notifications_title")).toBeVisible();
    await expect(menu("shell_more")).toHaveCount(0);
    await bellOf(page).click(press);
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await more.click(press);
    await page.getByRole("button", { name: words("search_open") }).click(press);
    await expect(menu("shell_more")).toHaveCount(0);
    await expect(page.getByRole("dialog")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);

    await more.click(press);
    await more.click(press);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await bellOf(page).click(press);
    await expect(menu("notifications_title")).toBeVisible();
    await page.getByRole("link", { name: words("shell_explore"), exact: true }).click(press);
    await expect(page).toHaveURL(/\/restaurants$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
);
