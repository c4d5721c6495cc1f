import { expect, type Locator, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { throwDraftAway } from "./throw-draft-away.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;

interface Wire {
  menu: { items: { id: number; name: { en: string; fr: string }; price: number }[] };
}

/** The rest of a menu, as diners receive it. */
interface Whole {
  menu: {
    items: { id: number; name: { en: string; fr: string } }[];
    modifier_groups: {
      name: { fr: string };
      items: number[];
      modifiers: { name: { en: string }; price: number }[];
    }[];
    combos: { slots: { items: { item_id: number; extra_price: number }[] }[] }[];
  };
}

const menuOf = async (page: Page) =>
  ((await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire).menu;

test("an owner changes a price, reviews the difference, publishes it, and restores the previous menu @large", async ({
  page,
  signIn,
  words,
  language,
  expectNoViolations,
}) => {
  await signIn(page, "kitchen@tablee.test");
  const [dish] = (await menuOf(page)).items;
  const name = dish?.name[language] ?? "";
  const amount = (decimal: number) => decimal.toFixed(2).replace(".", language === "fr" ? "," : ".");
  const dearer = (dish?.price ?? 0) + 1.05;

  await visit(page, `/restaurant-admin/${RESTAURANT}/menu`);
  await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
  const price = page.getByRole("textbox", { name: words("management_field_price") });

  await test.step("an invalid price is reported beside its field, and is saved as no price", async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await price.fill("0.125");
    await price.blur();
    await expect(page.getByText(words("management_price_wrong"))).toBeVisible();
    expect((await saved).request().postData()).toContain('"value":null');
    await expect(price).toHaveValue("0.125");
  });

  await test.step("a valid price is saved in the draft, and diners do not see it", async () => {
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await price.fill(amount(dearer));
    await price.blur();
    expect((await saved).status()).toBe(200);
    await expectNoViolations(page);
    expect((await menuOf(page)).items.find(({ id }) => id === dish?.id)?.price).toBe(dish?.price);
  });

  const publish = async () => {
    const published = page.waitForResponse((answer) => answer.url().endsWith("/menu/publish"));
    await page.getByRole("button", { name: words("management_publish"), exact: true }).click();
    expect((await published).status()).toBe(200);
    await expect(page.locator(".ds-toast").getByText(words("management_published"))).toBeVisible();
    await expect(page.getByText(words("management_no_changes"))).toBeVisible();
  };

  await test.step("the difference is shown, and published", async () => {
    await page.getByRole("link", { name: words("management_review", { count: 1 }) }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await expectNoViolations(page);
    await publish();
    const live = (await menuOf(page)).items.find(({ id }) => id === dish?.id);
    expect(live?.price).toBeCloseTo(dearer, 2);
  });

  await test.step("the previous menu is restored as a draft, and published", async () => {
    await page.getByRole("link", { name: words("management_versions") }).click();
    await page.getByRole("button", { name: words("management_restore_number", { number: 1 }) }).click();
    await expect(page.getByRole("heading", { name })).toBeVisible();
    await publish();
    expect((await menuOf(page)).items.find(({ id }) => id === dish?.id)?.price).toBe(dish?.price);
  });
});

test(
  "an editor whose change conflicts with another's is shown both, and chooses one",
  { tag: "@large" },
  async ({ page, person, signIn, words, language, problems }) => {
    // The refusal is what the journey is about.
    problems.allow(/409/);
    await signIn(page, "kitchen@tablee.test");
    const other = await person("admin@tablee.test");
    const [, dish] = (await menuOf(page)).items;
    const name = dish?.name[language] ?? "";
    const address = `/restaurant-admin/${RESTAURANT}/menu`;
    for (const one of [page, other]) {
      await visit(one, address);
      await one.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    }
    const calories = (of: Page) => of.getByRole("textbox", { name: words("management_field_calories") });
    await calories(page).fill("611");
    // The other editor has not seen the change when saving.
    await other.route("**/menu/pulse", () => new Promise(() => {}));
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await calories(page).blur();
    expect((await saved).status()).toBe(200);
    await calories(other).fill("622");
    await calories(other).blur();
    await expect(other.getByRole("alert").filter({ hasText: "611" })).toContainText("622");
    await other.getByRole("button", { name: words("management_keep_mine") }).click();
    await expect(calories(other)).toHaveValue("622");
    await expect(calories(page)).toHaveValue("622");
    await throwDraftAway(page, words, RESTAURANT);
  },
);

test(
  "an owner adds a modifier group to a dish, and the dish to a combo, on a phone",
  { tag: "@phone" },
  async ({ page, signIn, words, expectNoViolations }) => {
    await signIn(page, "kitchen@tablee.test");
    const live = async () => {
      const answer = await page.request.get(`/api/client/restaurant/${RESTAURANT}`);
      return ((await answer.json()) as Whole).menu;
    };
    const before = await live();
    const dish = before.items.find(({ name }) => name.en === "Filter Coffee, Refilled");
    const name = dish?.name.en ?? "";
    const field = (key: string, language: string) => page.getByRole("textbox", { name: `${words(key)} · ${language}` });
    const type = async (input: Locator, text: string) => {
      const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
      await input.fill(text);
      await input.blur();
      expect((await saved).status()).toBe(200);
    };
    const publish = async () => {
      const published = page.waitForResponse((answer) => answer.url().endsWith("/menu/publish"));
      await page.getByRole("button", { name: words("management_publish"), exact: true }).click();
      expect((await published).status()).toBe(200);
      await expect(page.getByText(words("management_no_changes"))).toBeVisible();
    };

    await test.step("a modifier group is created from the dish, with a modifier in both languages", async () => {
      await visit(page, `/restaurant-admin/${RESTAURANT}/menu`);
      await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
      await page.getByRole("button", { name: words("management_add_group") }).click();
      const group = page.getByRole("region", { name: words("management_nameless") });
      await type(group.locator("fieldset[lang=en]").getByRole("textbox").first(), "Milk");
      const made = page.getByRole("region", { name: "Milk", exact: true });
      await type(made.locator("fieldset[lang=fr]").getByRole("textbox").first(), "Lait");
      await type(field("management_field_name", "English"), "Oat milk");
      await type(field("management_field_name", "Français"), "Lait d’avoine");
      await type(page.getByRole("textbox", { name: words("management_adds") }), "0.75");
      await page
        .getByRole("group", { name: words("management_at_least") })
        .getByRole("button", { name: words("management_fewer") })
        .click();
      await expect(page.getByRole("group", { name: words("management_at_least") }).getByText("0")).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step("the dish is added to a combo's slot", async () => {
      await page.getByRole("link", { name: words("management_combos") }).click();
      await page.locator("[data-line]").first().getByRole("link").click();
      const part = page
        .getByRole("region", { name: words("management_parts") })
        .getByRole("listitem")
        .first();
      await part.getByRole("combobox", { name: words("management_add_part_dish") }).selectOption({ label: name });
      await type(part.getByRole("textbox", { name: words("management_adds_of", { name }) }), "1.5");
      await expectNoViolations(page);
    });

    await test.step("the published menu has both, and the restored previous menu has neither", async () => {
      await page.getByRole("link", { name: /^Review and publish/ }).click();
      await publish();
      const now = await live();
      const group = now.modifier_groups.find((one) => one.name.fr === "Lait");
      expect(group?.items).toEqual([dish?.id]);
      expect(group?.modifiers.map((one) => [one.name.en, one.price])).toEqual([["Oat milk", 0.75]]);
      const slot = now.combos[0]?.slots[0]?.items.find(({ item_id }) => item_id === dish?.id);
      expect(slot?.extra_price).toBe(1.5);
      await page.getByRole("link", { name: words("management_versions") }).click();
      await page
        .getByRole("button", { name: new RegExp(`^${words("management_restore")}`) })
        .last()
        .click();
      // The changes to the earlier menu are shown at once.
      await expect(page).toHaveURL(/view=changes/);
      await publish();
      expect((await live()).combos).toEqual(before.combos);
    });
  },
);

test("a dish that lacks a translation leads to the next one, with its empty field focused, until none is left @phone", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "kitchen@tablee.test");
  const address = `/restaurant-admin/${RESTAURANT}/menu`;
  const nameOf = (language: string) => page.locator(`fieldset[lang=${language}]`).getByRole("textbox").first();
  const leaves = async (field: Locator, text: string) => {
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await field.fill(text);
    await field.blur();
    expect((await saved).status()).toBe(200);
  };
  await visit(page, address);
  const dishes = page.locator("[data-dishes] li a");
  await expect(dishes.first()).toBeVisible();
  const [first, second] = await dishes.evaluateAll((links) =>
    links.slice(0, 2).map((link) => link.getAttribute("href") ?? ""),
  );
  await visit(page, first ?? "");
  await leaves(nameOf("fr"), "");
  await visit(page, second ?? "");
  await leaves(nameOf("en"), "");

  await visit(page, address);
  await page.getByRole("link", { name: words("management_next_lacking", { count: 2 }) }).click();
  await expect(page).toHaveURL(new RegExp(`${(first ?? "").replace("?", "\\?")}$`));
  await expect(nameOf("fr")).toBeFocused();
  await expectNoViolations(page);
  await nameOf("fr").fill("Le premier");
  await page.keyboard.press("Control+Enter");
  await expect(page).toHaveURL(new RegExp(`${(second ?? "").replace("?", "\\?")}$`));
  await expect(nameOf("en")).toBeFocused();
  await leaves(nameOf("en"), "The second");
  await expect(page.getByText(words("management_none_lacking"))).toBeVisible();

  await throwDraftAway(page, words, RESTAURANT);
});
