import { expect } from "@playwright/test";
import { Calls } from "../orders/place.ts";
import { test, visit } from "../journey.ts";

interface Said {
  id: number;
  text: string;
  first_name: string;
  account_id: number | null;
}

test(
  "a moderator deletes a reported comment by keyboard with a reason, and it disappears for everybody",
  { tag: "@large" },
  async ({ page, person, request, signIn, words, expectNoViolations }) => {
    const member = await new Calls(request).signIn("member@tablee.test");
    const own = await member.call<{ id: number }>("GET", "/client/account/current-user");
    const feed = await member.call<{ recommendations: { id: number; account_id: number }[] }>(
      "GET",
      "/client/recommendations?limit=50",
    );
    const id = feed.recommendations.find((one) => one.account_id !== own.id)?.id ?? 0;
    const { comments } = await member.call<{ comments: Said[] }>("GET", `/client/comments/recommendation/${id}`);
    const said = comments.find((one) => one.account_id !== own.id && one.text !== "");
    const text = said?.text ?? "";
    const name = said?.first_name ?? "";

    const reporter = await person("member@tablee.test");
    await visit(reporter, `/discovery/${id}?comment=${said?.id}`);
    const talk = reporter.getByRole("dialog");
    await talk
      .getByRole("button", { name: words("comments_more_of", { name }), exact: true })
      .first()
      .click();
    await reporter.getByRole("menuitem", { name: words("comments_report"), exact: true }).click();
    await expect(reporter.getByText(words("comments_reported"), { exact: true }).first()).toBeVisible();

    await signIn(page, "admin@tablee.test");
    await visit(page, "/admin/queue?view=comments");
    const rows = page.getByRole("list", { name: words("moderation_comments_list") }).getByRole("listitem");
    const row = rows.filter({ hasText: text });
    await expect(row).toHaveCount(1);
    await expectNoViolations(page);
    const count = await rows.count();
    // The comment that was reported last comes last.
    for (let at = 0; at < count; at += 1) {
      await page.keyboard.press("j");
      await expect(rows.nth(at)).toBeFocused();
    }
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: words("moderation_delete_title") });
    const remove = dialog.getByRole("button", { name: words("moderation_delete_comment"), exact: true });
    await remove.press("Enter");
    await expect(dialog.getByRole("textbox")).toBeFocused();
    await expect(dialog.getByText(words("moderation_reason_required"))).toBeVisible();
    await dialog.getByRole("textbox").fill("It insults the cook.");
    await remove.press("Enter");
    await expect(page.getByText(words("moderation_comment_deleted"), { exact: true }).first()).toBeVisible();
    await expect(row).toHaveCount(0);
    // Without a reload.
    await expect(talk.getByText(text)).toHaveCount(0);
  },
);
