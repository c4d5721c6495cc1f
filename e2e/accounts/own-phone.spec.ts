import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { Calls } from "../orders/place.ts";
import { codeFor } from "./outbox.ts";

test.use({ ownSession: true });

test("a member verifies their phone number by code to publish a comment that waits for it @phone", async ({
  page,
  request,
  language,
  problems,
  signIn,
  words,
  expectNoViolations,
}) => {
  // The answer to a wrong code.
  problems.allow(/422/);
  const [email, number] =
    language === "fr" ? ["lan.nguyen@tablee.test", "+15145550177"] : ["ethan.cohen@tablee.test", "+15145550178"];
  await signIn(page, email);
  await visit(page, "/account/details");
  await page.getByLabel(words("own_phone"), { exact: true }).fill(number);
  await page.getByRole("button", { name: words("own_save") }).click();
  await expect(page.getByText(words("own_saved"))).toBeVisible();
  await page.getByRole("button", { name: words("own_phone_verify") }).click();
  const dialog = page.getByRole("dialog", { name: words("phone_title") });
  await test.step("the country changes with the number", async () => {
    const typed = dialog.getByLabel(words("registration_phone"));
    await typed.fill("+44 7400 123456");
    await expect(dialog.getByLabel(words("registration_country"))).toHaveValue("GB");
    await typed.fill(number);
    await expect(dialog.getByLabel(words("registration_country"))).toHaveValue("CA");
  });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();

  const member = await new Calls(request).signIn(email);
  const own = await member.call<{ following: number[] }>("GET", "/client/account/current-user");
  const feed = await member.call<{ recommendations: { id: number; account_id: number }[] }>(
    "GET",
    "/client/recommendations?limit=50",
  );
  await visit(page, `/discovery/${feed.recommendations.find((one) => own.following.includes(one.account_id))?.id}`);
  await page
    .getByRole("button", { name: new RegExp(`${words("comments_all")}|${words("comments_be_first")}`) })
    .click();
  const comment = page.getByRole("dialog").getByRole("textbox");
  await comment.fill("Worth the walk");
  await comment.press("Enter");
  await expect(page.getByText(words("comments_phone_required"))).toBeVisible();
  await page.getByRole("button", { name: words("comments_go_to_phone") }).click();
  await dialog.getByRole("button", { name: words("phone_send") }).click();
  const code = dialog.getByLabel(words("registration_code"));
  await expect(code).toBeVisible();
  await expect(dialog.getByRole("button", { name: words("registration_verify") })).toBeHidden();
  await expectNoViolations(page);
  const right = await codeFor(request, number);
  await code.fill(right === "000000" ? "000001" : "000000");
  await dialog.getByRole("button", { name: words("registration_verify") }).click();
  await expect(dialog.getByText(words("phone_wrong"))).toBeVisible();

  await code.fill(right);
  await dialog.getByRole("button", { name: words("registration_verify") }).click();
  await expect(page.getByText(words("phone_verified"), { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  // It continues where it was interrupted.
  await expect(comment).toHaveValue("Worth the walk");
  await expect(comment).toBeFocused();
  await visit(page, "/account/details");
  await expect(page.getByText(words("own_phone_verified"), { exact: true })).toBeVisible();
});
