import { expect, type Page } from "@playwright/test";
import { Calls } from "../orders/place.ts";
import { test, visit, type Words } from "../journey.ts";

interface Said {
  id: number;
  first_name: string;
  account_id: number | null;
  text: string;
  response_count: number;
}
interface Shown {
  id: number;
  account_id: number;
}

const feedOf = async (calls: Calls): Promise<Shown[]> =>
  (await calls.call<{ recommendations: Shown[] }>("GET", "/client/recommendations?limit=50")).recommendations;
const ownOf = (calls: Calls) => calls.call<{ id: number; following: number[] }>("GET", "/client/account/current-user");
const commentsOf = async (calls: Calls, id: number): Promise<Said[]> =>
  (await calls.call<{ comments: Said[] }>("GET", `/client/comments/recommendation/${id}`)).comments;

/** A discovery's comments, opened from its page. */
async function openComments(page: Page, id: number, words: Words) {
  await visit(page, `/discovery/${id}`);
  await page.getByRole("button", { name: words("comments_all") }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("list", { name: words("comments_list") })).toBeVisible();
  return dialog;
}

/** Opens the menu of the first comment by a member with this name. */
async function openMenu(page: Page, name: string, words: Words): Promise<void> {
  const more = page.getByRole("dialog").getByRole("button", { name: words("comments_more_of", { name }), exact: true });
  await more.first().click();
}

