import { type ConsoleMessage, expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { Calls } from "../orders/place.ts";

const BODY = { code: "internal_error", status: 500, message: "Something broke" };

/** The page's log messages about failed calls. */
function failuresOf(page: Page): ConsoleMessage[] {
  const logged: ConsoleMessage[] = [];
  page.on("console", (message) => void (message.text().startsWith("Not done") && logged.push(message)));
  return logged;
}

/** The failure is in the console, and the screen shows nothing about it. */
async function expectLogged(page: Page, logged: ConsoleMessage[], count: number): Promise<void> {
  await expect.poll(() => logged.length).toBe(count);
  // On a developer's own machine, the server's details are logged.
  const details = `${BODY.code}: ${BODY.message}`;
  expect(await logged.at(-1)?.args()[1]?.jsonValue()).toEqual({ ...BODY, data: { details } });
  await expect(page.locator(".ds-toast")).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
}

const breakCalls = (page: Page, path: RegExp, method: string) =>
  page.route(path, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, json: BODY }) : route.fallback(),
  );

test(
  "failed changes to one's own discovery are reported in the console only",
  { tag: "@phone" },
  async ({ page, request, signIn, words, problems }) => {
    problems.allow(/Failed to load resource/, /answer 500/);
    const calls = await new Calls(request).signIn("member@tablee.test");
    const { id } = await calls.call<{ id: number }>("GET", "/client/account/current-user");
    const { recommendations } = await calls.call<{
      recommendations: { id: number; name: { en: string }; visibility: string; status: string }[];
    }>("GET", `/client/accounts/${id}/recommendations`);
    const own = recommendations.find(({ status, visibility }) => status === "approved" && visibility === "public");
    await signIn(page, "member@tablee.test");
    const logged = failuresOf(page);
    await breakCalls(page, /change-visibility/, "PATCH");
    await breakCalls(page, /client\/recommendation\/\d+/, "DELETE");
    await visit(page, `/discovery/${own?.id}`);
    const more = page.getByRole("button", { name: words("discoveries_more_of", { name: own?.name.en ?? "" }) });
    await more.click();
    await page.getByRole("menuitemcheckbox", { name: words("publishing_private") }).click();
    await expectLogged(page, logged, 1);
    await more.click();
    await page.getByRole("menuitem", { name: words("publishing_delete"), exact: true }).click();
    await page
      .getByRole("alertdialog")
      .getByRole("button", { name: words("publishing_confirm") })
      .click();
    await expectLogged(page, logged, 2);
  },
);

test(
  "failed actions on others' discoveries are reported in the console only, and their optimistic display is undone",
  { tag: "@large" },
  async ({ page, request, signIn, words, problems }) => {
    problems.allow(/Failed to load resource/, /answer 500/);
    const calls = await new Calls(request).signIn("kitchen@tablee.test");
    const me = await calls.call<{ id: number; following: number[]; liked_recommendations: number[] }>(
      "GET",
      "/client/account/current-user",
    );
    const { recommendations } = await calls.call<{
      recommendations: { id: number; account_id: number; name: { fr: string }; first_name: string; comments: number }[];
    }>("GET", "/client/recommendations");
    const other = recommendations.find(
      (row) =>
        row.account_id !== me.id &&
        row.comments > 0 &&
        !me.following.includes(row.account_id) &&
        !me.liked_recommendations.includes(row.id),
    );
    await signIn(page, "kitchen@tablee.test");
    const logged = failuresOf(page);
    await breakCalls(page, /account\/follow/, "POST");
    await breakCalls(page, /interact/, "POST");
    await visit(page, `/discovery/${other?.id}`);
    const follow = page.getByRole("main").getByRole("button", {
      name: words("members_follow_of", { name: other?.first_name ?? "" }),
    });
    await follow.click();
    await expectLogged(page, logged, 1);
    await expect(follow).toBeVisible();
    await page.getByRole("button", { name: words("discoveries_more_of", { name: other?.name.fr ?? "" }) }).click();
    await page.getByRole("menuitem", { name: words("discoveries_dislike"), exact: true }).click();
    await expectLogged(page, logged, 2);

    await breakCalls(page, /client\/comments\/recommendation/, "GET");
    await page.getByRole("button", { name: words("comments_all") }).click();
    await expect(page.getByRole("dialog").getByText(words("errors_network_title"))).toBeVisible();
    expect(logged.length).toBeGreaterThan(2);
  },
);
