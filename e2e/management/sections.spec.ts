import { expect, type Locator, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;

interface Wire {
  timezone: string;
  menu: {
    sections: { id: number; name: { en: string | null; fr: string | null } }[];
    items: {
      id: number;
      name: { en: string; fr: string };
      section_id: number | null;
      price: number | null;
      stock_status: string;
    }[];
    modifier_groups: { items: number[] }[];
  };
}

const live = async (page: Page) =>
  (await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire;

/** Waits for the call that stores the input in the draft. */
async function saved(page: Page, act: () => Promise<unknown>) {
  const answer = page.waitForResponse((one) => one.request().method() === "PATCH");
  await act();
  expect((await answer).status()).toBe(200);
}
const type = (page: Page, input: Locator, text: string) =>
  saved(page, async () => {
    await input.fill(text);
    await input.blur();
  });

test("a section with hours of its own tells diners when it is served, and cannot be ordered from outside them @large", async ({
  page,
  signIn,
  words,
  language,
  expectNoViolations,
}) => {
  await signIn(page, "kitchen@tablee.test");
  const { timezone, menu } = await live(page);
  const simple = menu.items.filter(({ id }) => !menu.modifier_groups.some(({ items }) => items.includes(id)));
  const dishes = simple.filter((one) => one.price !== null && one.stock_status === "available").slice(0, 2);
  const [first] = dishes;
  const dishName = first?.name[language] ?? "";
  const hour = Number(
    new Intl.DateTimeFormat("en", { hour: "2-digit", hourCycle: "h23", timeZone: timezone }).format(),
  );
  const clock = (later: number) => `${String((hour + later) % 24).padStart(2, "0")}:00`;
  const field = (own: string) => page.getByRole("textbox", { name: `${words("management_field_name")} · ${own}` });

  await test.step("the section is created with a name in both languages, hours of its own, and two dishes", async () => {
    await visit(page, `/restaurant-admin/${RESTAURANT}/menu`);
    await page.getByRole("link", { name: words("management_own_sections"), exact: true }).click();
    await saved(page, () => page.getByRole("button", { name: words("management_add_section") }).click());
    await type(page, field("English"), "Late breakfast");
    await type(page, field("Français"), "Déjeuner tardif");
    await saved(page, () => page.getByRole("switch", { name: words("management_hours_of_its_own") }).click());
    const monday = page.locator("li").filter({ has: page.getByRole("heading", { name: /monday|lundi/i, level: 3 }) });
    const [from, to] = [monday.locator("input").first(), monday.locator("input").last()];
    await from.fill(clock(6));
    await to.fill(clock(8));
    await saved(page, () =>
      monday
        .getByRole("button", { name: words("management_hours_copy", { day: language === "fr" ? "lundi" : "Monday" }) })
        .click(),
    );
    const take = page.getByRole("combobox", { name: words("management_section_take") });
    for (const dish of dishes) await saved(page, () => take.selectOption({ label: dish.name[language] }));
    await expectNoViolations(page);
  });

  const publish = async () => {
    await page.getByRole("link", { name: /^(Review and publish|Vérifier et publier)/ }).click();
    return publishChanges();
  };
  const publishChanges = async () => {
    const published = page.waitForResponse((answer) => answer.url().endsWith("/menu/publish"));
    await page.getByRole("button", { name: words("management_publish"), exact: true }).click();
    expect((await published).status()).toBe(200);
    await expect(page.getByText(words("management_no_changes"))).toBeVisible();
    return ((await (await published).json()) as { version: number }).version;
  };
  const version = await publish();

  await test.step("the menu shows the section; its dishes say when they are served, and cannot be added", async () => {
    const name = language === "fr" ? "Déjeuner tardif" : "Late breakfast";
    await visit(page, `/menu/${RESTAURANT}`);
    const section = page.getByRole("region", { name });
    const served = section.getByText(/^(Served .*from|Service .*à partir)/);
    await expect(served.first()).toBeVisible();
    await expect(section.getByRole("listitem")).toHaveCount(2);
    await expect(section.getByRole("button")).toHaveCount(2);
    await expectNoViolations(page);
    await section.getByRole("link", { name: dishName }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText(/^(Served .*from|Service .*à partir)/)).toBeVisible();
    await expect(dialog.getByRole("button", { name: words("menu_add_to_order") })).toBeHidden();
    await expectNoViolations(page);
  });

  await test.step("the previous menu is restored", async () => {
    await visit(page, `/restaurant-admin/${RESTAURANT}/menu?view=versions`);
    await page
      .getByRole("button", { name: words("management_restore_number", { number: version - 1 }), exact: true })
      .click();
    // Restoring leads to the list of changes.
    await page.waitForURL(/view=changes/);
    await publishChanges();
    const back = await live(page);
    expect(back.menu.sections).toEqual([]);
    expect(back.menu.items.filter(({ section_id }) => section_id !== null)).toEqual([]);
  });
});
