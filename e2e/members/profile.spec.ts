import { type APIRequestContext, expect } from "@playwright/test";
import { Calls } from "../orders/place.ts";
import { revisit, test, visit } from "../journey.ts";
import { separatePress } from "../presses.ts";

/** A member of the demo whom none of these journeys signs in as; each project has its own. */
const WHO = { en: 7, fr: 9 } as const;

const FOLLOWER = "kitchen@tablee.test";

/**
 * Until the page knows who is signed in, it offers to follow members who are already followed. So earlier follows are
 * removed by the API.
 */
async function notFollowing(request: APIRequestContext, account_id: number): Promise<void> {
  const follower = await new Calls(request).signIn(FOLLOWER);
  const { following } = await follower.call<{ following: number[] }>("GET", "/client/account/current-user");
  if (following.includes(account_id)) await follower.call("POST", "/client/account/follow", { account_id });
}

test("a visitor is told to log in to follow; a member follows, and confirms before unfollowing @phone", async ({
  page,
  language,
  request,
  signIn,
  words,
  expectNoViolations,
}) => {
  await visit(page, `/profile/${WHO[language]}`);
  const name = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ")[0] ?? "";
  const follow = page.getByRole("button", { name: words("members_follow_of", { name }) });
  const following = page.getByRole("button", { name: words("members_unfollow_of", { name }) });
  await follow.click();
  await expect(page.getByText(words("members_login_to_follow"))).toBeVisible();
  await page.getByRole("button", { name: words("shell_sign_in"), exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goBack();
  await expect(follow).toBeVisible();

  await notFollowing(request, WHO[language]);
  await signIn(page, FOLLOWER);
  await revisit(page);
  const count = page.locator("a", { hasText: /follower|abonné/ }).first();
  await expect(follow).toBeVisible();
  const before = Number.parseInt(await count.innerText(), 10);
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/account/follow"));
  // The second press of a double press does not ask whether to unfollow.
  await follow.dblclick();
  await expect(following).toBeVisible();
  await expect(count).toContainText(String(before + 1));
  expect(await (await saved).json()).toBe(true);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);

  await separatePress(page);
  await following.click();
  await expect(page.getByRole("alertdialog")).toContainText(words("members_unfollow_title", { name }));
  await expectNoViolations(page);
  await page.getByRole("button", { name: words("members_unfollow_cancel") }).click();
  await expect(following).toBeVisible();
  await revisit(page);
  await expect(following).toBeVisible();

  await count.click();
  await expect(page).toHaveURL(/list=followers/);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem").first()).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();
  await expect(dialog).toBeHidden();

  await following.click();
  const ended = page.waitForResponse((answer) => answer.url().endsWith("/account/follow"));
  await page.getByRole("button", { name: words("members_unfollow"), exact: true }).click();
  await expect(follow).toBeVisible();
  expect(await (await ended).json()).toBe(false);
  await expect(count).toContainText(String(before));
});

test("a discovery in a profile's address opens in a dialog, and closing it shows the profile @large", async ({
  page,
  request,
}) => {
  const { recommendations } = await new Calls(request).call<{
    recommendations: { id: number; account_id: number; account_guid: string }[];
  }>("GET", "/client/recommendations");
  const first = recommendations[0];
  await visit(page, `/profile/${first?.account_guid}?recommendation_id=${first?.id}`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();
  await page
    .getByRole("list", { name: /^(?:Discoveries|Découvertes)/ })
    .getByRole("link")
    .first()
    .click();
  await expect(page).toHaveURL(/recommendation_id=/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeHidden();
});

test("a hidden or reported discovery leaves the feed at once, and undoing puts it back in its place @phone", async ({
  page,
  signIn,
  words,
}) => {
  await signIn(page, "critic@tablee.test");
  await visit(page, "/");
  const first = page.getByRole("article").first();
  const name = await first.getByRole("heading").innerText();
  await first.getByRole("button", { name: words("discoveries_more_of", { name }) }).click();
  await page.getByRole("menuitem", { name: words("discoveries_hide"), exact: true }).click();
  const gone = page.getByRole("group", { name });
  await expect(gone).toContainText(words("discoveries_away_hidden"));
  await gone.getByRole("button", { name: words("discoveries_undo"), exact: true }).click();
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(name);

  const reported = page.waitForResponse((answer) => answer.url().includes("/interact/"));
  await first.getByRole("button", { name: words("discoveries_more_of", { name }) }).click();
  await page.getByRole("menuitem", { name: words("discoveries_report"), exact: true }).click();
  await expect(page.getByText(words("discoveries_report_submitted"))).toBeVisible();
  await reported;
  const back = page.waitForResponse((answer) => answer.url().includes("/interact/"));
  await gone.getByRole("button", { name: words("discoveries_report_undo") }).click();
  await expect(page.getByText(words("discoveries_report_canceled"))).toBeVisible();
  await back;
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(name);
});

test("a blocked member cannot be followed, and is listed in the account until unblocked @large", async ({
  page,
  language,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "critic@tablee.test");
  await visit(page, `/profile/${WHO[language]}`);
  const name = (await page.getByRole("heading", { level: 1 }).innerText()).split(" ")[0] ?? "";
  await page.getByRole("button", { name: words("members_more_of", { name }) }).click();
  await page.getByRole("menuitem", { name: words("members_block_of", { name }) }).click();
  await page.getByRole("button", { name: words("members_block"), exact: true }).click();
  await expect(page.getByText(words("members_you_blocked", { name }))).toBeVisible();
  await expect(page.getByRole("button", { name: words("members_follow_of", { name }) })).toBeHidden();

  await visit(page, "/account/people");
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toBeVisible();
  await expectNoViolations(page);
  await row.getByRole("button", { name: words("members_unblock_of", { name }) }).click();
  await page
    .getByRole("button", { name: words("members_unblock"), exact: true })
    .last()
    .click();
  await expect(page.getByText(words("own_blocked_empty"))).toBeVisible();
});
