import { expect, type Locator, type Page } from "@playwright/test";
import { SOFTWARE_DRAWING } from "../drawing.ts";
import { test, visit } from "../journey.ts";

/** A restaurant where no other journey orders, because its hours change. */
const RESTAURANT = 5;

interface Settings {
  revision: number;
  settings: { hours: Record<string, [number, number][]>; city: string };
}

const settingsOf = async (page: Page): Promise<Settings> => {
  const token = await page.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token}` };
  return (await page.request.get(`/api/management/${RESTAURANT}/settings`, { headers })).json() as Promise<Settings>;
};

test(
  "opening hours are drawn by mouse and keyboard, past midnight, and saved together with another section's change",
  { tag: "@large" },
  async ({ page, signIn, words, problems, expectNoViolations }) => {
    problems.allow(SOFTWARE_DRAWING);
    await signIn(page, "admin@tablee.test");
    await visit(page, `/restaurant-admin/${RESTAURANT}/settings?section=place`);
    const city = page.getByRole("textbox", { name: words("management_city"), exact: true });
    const before = await city.inputValue();
    await city.fill(`${before} Nord`);
    await test.step("the save button ends within the width of the settings", async () => {
      const [bar, section] = await Promise.all([
        page.getByRole("button", { name: words("management_save"), exact: true }).boundingBox(),
        page.getByRole("main").locator("section").first().boundingBox(),
      ]);
      const end = (box: typeof bar) => (box?.x ?? 0) + (box?.width ?? 0);
      expect(end(bar)).toBeLessThan(end(section));
    });
    await page.getByRole("link", { name: words("management_section_hours"), exact: true }).click();

    const week = page.getByRole("group", { name: words("management_week_grid") });
    const monday = week.getByRole("group").first();
    const closes = monday.getByRole("slider").last();
    await test.step("a drawn opening ends where the pointer does", async () => {
      // Starts from an empty Monday.
      while ((await monday.getByRole("slider").count()) > 0) await closes.press("Delete");
      // The pointer needs the whole day in view.
      await page.getByRole("heading", { name: words("management_week"), exact: true }).scrollIntoViewIfNeeded();
      const box = await monday.boundingBox();
      if (!box) throw new Error("Monday is not there");
      const at = (hour: number) => box.y + (box.height * hour) / 30;
      await page.mouse.move(box.x + box.width / 2, at(18));
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2, at(20));
      await page.mouse.move(box.x + box.width / 2, at(23));
      await page.mouse.up();
      await expect(closes).toHaveAttribute("aria-valuenow", "23");
    });

    await test.step("dragging an edge selects no text", async () => {
      const [edge, day] = [await closes.boundingBox(), await monday.boundingBox()];
      if (!edge || !day) throw new Error("Monday is not there");
      const y = edge.y + edge.height / 2;
      await page.mouse.move(edge.x + edge.width / 2, y);
      await page.mouse.down();
      await page.mouse.move(edge.x + edge.width / 2, y + day.height / 10, { steps: 8 });
      await page.mouse.up();
      await expect(closes).not.toHaveAttribute("aria-valuenow", "23");
      expect(await page.evaluate(() => getSelection()?.toString() ?? "")).toBe("");
      while ((await closes.getAttribute("aria-valuenow")) !== "23") await closes.press("ArrowUp");
    });

    await test.step("the arrow keys move an edge past midnight", async () => {
      for (let step = 0; step < 5; step += 1) await closes.press("ArrowDown");
      await expect(closes).toHaveAttribute("aria-valuenow", "25.5");
      await expect(page.getByText(words("management_next_day")).first()).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step("all changes are saved together", async () => {
      const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
      await page.getByRole("button", { name: words("management_save"), exact: true }).click();
      expect((await saved).status()).toBe(200);
      await expect(page.getByRole("button", { name: words("management_save"), exact: true })).toBeHidden();
      const { settings } = await settingsOf(page);
      expect([settings.hours["monday"], settings.city]).toEqual([[[18, 25.5]], `${before} Nord`]);
    });
  },
);

test("the save bar covers neither the field being edited nor its error @phone", async ({
  page,
  signIn,
  words,
  problems,
}) => {
  problems.allow(SOFTWARE_DRAWING);
  await signIn(page, "admin@tablee.test");
  await visit(page, `/restaurant-admin/${RESTAURANT}/settings`);
  const bar = page.getByRole("button", { name: words("management_save"), exact: true });
  const field = page.getByRole("textbox", { name: words("management_field_name"), exact: true }).last();
  // As low as it can still be pressed; the bar appears at the first letter.
  await field.evaluate((one) => scrollBy(0, one.getBoundingClientRect().bottom + 80 - innerHeight));
  await field.click();
  await page.keyboard.type("!");
  await expect(bar).toBeVisible();
  await expectApart(page, field);

  await page.getByRole("link", { name: words("management_section_place"), exact: true }).click();
  const code = page.getByRole("textbox", { name: words("management_postal_code"), exact: true });
  await code.click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("H2");
  const fault = page.getByText(words("management_problem_postal_code"));
  await expect(fault).toBeVisible();
  await expectApart(page, fault);
  await page.getByRole("button", { name: words("management_give_up"), exact: true }).click();
  await expect(bar).toBeHidden();
});

/** Checks that nothing covers it. */
const expectApart = (page: Page, what: Locator) =>
  expect(async () => {
    const box = await what.boundingBox();
    const [x, top, bottom] = box ? [box.x + 12, box.y + 2, box.y + box.height - 2] : [];
    const seen = await page.evaluate(
      (points) => points.map(([left, y]) => document.elementFromPoint(left, y)?.closest(".sticky") === null),
      [
        [x ?? 0, top ?? 0],
        [x ?? 0, bottom ?? 0],
      ] as [number, number][],
    );
    expect(seen).toEqual([true, true]);
  }).toPass();
