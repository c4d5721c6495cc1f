import { expect, type Page } from "@playwright/test";
import { photograph } from "../discoveries/compose.ts";
import { SOFTWARE_DRAWING } from "../drawing.ts";
import { test, visit } from "../journey.ts";
import { throwDraftAway } from "./throw-draft-away.ts";

/** The demo's first kitchen, whose owner signs in as kitchen@. */
const RESTAURANT = 1;

interface Wire {
  menu: { items: { id: number; name: { en: string; fr: string }; image_url: string | null }[] };
}

const savedBy = async (page: Page, act: () => Promise<unknown>) => {
  const answer = page.waitForResponse((one) => one.request().method() === "PATCH");
  await act();
  expect((await answer).status()).toBe(200);
};

test(
  "a dish's picture is cropped and saved, and the preview beside the editor follows what is typed",
  { tag: "@large" },
  async ({ page, signIn, words, language, expectNoViolations }) => {
    await signIn(page, "kitchen@tablee.test");
    const { menu } = (await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire;
    const dish = menu.items.find(({ image_url }) => image_url === null);
    const name = dish?.name[language] ?? "";
    await visit(page, `/restaurant-admin/${RESTAURANT}/menu`);
    await page.getByRole("link", { name: new RegExp(`^${name}`) }).click();
    // It can only be looked at, and is hidden from screen readers.
    const preview = page.locator("aside", { has: page.locator("[inert]") });
    const card = preview.locator("[data-card]").filter({ hasText: name });
    await expect(card).toBeInViewport();

    await test.step("the preview's card shows what is typed", async () => {
      const own = page.getByRole("group", { name: language === "fr" ? "Français" : "English", exact: true });
      const field = own.getByRole("textbox", { name: words("management_field_name"), exact: true });
      await savedBy(page, async () => {
        await field.fill(`${name} XL`);
        await field.blur();
      });
      await expect(preview.getByText(`${name} XL`, { exact: true })).toBeInViewport();
    });

    await test.step("the picture is cropped by keyboard, saved, and shown on the card", async () => {
      await page.getByRole("button", { name: words("management_picture_add"), exact: true }).click();
      const dialog = page.getByRole("dialog", { name: words("management_field_picture") });
      const file = dialog.getByLabel(words("pictures_choose"), { exact: true }).and(page.locator("input"));
      await file.setInputFiles({ name: "dish.jpg", mimeType: "image/jpeg", buffer: await photograph(page) });
      const crop = dialog.getByRole("slider", { name: words("pictures_crop_label") });
      await crop.focus();
      await page.keyboard.press("+");
      await page.keyboard.press("ArrowRight");
      await expect(crop).toHaveAttribute("aria-valuenow", /^1[01]\d$/);
      await expectNoViolations(page);
      await savedBy(page, () => dialog.getByRole("button", { name: words("management_picture_save") }).click());
      await expect(dialog).toBeHidden();
      await expect(card.locator("img")).toHaveJSProperty("complete", true);
      const { width, height } = await card
        .locator("img")
        .evaluate((img: HTMLImageElement) => ({ width: img.naturalWidth, height: img.naturalHeight }));
      // Cropped to the square of its card.
      expect(width).toBeGreaterThan(0);
      expect(width).toBe(height);
    });

    await test.step("diners see nothing of the draft, which is discarded", async () => {
      const live = (await (await page.request.get(`/api/client/restaurant/${RESTAURANT}`)).json()) as Wire;
      expect(live.menu.items.find(({ id }) => id === dish?.id)).toMatchObject({ name: dish?.name, image_url: null });
      await throwDraftAway(page, words, RESTAURANT);
    });
  },
);

test(
  "the pin moves to the typed address, and is saved with it",
  { tag: "@phone" },
  async ({ page, signIn, words, problems }) => {
    problems.allow(SOFTWARE_DRAWING);
    await signIn(page, "admin@tablee.test");
    await visit(page, "/restaurant-admin/5/settings?section=place");
    await page.getByRole("textbox", { name: words("management_address"), exact: true }).fill("4375 rue Saint-Denis");
    const asked = page.waitForResponse(/geocode/);
    await page.getByRole("button", { name: words("management_pin_from_address") }).click();
    expect((await asked).status()).toBe(200);
    await expect(page.getByText(words("management_pin_not_found"))).toBeHidden();
    const answer = page.waitForResponse((one) => one.request().method() === "PATCH");
    await page.getByRole("button", { name: words("management_save"), exact: true }).click();
    const { settings } = (await (await answer).json()) as {
      settings: { position: { latitude: number; longitude: number }; address: string };
    };
    expect(settings.address).toBe("4375 rue Saint-Denis");
    // On that street in the Plateau, to within some hundred metres.
    expect(settings.position.latitude).toBeCloseTo(45.524, 1);
    expect(settings.position.longitude).toBeCloseTo(-73.583, 1);
  },
);