test("an answer to a comment, sent again after the connection was lost, is stored and shown once @phone", async ({
  page,
  request,
  signIn,
  problems,
  words,
}) => {
  problems.allow(/Failed to load resource/);
  const member = await new Calls(request).signIn("member@tablee.test");
  const own = await ownOf(member);
  const discovery = (await feedOf(member)).find((one) => own.following.includes(one.account_id));
  const id = discovery?.id ?? 0;
  const answered = (await commentsOf(member, id)).find((one) => one.account_id !== own.id);
  const name = answered?.first_name ?? "";

  await signIn(page, "member@tablee.test");
  // Opens a link to a deleted comment. Writing shows all comments, with the same answers open.
  await visit(page, `/discovery/${id}?comment=2000000000`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(words("comments_gone"))).toBeVisible();
  await dialog
    .getByRole("button", { name: words("comments_answer_to", { name }), exact: true })
    .first()
    .click();
  await expect(dialog.getByText(words("comments_answering", { name }))).toBeVisible();
  const field = dialog.getByRole("textbox");
  await expect(field).toBeFocused();
  // Cancelling the answer leaves the focus in the field.
  await dialog.getByRole("button", { name: words("comments_answer_no") }).click();
  await expect(field).toBeFocused();
  await dialog
    .getByRole("button", { name: words("comments_answer_to", { name }), exact: true })
    .first()
    .click();

  // The first attempt is stored, but its answer is lost.
  let sent = 0;
  await page.route("**/client/comment/recommendation/create/**", async (route) => {
    sent += 1;
    if (sent > 1) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  const text = `Same here, ${Date.now()}`;
  await field.fill(text);
  await field.press("Enter");
  await field.press("Enter");
  await expect(field).toHaveValue("");
  expect(sent).toBe(2);
  const answers = await member.call<Said[]>("GET", `/client/comment/responses/${answered?.id}`);
  expect(answers.filter((one) => one.text === text)).toHaveLength(1);
  const thread = dialog
    .getByRole("listitem")
    .filter({ hasText: answered?.text ?? "" })
    .first();
  // After answering, all answers are visible, including the new one.
  await expect(dialog.getByText(words("comments_gone"))).toHaveCount(0);
  await expect(thread.getByText(text)).toHaveCount(1);
});

test("a link to a comment shows that one until all are requested, and says when it is deleted @large", async ({
  page,
  request,
  words,
}) => {
  const visitor = new Calls(request);
  const [discovery] = await feedOf(visitor);
  const id = discovery?.id ?? 0;
  const all = await commentsOf(visitor, id);
  const oldest = all.at(-1);
  await visit(page, `/discovery/${id}?comment=${oldest?.id}`);
  const dialog = page.getByRole("dialog");
  await expect(dialog.locator("[aria-current=true]")).toContainText(oldest?.text ?? "");
  await expect(dialog.getByText(all[0]?.text ?? "")).toHaveCount(0);
  await dialog.getByRole("button", { name: words("comments_show_all") }).click();
  await expect(dialog.getByText(all[0]?.text ?? "")).toBeVisible();

  await visit(page, `/discovery/${id}?comment=2000000000`);
  await expect(dialog.getByText(words("comments_gone"))).toBeVisible();
  await expect(dialog.getByText(all[0]?.text ?? "")).toBeVisible();
});

test("an author blocks a member who commented, and unblocks them @phone", async ({ page, request, signIn, words }) => {
  const author = await new Calls(request).signIn("etienne.cote@tablee.test");
  const own = await ownOf(author);
  const discovery = (await author.call<Shown[] | { recommendations: Shown[] }>(
    "GET",
    "/client/recommendations?limit=50",
  )) as {
    recommendations: Shown[];
  };
  const mine = discovery.recommendations.find((one) => one.account_id === own.id);
  const said = (await commentsOf(author, mine?.id ?? 0)).find((one) => one.account_id !== own.id);
  const name = said?.first_name ?? "";
  await signIn(page, "etienne.cote@tablee.test");
  const dialog = await openComments(page, mine?.id ?? 0, words);
  await openMenu(page, name, words);
  await page.getByRole("menuitem", { name: words("comments_block", { name }) }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("comments_block_confirm"), exact: true })
    .click();
  await expect(dialog.getByText(words("comments_blocked_mark")).first()).toBeVisible();
  await openMenu(page, name, words);
  await page.getByRole("menuitem", { name: words("comments_unblock", { name }) }).click();
  await expect(dialog.getByText(words("comments_blocked_mark"))).toHaveCount(0);
});

test("a member who is blocked while sending a comment keeps its text @phone", async ({
  page,
  request,
  signIn,
  problems,
  words,
}) => {
  problems.allow(/status of 422/);
  const author = await new Calls(request).signIn("etienne.cote@tablee.test");
  const own = await ownOf(author);
  const id = (await feedOf(author)).find((one) => one.account_id === own.id)?.id ?? 0;
  const writer = await ownOf(await new Calls(request).signIn("gabriel.morin@tablee.test"));
  await signIn(page, "gabriel.morin@tablee.test");
  const dialog = await openComments(page, id, words);
  await dialog.getByRole("textbox").fill("The crust alone is worth it");
  // The author blocks the writer while the comment is being sent, and the event arrives before the answer: the comment
  // appears once.
  let answered = () => {};
  const answer = new Promise<void>((resolve) => (answered = resolve));
  await page.route("**/comment/recommendation/create/*", async (route) => {
    await author.call("POST", `/client/account/block/${writer.id}`);
    const response = await route.fetch();
    await answer;
    await route.fulfill({ response });
  });
  await dialog.getByRole("textbox").press("Enter");
  await expect(dialog.getByText(words("comments_author_blocked"))).toBeVisible();
  await expect(dialog.getByRole("status").filter({ hasText: "The crust alone is worth it" })).toBeVisible();
  await expect(dialog.getByText("The crust alone is worth it")).toHaveCount(1);
  answered();
  await expect(dialog.getByRole("blockquote")).toHaveText("The crust alone is worth it");
  await expect(dialog.getByText("The crust alone is worth it")).toHaveCount(1);
  await author.call("POST", `/client/account/block/${writer.id}`);
});

test("a comment is reported, and the report is withdrawn @large", async ({ page, request, signIn, words }) => {
  const member = await new Calls(request).signIn("member@tablee.test");
  const own = await ownOf(member);
  const id = (await feedOf(member)).find((one) => one.account_id !== own.id)?.id ?? 0;
  const said = (await commentsOf(member, id)).find((one) => one.account_id !== own.id);
  const name = said?.first_name ?? "";
  await signIn(page, "member@tablee.test");
  await openComments(page, id, words);
  await openMenu(page, name, words);
  await page.getByRole("menuitem", { name: words("comments_report"), exact: true }).click();
  await expect(page.getByText(words("comments_reported"))).toBeVisible();
  // Toasts are above the field, so that they do not cover its text. The bottom of the toasts' area is the same after
  // this one has gone.
  const toastsEnd = await page.locator(".ds-toasts").evaluate((toasts) => toasts.getBoundingClientRect().bottom);
  const fieldBegins = await page.getByRole("textbox").evaluate((field) => field.getBoundingClientRect().top);
  expect(toastsEnd).toBeLessThan(fieldBegins);
  await openMenu(page, name, words);
  await page.getByRole("menuitem", { name: words("comments_report_cancel") }).click();
  await expect(page.getByText(words("comments_report_canceled"))).toBeVisible();
});

test("a member who does not follow the author follows them beside the field, and comments @large", async ({
  page,
  request,
  signIn,
  words,
}) => {
  const member = await new Calls(request).signIn("karim.bouzid@tablee.test");
  const own = await ownOf(member);
  const met = (await feedOf(member)).find(
    (one) => one.account_id !== own.id && !own.following.includes(one.account_id),
  );
  await signIn(page, "karim.bouzid@tablee.test");
  const dialog = await openComments(page, met?.id ?? 0, words);
  const why = dialog.getByText(words("comments_follow_required"));
  await expect(why).toBeVisible();
  await dialog.getByRole("button", { name: new RegExp(`^${words("members_follow_of", { name: "" }).trim()}`) }).click();
  await expect(why).toHaveCount(0);
  await expect(dialog.getByRole("textbox")).toBeFocused();
  const text = `Worth the walk, ${Date.now()}`;
  await dialog.getByRole("textbox").fill(text);
  await dialog.getByRole("textbox").press("Enter");
  await expect(dialog.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
});

test("Back and Escape close the comments, and keep the text of an unsent one @phone", async ({
  page,
  request,
  signIn,
  words,
}) => {
  const member = await new Calls(request).signIn("member@tablee.test");
  const own = await ownOf(member);
  const id = (await feedOf(member)).find((one) => own.following.includes(one.account_id))?.id ?? 0;
  await signIn(page, "member@tablee.test");
  const dialog = await openComments(page, id, words);
  const field = dialog.getByRole("textbox");
  const begun = "The crust is";
  await field.fill(begun);
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  // Only the dialog closes, not the page below it.
  await expect(page).toHaveURL(new RegExp(`/discovery/${id}$`));
  const opener = page.getByRole("button", { name: words("comments_all") });
  await opener.click();
  await expect(field).toHaveValue(begun);
  await field.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(field).toHaveValue(begun);
});

test("the name of a commenter leads to their profile, and Back to the comments @large", async ({
  page,
  request,
  words,
}) => {
  const visitor = new Calls(request);
  let said: Said[] = [];
  let id = 0;
  for (const one of await feedOf(visitor)) {
    if (said.length > 0) break;
    id = one.id;
    said = await commentsOf(visitor, id);
  }
  const dialog = await openComments(page, id, words);
  await dialog
    .getByRole("link", { name: said[0]?.first_name ?? "", exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/profile/${said[0]?.account_id}$`));
  await page.goBack();
  await expect(dialog.getByRole("list", { name: words("comments_list") })).toBeVisible();
});
