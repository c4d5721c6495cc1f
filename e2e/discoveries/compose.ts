import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { visit, type Words } from "../journey.ts";

const DISH = path.join(import.meta.dirname, "../../packages/demo-data/pictures/rendered/beef-pho.webp");

/** A JPEG like a camera's: landscape, with more pixels than are kept. */
export async function photograph(page: Page, wide = 1_200): Promise<Buffer> {
  const source = readFileSync(DISH).toString("base64");
  const drawn = async ([webp, width]: [string, number]) => {
    const dish = Uint8Array.from(atob(webp), (one) => one.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([dish], { type: "image/webp" }));
    const canvas = new OffscreenCanvas(width, (width * 3) / 4);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const jpeg = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.8 });
    return [...new Uint8Array(await jpeg.arrayBuffer())];
  };
  return Buffer.from(await page.evaluate(drawn, [source, wide] as [string, number]));
}

/** Composes a discovery of a dish at Chez Margot, cropped with the keyboard, up to the submit button. */
export async function compose(page: Page, words: Words, name: string): Promise<void> {
  await visit(page, "/recommendation-creator");
  const file = page.getByLabel(words("pictures_choose"), { exact: true }).and(page.locator("input"));
  await file.setInputFiles({ name: "dish.jpg", mimeType: "image/jpeg", buffer: await photograph(page) });
  const crop = page.getByRole("slider", { name: words("pictures_crop_label") });
  await crop.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(crop).toHaveAttribute("aria-valuenow", /^1[01]\d$/);
  await page.getByRole("textbox", { name: words("publishing_name"), exact: true }).fill(name);
  await page.getByRole("textbox", { name: words("publishing_long") }).fill("Broth of a whole night.");
  await page.getByRole("combobox", { name: words("publishing_place"), exact: true }).fill("Margot");
  await page.getByRole("option", { name: /Chez Margot/ }).click();
  await expect(page.getByRole("button", { name: words("publishing_place_change"), exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: words("publishing_dish") }).fill("margot poutine");
  await page.getByRole("option", { name: "Poutine Margot" }).click();
  await expect(page.getByRole("button", { name: words("publishing_dish_change") })).toBeFocused();
}

/** Submits the composed discovery and waits for its page. Returns the page's path. */
export async function handIn(page: Page, words: Words, name: string): Promise<string> {
  await page.getByRole("button", { name: words("publishing_publish"), exact: true }).click();
  await expect(page).toHaveURL(/\/discovery\/\d+$/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return new URL(page.url()).pathname;
}
