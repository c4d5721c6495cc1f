import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

/** Closed for the winter. */
const CLOSED = 16;

test("a closed restaurant takes no order @phone", async ({ page, words, expectNoViolations }) => {
  await visit(page, `/menu/${CLOSED}`);
  await expect(page.getByText(words("basket_order_not_available")).first()).toBeVisible();
  await expectNoViolations(page);
  const answer = await page.request.get(`/api/client/restaurant-info/orders-availability/${CLOSED}`);
  expect(await answer.json()).toMatchObject({ status: "closed", dates: [], times: [], available: false });
});
