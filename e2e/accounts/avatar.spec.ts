import path from "node:path";
import { expect } from "@playwright/test";
import { photograph } from "../discoveries/compose.ts";
import { expectNarrow, test, visit } from "../journey.ts";

const PICTURE = path.join(import.meta.dirname, "../../packages/demo-data/pictures/rendered/nonna-rosaria-cover.webp");

test("an avatar is drawn, also by keyboard, undone and saved, and stays @phone", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "sofia.ferreira@tablee.test");
  await visit(page, "/edit-profile/avatar");
  const face = page.getByRole("img", { name: words("avatar_preview") });
  const before = await face.getAttribute("src");
  await expectNoViolations(page);
  const save = page.getByRole("button", { name: words("avatar_save"), exact: true });
  await expect(save).toBeEnabled();

  await test.step("a colour is offered only when the avatar shows it", async () => {
    const hat = page.getByRole("radiogroup", { name: words("avatar_field_hatColor") });
    const hair = page.getByRole("radiogroup", { name: words("avatar_field_hairColor") });
    await page.getByRole("radio", { name: words("avatar_top_hat"), exact: true }).click();
    await expect(hat).toBeVisible();
    await expect(hair).toBeHidden();
    // Visible above a list that is longer than the screen.
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(save).toBeEnabled();
    await page.getByRole("radio", { name: words("avatar_top_bob"), exact: true }).click();
    await expect(hair).toBeVisible();
    await expect(hat).toBeHidden();
  });

  await page.getByRole("button", { name: words("avatar_part_mouth"), exact: true }).focus();
  await page.keyboard.press("Enter");
  const mouths = page.getByRole("radiogroup", { name: words("avatar_field_mouth") });
  const tongue = mouths.getByRole("radio", { name: words("avatar_mouth_tongue"), exact: true });
  await mouths.getByRole("radio", { checked: true }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(tongue).toBeChecked();
  await expect(face).toHaveAttribute("src", /mouth=tongue/);
  await page.getByRole("button", { name: words("avatar_random") }).click();
  await expect(face).not.toHaveAttribute("src", /undefined/);
  const undo = page.getByRole("button", { name: words("avatar_undo") });
  await undo.click();
  await expect(face).toHaveAttribute("src", /mouth=tongue/);
  await save.click();
  await expect(page.getByText(words("avatar_saved"))).toBeInViewport();
  await expect(save).toBeEnabled();
  await undo.click();
  await expect(page.getByText(words("avatar_saved"))).toBeHidden();
  await expect(save).toBeEnabled();
  await page.reload();
  await expect(face).toHaveAttribute("src", /mouth=tongue/);
  expect(await face.getAttribute("src")).not.toBe(before);
});

test("a picture is cropped by keyboard and saved, and nothing is saved without one @large", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "sarah.macdonald@tablee.test");
  await visit(page, "/edit-profile/avatar");
  await page.getByRole("radio", { name: words("avatar_mode_picture") }).click();
  const save = page.getByRole("button", { name: words("avatar_save"), exact: true });
  await expect(save).toBeDisabled();
  // Exactly one button with that name, without the file input behind it.
  await expect(page.getByRole("button", { name: words("pictures_choose"), exact: true })).toHaveCount(1);
  const file = page.getByLabel(words("pictures_choose"), { exact: true }).and(page.locator("input"));
  await file.setInputFiles({ name: "a.svg", mimeType: "image/svg+xml", buffer: Buffer.from("<svg/>") });
  await expect(page.getByText(words("pictures_not_a_picture"))).toBeVisible();
  await file.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no picture") });
  await expect(page.getByText(words("pictures_damaged"))).toBeVisible();
  await expect(save).toBeDisabled();

  await file.setInputFiles(PICTURE);
  const frame = page.getByRole("slider", { name: words("pictures_crop_label") });
  await expect(save).toBeEnabled();
  await frame.focus();
  const begun = await frame.getAttribute("aria-valuetext");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(frame).toHaveAttribute("aria-valuenow", "121");
  expect(await frame.getAttribute("aria-valuetext")).not.toBe(begun);
  await expectNoViolations(page);

  const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/client/account/avatar"));
  await save.click();
  const { avatar_url: address } = (await (await sent).json()) as { avatar_url: string };
  await expect(page.getByText(words("avatar_saved"))).toBeVisible();
  expect(address).toMatch(/^\/pictures\/[\da-f]{32}\.webp$/);
  const answer = await page.request.get(address);
  expect(answer.headers()).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  await expect(page.getByRole("img", { name: words("avatar_current") })).toBeVisible();
  await expectNarrow(page);
});

/** Recorded in the page: the size of each picture that a canvas encoded, and the quality. */
interface Written {
  longest: number;
  quality: unknown;
}

function noteWhatIsWritten(): void {
  const written: Written[] = [];
  Object.assign(window, { written });
  const write = HTMLCanvasElement.prototype.toBlob;
  HTMLCanvasElement.prototype.toBlob = function noted(...given: Parameters<typeof write>) {
    written.push({ longest: Math.max(this.width, this.height), quality: given[2] });
    write.apply(this, given);
  };
}

test("the camera takes a picture at half quality, and larger pictures are reduced to 1500 pixels @phone", async ({
  page,
  signIn,
  words,
  expectNoViolations,
}) => {
  await page.addInitScript(noteWhatIsWritten);
  await signIn(page, "sarah.macdonald@tablee.test");
  await visit(page, "/edit-profile/avatar");
  const written = () => page.evaluate(() => (window as unknown as { written: Written[] }).written);
  const kept = async () => {
    const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/client/account/avatar"));
    await page.getByRole("button", { name: words("avatar_save"), exact: true }).click();
    const { avatar_url: address } = (await (await sent).json()) as { avatar_url: string };
    await expect(page.getByText(words("avatar_saved"))).toBeVisible();
    return page.evaluate(async (src) => {
      const picture = Object.assign(new Image(), { src });
      await picture.decode();
      return [picture.naturalWidth, picture.naturalHeight];
    }, address);
  };
  await page.getByRole("radio", { name: words("avatar_mode_picture") }).click();

  await test.step("the camera's picture is taken, cropped by keyboard and saved", async () => {
    await page.getByRole("button", { name: words("pictures_camera"), exact: true }).click();
    const camera = page.getByRole("dialog", { name: words("pictures_camera_title") });
    const take = camera.getByRole("button", { name: words("pictures_camera_take"), exact: true });
    await expect(take).toBeEnabled();
    await expectNoViolations(page);
    await take.click();
    await expect(camera).toBeHidden();
    const frame = page.getByRole("slider", { name: words("pictures_crop_label") });
    await frame.focus();
    await page.keyboard.press("+");
    await expect(frame).toHaveAttribute("aria-valuenow", "110");
    const [taken] = await written();
    expect(taken?.quality).toBe(0.5);
    // More than the 640 pixels that a camera delivers by default.
    expect(taken?.longest).toBeGreaterThan(1_000);
    const [width = 0, height = 0] = await kept();
    expect(width).toBe(height);
    expect(width).toBeGreaterThan(600);
  });

  await test.step("a picture of 4000 pixels is sent and stored with 1500", async () => {
    const file = page.getByLabel(words("pictures_choose"), { exact: true }).and(page.locator("input"));
    await file.setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await photograph(page, 4_000) });
    await expect(page.getByRole("slider", { name: words("pictures_crop_label") })).toBeVisible();
    expect(await kept()).toEqual([1_500, 1_500]);
    expect((await written()).at(-1)?.longest).toBe(1_500);
  });
});
