import { expect } from "@playwright/test";
import { compose, handIn } from "../discoveries/compose.ts";
import { revisit, test, visit } from "../journey.ts";

test(
  "a moderator rejects a discovery by keyboard with a reason that its author reads, and approves it when resubmitted",
  { tag: "@large" },
  async ({ page, person, signIn, words, problems, expectNoViolations }) => {
    test.slow();
    problems.allow(/status of 404/);
    const author = await person("lea.fontaine@tablee.test");
    const name = `Soupe ${Date.now()}`;
    await compose(author, words, name);
    await expect(author.getByText(words("publishing_will_wait"))).toBeVisible();
    const address = await handIn(author, words, name);
    await expect(author.getByText(words("discoveries_pending"), { exact: true })).toBeVisible();
    const visitor = await person();
    await visit(visitor, address);
    await expect(visitor.getByRole("heading", { name: words("discoveries_gone_title") })).toBeVisible();

    await signIn(page, "admin@tablee.test");
    await visit(page, "/admin/queue");
    const rows = page.getByRole("list", { name: words("moderation_list") }).getByRole("link");
    await expect(rows.filter({ hasText: name })).toHaveCount(1);
    const count = await rows.count();
    // The first is open and J continues from it; the one that has waited the shortest comes last.
    for (let row = 0; row < count; row += 1) {
      if (row > 0) await page.keyboard.press("j");
      await expect(rows.nth(row)).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("button", { name: words("moderation_next") })).toBeVisible();
    }
    await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    if (count > 1) {
      await page.keyboard.press("k");
      await expect(rows.nth(count - 2)).toHaveAttribute("aria-current", "true");
      await expect(page.getByRole("button", { name: words("moderation_next") })).toBeVisible();
      await page.keyboard.press("j");
      await expect(page.getByRole("heading", { level: 2, name })).toBeVisible();
    }
    await expectNoViolations(page);

    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: words("moderation_reject_title") });
    const reject = dialog.getByRole("button", { name: words("moderation_reject"), exact: true });
    await reject.press("Enter");
    await expect(dialog.getByText(words("moderation_reason_required"))).toBeVisible();
    await expectNoViolations(page);
    const reason = words("publishing_reason_not_the_dish");
    await dialog.getByRole("radio", { name: reason }).click();
    const said = "C’est une photo de la salle.";
    await dialog.getByRole("textbox").fill(said);
    await reject.press("Enter");
    await expect(page.getByText(words("moderation_rejected_toast"), { exact: true }).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await expect(rows.filter({ hasText: name })).toHaveCount(0);

    await revisit(author);
    await expect(author.getByText(words("publishing_rejected_because", { reason }))).toBeVisible();
    await expect(author.getByText(said)).toBeVisible();
    // A link to it would lead nobody there.
    await expect(author.getByRole("button", { name: words("discoveries_share") })).toHaveCount(0);
    await author.getByRole("button", { name: words("publishing_appeal"), exact: true }).click();
    const appealing = author.getByRole("dialog", { name: words("publishing_appeal_title") });
    await appealing.getByRole("button", { name: words("publishing_appeal_send") }).click();
    await expect(appealing.getByText(words("publishing_appeal_invalid"))).toBeVisible();
    await expectNoViolations(author);
    await author.keyboard.press("Escape");
    await expect(appealing).toHaveCount(0);
    await author.getByRole("link", { name: words("publishing_edit"), exact: true }).click();
    await expect(author.getByText(words("publishing_rejected_because", { reason }))).toBeVisible();
    await author.getByRole("button", { name: words("publishing_submit_again") }).click();
    await expect(author).toHaveURL(new RegExp(`${address}$`));
    await expect(author.getByText(words("discoveries_pending"), { exact: true })).toBeVisible();

    await visit(page, `/admin/queue?id=${address.split("/").at(-1)}`);
    await expect(page.getByText(reason)).toBeVisible();
    await page.keyboard.press("a");
    await expect(page.getByText(words("moderation_approved_toast"), { exact: true }).first()).toBeVisible();
    await visit(visitor, address);
    await expect(visitor.getByRole("heading", { level: 1, name })).toBeVisible();
  },
);

test(
  "of two moderators who decide at once only the first counts; the second is told and continues from the same discovery",
  { tag: "@large" },
  async ({ page, person, signIn, words, problems }) => {
    problems.allow(/status of 409/);
    const other = await person("admin@tablee.test");
    await signIn(page, "admin@tablee.test");
    const both = [page, other];
    for (const one of both) await visit(one, "/admin/queue");
    const title = (one: typeof page) => one.getByRole("heading", { level: 2 }).first();
    const name = await title(page).innerText();
    for (const one of both) await expect(title(one)).toHaveText(name);
    // Each gets the answer to their own press.
    const answers = both.map((one) => one.waitForResponse((answer) => answer.url().endsWith("/status")));
    await Promise.all(both.map((one) => one.keyboard.press("a")));
    const statuses = (await Promise.all(answers)).map((answer) => answer.status());
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    const [first, second] = statuses[0] === 200 ? [page, other] : [other, page];
    await expect(second.getByText(words("moderation_already"))).toBeVisible();
    await expect(title(second)).toHaveText(name);
    // While the toast of the decision is still shown.
    await expect(first.getByText(words("moderation_approved_toast"), { exact: true }).first()).toBeVisible();
    await expect(title(first)).not.toHaveText(name);
    const next = await title(first).innerText();
    await first.keyboard.press("r");
    await expect(first.getByRole("dialog", { name: words("moderation_reject_title") })).toBeVisible();
    await second.keyboard.press("j");
    await expect(title(second)).toHaveText(next);
  },
);
