import { expect } from "@playwright/test";
import { orderOf, RESTAURANT } from "../kitchen/ordered.ts";
import { test, visit } from "../journey.ts";

test("staff find an order when its diner calls: by number, by name, by day and state @large", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  const { number } = await orderOf(page, "member@tablee.test");
  await signIn(page, "kitchen@tablee.test");
  await visit(page, `/restaurant-admin/${RESTAURANT}`);
  await page
    .getByRole("main")
    .getByRole("link", { name: words("management_room_orders") })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: words("management_room_orders") })).toBeVisible();
  const rows = page.getByRole("main").getByRole("listitem").getByRole("button");
  // The newest is first.
  await expect(rows.first()).toContainText(String(number));

  await page.getByRole("searchbox").fill(`#${number}`);
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/[?&]q=/);
  await rows.click();
  const dialog = page.getByRole("dialog", { name: words("kitchen_ticket", { number }) });
  await expect(dialog).toContainText(words("management_orders_pay_there"));
  await expect(dialog.getByRole("button", { name: words("kitchen_print"), exact: true })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(rows).toBeFocused();

  await page.getByRole("searchbox").fill("");
  await expect(page).not.toHaveURL(/[?&]q=/);
  await page.getByLabel(words("management_orders_state")).selectOption("refunded");
  await expect(page.getByText(words("management_orders_not_found"))).toBeVisible();
  await page.goBack();
  await expect(rows.first()).toContainText(String(number));
  await page.getByRole("button", { name: words("management_today"), exact: true }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(rows.first()).toContainText(String(number));
});
