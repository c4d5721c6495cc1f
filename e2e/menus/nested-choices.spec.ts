import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";

/** Chez Margot's bavette asks for a glass of wine, a red asks for which one, and the syrah for its size (menus §46). */
const WORDS = {
  en: {
    family: /Family Table/,
    steak: "Bavette, Bone Butter",
    rare: "Rare",
    red: "A red",
    which: "Which red",
    syrah: "Syrah from the Rhône",
  },
  fr: {
    family: /Tablée familiale/,
    steak: "Bavette, beurre à l’os",
    rare: "Saignante",
    red: "Un rouge",
    which: "Quel rouge",
    syrah: "Syrah du Rhône",
  },
} satisfies Record<Language, unknown>;

test("a modifier's own choices appear below it, are asked for when missing, and follow it in the basket @phone", async ({
  page,
  language,
  words,
  expectNoViolations,
}) => {
  const { steak, rare, red, which, syrah } = WORDS[language];
  await visit(page, "/menu/1");
  await page.getByRole("link", { name: steak, exact: true }).first().click();
  const dialog = page.getByRole("dialog", { name: steak });
  // The visible name appears in the head as soon as the photo has scrolled out, not only after the description has.
  const head = dialog.locator(".ds-sheet-head");
  await expect(head.getByText(steak)).toHaveCount(1);
  await dialog.locator(".ds-sheet-scroll").evaluate((sheet) => {
    const photo = sheet.querySelector("img")?.getBoundingClientRect().height ?? 0;
    sheet.scrollTo({ top: photo - 60, behavior: "instant" });
  });
  await expect(head.getByText(steak)).toHaveCount(2);
  // On a low screen the photo ends below the viewport: after a jump past its end, the dish's name is also at the top.
  await page.setViewportSize({ width: 390, height: 360 });
  await dialog.locator(".ds-sheet-scroll").evaluate((sheet) => {
    sheet.scrollTo({ top: sheet.scrollHeight, behavior: "instant" });
  });
  await expect(head.getByText(steak).last()).toHaveAttribute("aria-hidden", "true");
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole("radio", { name: rare }).click();
  await expect(dialog.getByRole("radiogroup", { name: which })).toBeHidden();
  await dialog.getByRole("checkbox", { name: red }).click();
  const reds = dialog.getByRole("radiogroup", { name: which });
  await expect(reds).toBeVisible();
  await dialog.getByRole("button", { name: new RegExp(words("menu_add_to_order")) }).click();
  await expect(reds).toHaveAccessibleDescription(new RegExp(words("menu_choose_first")));
  await reds.getByRole("radio", { name: syrah }).click();
  await dialog.getByRole("radio", { name: "8 oz" }).click();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: new RegExp(words("menu_add_to_order")) }).click();
  await expect(dialog).toBeHidden();
  await visit(page, "/orders/now");
  await expect(page.getByText(`${red} (${syrah} (8 oz))`)).toBeVisible();
});

test(
  "a combo's dish asks its choices three levels deep in its own step, below the dialog's header",
  { tag: "@large" },
  async ({ page, language, words, expectNoViolations }) => {
    // A step that is longer than the dialog: scrolling to its top once moved the head along.
    await page.setViewportSize({ width: 1024, height: 768 });
    const { family, steak, rare, red, which, syrah } = WORDS[language];
    await visit(page, "/menu/1");
    await page.getByRole("link", { name: family }).first().click();
    const dialog = page.getByRole("dialog", { name: family });
    await dialog.getByRole("radio", { name: steak }).first().click();
    for (const slot of await dialog.getByRole("radiogroup").all()) {
      if ((await slot.getByRole("radio", { checked: true }).count()) === 0)
        await slot.getByRole("radio").first().click();
    }
    await dialog.getByRole("button", { name: new RegExp(`^${words("menu_next")}`) }).click();
    await expect(dialog.getByRole("radio", { name: rare })).toBeVisible();
    await expect(dialog.getByRole("button", { name: words("menu_close") })).toBeInViewport();
    await dialog.getByRole("radio", { name: rare }).click();
    await dialog.getByRole("checkbox", { name: red }).click();
    await dialog.getByRole("radiogroup", { name: which }).getByRole("radio", { name: syrah }).click();
    await dialog.getByRole("radio", { name: "8 oz" }).click();
    await expect(dialog.getByRole("button", { name: words("menu_close") })).toBeInViewport();
    await expectNoViolations(page);
    // Not "Add House sauce".
    await dialog.getByRole("button", { name: new RegExp(`^${words("menu_add_to_order")}\\s+\\$?\\d`) }).click();
    await expect(dialog).toBeHidden();
    await visit(page, "/orders/now");
    await expect(page.getByText(`${red} (${syrah} (8 oz))`)).toBeVisible();
  },
);
