import { expect } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { Calls } from "../orders/place.ts";
import { test, visit } from "../journey.ts";

test("a comment with an address is refused beside its field; one without is seen elsewhere at once, and is deleted @phone", async ({
  page,
  person,
  request,
  signIn,
  problems,
  words,
  expectNoViolations,
}) => {
  // A refusal is a 422 answer, which the console reports.
  problems.allow(/Failed to load resource/);
  const member = await new Calls(request).signIn("member@tablee.test");
  const own = await member.call<{ id: number; following: number[] }>("GET", "/client/account/current-user");
  const feed = await member.call<{ recommendations: { id: number; account_id: number }[] }>(
    "GET",
    "/client/recommendations?limit=50",
  );
  const discovery = feed.recommendations.find((one) => own.following.includes(one.account_id));
  const address = `/discovery/${discovery?.id}`;

  const elsewhere = await person();
  await visit(elsewhere, address);
  await signIn(page, "member@tablee.test");
  await visit(page, address);
  // What looks like the field leads to it.
  await page
    .getByRole("button", { name: new RegExp(`${words("comments_write")}|${words("comments_be_first")}`) })
    .click();
  const dialog = page.getByRole("dialog");
  const field = dialog.getByRole("textbox");
  await expect(field).toBeFocused();
  await field.fill("Menu at x.ca");
  await field.press("Enter");
  await expect(dialog.getByText(words("comments_contains_url"))).toBeVisible();
  await expect(field).toHaveValue("Menu at x.ca");
  await test.step("formatted text is pasted as plain text", async () => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate(() => {
      const kinds = { "text/html": "<h1>Crisp <b>inside</b></h1><img src='x'>", "text/plain": "Crisp inside" };
      return navigator.clipboard.write([new ClipboardItem(kinds)]);
    });
    await field.fill("");
    await field.press("ControlOrMeta+v");
    await expect(field).toHaveValue("Crisp inside");
    await expect(dialog.getByRole("heading", { name: "Crisp" })).toHaveCount(0);
  });
  // With the longest possible word, which must not widen anybody's page.
  const text = `Crisp to the last ${"b".repeat(300)}ite, ${Date.now()}`;
  await field.fill(text);
  await expectNoViolations(page);
  await field.press("Enter");
  await expect(dialog.getByRole("listitem").filter({ hasText: text })).toHaveCount(1);
  await expect(field).toHaveValue("");
  await expect(elsewhere.getByText(text)).toHaveCount(1);
  await expect
    .poll(async () => (await elsewhere.getByText(text).boundingBox())?.width ?? Infinity)
    .toBeLessThan(elsewhere.viewportSize()?.width ?? 0);

  const row = dialog.getByRole("listitem").filter({ hasText: text });
  await row.getByRole("button", { name: words("comments_more_of", { name: "Inès" }) }).click();
  await page.getByRole("menuitem", { name: words("comments_delete") }).click();
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: words("comments_delete") })
    .click();
  await expect(dialog.getByText(text)).toHaveCount(0);
  await expect(elsewhere.getByText(text)).toHaveCount(0);
});

test("a visitor who begins a comment over the feed signs in and returns to the discovery @large", async ({
  page,
  request,
  words,
}) => {
  const feed = await new Calls(request).call<{ recommendations: { id: number; comments: number }[] }>(
    "GET",
    "/client/recommendations?limit=50",
  );
  const id = feed.recommendations.find(({ comments }) => comments > 0)?.id;
  await visit(page, `/?discovery=${id}`);
  await page
    .getByRole("dialog")
    .getByRole("button", { name: words("comments_write") })
    .click();
  const login = page.getByRole("button", { name: words("comments_login") });
  await expect(login).toBeFocused();
  await login.press("Enter");
  await page.getByLabel(words("accounts_email"), { exact: true }).fill("member@tablee.test");
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`[/=]${id}$`));
  // The comments are open again, as they were (accounts §55).
  await expect(page.getByRole("dialog").getByRole("textbox")).toBeFocused();
});
