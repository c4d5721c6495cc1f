import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { Calls } from "../orders/place.ts";

interface Recommended {
  id: number;
  name: { en: string; fr: string };
  first_name: string;
  last_name: string;
  restaurant_id: number | null;
  item_id: number | null;
}

test("a restaurant and its dish show who recommends them, and lead to the discovery @phone", async ({
  page,
  request,
  language,
  words,
  expectNoViolations,
}) => {
  const visitor = new Calls(request);
  const { recommendations } = await visitor.call<{ recommendations: Recommended[] }>("GET", "/client/recommendations");
  const ofDish = recommendations.find(({ restaurant_id, item_id }) => restaurant_id !== null && item_id !== null);
  if (!ofDish) throw new Error("The demo has changed");
  const { restaurant_id: place, item_id: dish } = ofDish;
  const at = (query = "") =>
    visitor.call<{ recommendations: Recommended[] }>("GET", `/client/restaurant/${place}/recommendations${query}`);

  await visit(page, `/restaurants/${place}`);
  const here = page.getByRole("region", { name: words("discoveries_here") });
  await page.mouse.wheel(0, 4_000);
  const listed = (await at()).recommendations;
  await expect(here.getByRole("listitem")).toHaveCount(listed.length);
  await expect(here.getByRole("listitem").first()).toContainText(listed[0]?.name[language] ?? "");
  await expectNoViolations(page);
  await here.getByRole("link", { name: words("discoveries_view_more") }).click();
  await expect(page).toHaveURL(`/restaurants/${place}/recommended`);
  const all = page.getByRole("list", { name: new RegExp(words("discoveries_here_at", { name: "" })) });
  await expect(all.getByRole("listitem").first()).toContainText(listed[0]?.name[language] ?? "");
  await expectNoViolations(page);
  await all.getByRole("link").first().click();
  await expect(page).toHaveURL(`/discovery/${listed[0]?.id}`);
  await page.goBack();
  await expect(page).toHaveURL(`/restaurants/${place}/recommended`);
  await expect(all.getByRole("listitem").first()).toBeVisible();

  const [first, ...others] = (await at(`?item_id=${dish}`)).recommendations;
  if (!first) throw new Error("Its own discovery is missing");
  const name = `${first.first_name} ${first.last_name}`;
  await visit(page, `/menu/${place}?item=${dish}`);
  const by = page.getByRole("dialog").getByRole("link", { name });
  await expect(by).toHaveAccessibleName(
    others.length === 0 ? words("discoveries_recommended_by", { name }) : new RegExp(name),
  );
  await expectNoViolations(page);
  await by.click();
  await expect(page).toHaveURL(`/discovery/${first.id}`);
  await page.goBack();
  await expect(page.getByRole("dialog")).toBeVisible();
});
