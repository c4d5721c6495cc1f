import { expect } from "@playwright/test";
import { handIn, photograph } from "../discoveries/compose.ts";
import { test, visit } from "../journey.ts";
import { Calls } from "./place.ts";

/** Chez Margot, which never closes. */
const MARGOT = 1;

test("a delivered order leads to a discovery of one of its dishes @phone", async ({
  page,
  request,
  language,
  words,
  signIn,
  expectNoViolations,
}) => {
  test.slow();
  const diner = await new Calls(request).signIn("critic@tablee.test");
  const kitchen = await new Calls(request).signIn("kitchen@tablee.test");
  const [coffee, slaw] = await diner.dishes(MARGOT, "Filter Coffee, Refilled", "Creamy Coleslaw");
  if (!coffee || !slaw) throw new Error("The demo has changed");
  const order = await diner.place(MARGOT, [coffee, slaw, slaw]);
  for (const status of ["confirmed", "preparing", "ready"]) await kitchen.move(order.id, status);
  await signIn(page, "critic@tablee.test");

  // Nothing is asked before it has been eaten; then each dish once.
  await visit(page, `/orders/current/${order.id}`);
  await expect(page.getByRole("heading", { level: 1, name: words("order_when_ready_take_out") })).toBeVisible();
  const asked = page.getByRole("region", { name: words("order_recommend") });
  await expect(asked).toHaveCount(0);
  await kitchen.move(order.id, "delivered");
  const linkTo = (dish: typeof coffee) =>
    asked.getByRole("link", { name: words("order_recommend_dish", { dish: dish.name[language] }), exact: true });
  for (const dish of [coffee, slaw]) await expect(linkTo(dish)).toBeVisible();
  await expect(asked.getByRole("link")).toHaveCount(2);
  await expectNoViolations(page);

  // Somebody who only wanted to look goes back; nothing was begun.
  await linkTo(coffee).click();
  const name = page.getByRole("textbox", { name: words("publishing_name"), exact: true });
  await expect(name).toHaveValue(coffee.name[language]);
  await page.goBack();

  await linkTo(slaw).click();
  await expect(name).toHaveValue(slaw.name[language]);
  await expect(page.getByText("Chez Margot", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: words("publishing_dish_change") })).toBeVisible();
  await name.fill(`${slaw.name[language]} ${order.number}`);

  // What was begun is not replaced by another dish, unless its author says so.
  await visit(page, `/recommendation-creator?restaurant=${MARGOT}&dish=${coffee.id}`);
  await expect(name).toHaveValue(`${slaw.name[language]} ${order.number}`);
  await expectNoViolations(page);
  await page.getByRole("button", { name: words("publishing_begin_about", { dish: coffee.name[language] }) }).click();
  await expect(name).toHaveValue(coffee.name[language]);
  await expect(name).toBeFocused();

  const file = page.getByLabel(words("pictures_choose"), { exact: true }).and(page.locator("input"));
  await file.setInputFiles({ name: "dish.jpg", mimeType: "image/jpeg", buffer: await photograph(page) });
  await handIn(page, words, coffee.name[language]);
  const id = Number(new URL(page.url()).pathname.split("/").at(-1));
  const made = await diner.call<{ item_id: number }>("GET", `/client/recommendation/${id}`);
  expect(made).toMatchObject({ item_id: coffee.id, restaurant: { id: MARGOT } });
});
