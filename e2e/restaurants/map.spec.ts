import { expect, type Page } from "@playwright/test";
import { SOFTWARE_DRAWING } from "../drawing.ts";
import { expectNarrow, test, visit } from "../journey.ts";

const pins = (page: Page) => page.getByRole("main").locator("button.maplibregl-marker[aria-pressed]");

test("a pin on the map opens its restaurant's card, and a moved map is searched again (restaurants §34) @phone", async ({
  page,
  words,
  problems,
  expectNoViolations,
}) => {
  problems.allow(SOFTWARE_DRAWING);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await visit(page, "/restaurants");
  const main = page.getByRole("main");
  // The map style arrives last, after the centre of the restaurants is known.
  const found = page.waitForResponse(/client\/restaurant-pins/);
  await page.route(/client\/map/, async (route) => {
    await found;
    await route.continue();
  });
  // Viewing the list has loaded nothing of the map.
  expect(asked.filter((url) => /map-view|maplibre/.test(url))).toEqual([]);
  await main.getByRole("link", { name: words("restaurants_view_map"), exact: true }).click();
  await expect(page).toHaveURL(/map=true/);
  const map = main.getByRole("region", { name: words("restaurants_map"), exact: true });
  const here = map.getByRole("link", { name: words("restaurants_map_search_here") });
  await expect(pins(page).first()).toBeVisible();
  await expect(here).toHaveCount(0);
  await expectNoViolations(page);
  // The keyboard reaches a pin like any button; with the pointer, another pin may cover it.
  await pins(page).first().focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/pin=\d+/);
  const card = map.getByRole("article");
  await expect(card).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await pins(page).first().focus();
  await page.keyboard.press("Enter");
  const name = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link").click();
  await expect(page.getByRole("dialog", { name })).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();

  // Rotating the device is not a wish to search elsewhere, and neither is a map move that makes space for a card.
  await page.setViewportSize({ width: 844, height: 390 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(here).toHaveCount(0);
  await map.getByRole("button", { name: words("restaurants_map_further") }).click();
  await here.click();
  await expect(page).toHaveURL(/radius=\d+&around=45\.\d+/);
  await expect(card).toHaveCount(0);
  await expect(here).toHaveCount(0);
  await expectNarrow(page);
});

test("with the keyboard alone the focus stays on the map, whatever disappears under it (restaurants §34) @phone", async ({
  page,
  words,
  problems,
}) => {
  problems.allow(SOFTWARE_DRAWING);
  // Far enough that some restaurants are in a cluster.
  await visit(page, "/restaurants?map=true&around=45.52500,-73.59500&radius=4000");
  const map = page.getByRole("main").getByRole("region", { name: words("restaurants_map"), exact: true });
  const canvas = map.getByRole("application", { name: words("restaurants_map_canvas") });
  const cluster = map.locator("button.maplibregl-marker:not([aria-pressed])").first();
  const here = map.getByRole("link", { name: words("restaurants_map_search_here") });
  const focusedPin = map.locator("button.maplibregl-marker:focus");
  const card = map.getByRole("article");

  const entered = await cluster.elementHandle();
  await cluster.focus();
  await page.keyboard.press("Enter");
  await expect.poll(() => entered?.evaluate((button) => button.isConnected)).toBe(false);
  await expect(focusedPin).toBeVisible();

  // A closed card leaves the focus on its pin, whether its own button or Escape closed it, and no step for Back.
  const step = () => page.evaluate(() => (history.state as { __TSR_index: number }).__TSR_index);
  const before = await step();
  await pins(page).first().focus();
  for (const key of ["Enter", "Escape"]) {
    await page.keyboard.press("Enter");
    await card.getByRole("button", { name: words("restaurants_close") }).focus();
    await page.keyboard.press(key);
    await expect(card).toHaveCount(0);
    await expect(focusedPin).toHaveAttribute("aria-pressed", "false");
    expect(await step()).toBe(before);
  }

  // A pin that leaves the map hands its focus to the map. The arrow keys would go to another pin; plus zooms.
  const place = () => focusedPin.evaluateAll(([pin]) => pin?.getBoundingClientRect().toJSON() as object | undefined);
  for (let last = await place(); last; last = await place()) {
    await page.keyboard.press("+");
    await expect.poll(place).not.toEqual(last);
  }
  await expect(canvas).toBeFocused();

  // So does the link to search here; and the map stays the same one, though other neighbourhoods are near now.
  const drawing = await canvas.elementHandle();
  await here.focus();
  await page.keyboard.press("Enter");
  await expect(here).toHaveCount(0);
  await expect(canvas).toBeFocused();
  expect(await drawing?.evaluate((element) => element.isConnected)).toBe(true);
});

test("the list beside the map highlights its pins, and filters apply to both @large", async ({
  page,
  words,
  problems,
}) => {
  problems.allow(SOFTWARE_DRAWING);
  await visit(page, "/restaurants?map=true&around=45.52500,-73.59500&radius=400");
  const row = page.getByRole("main").getByRole("listitem").first();
  await expect(pins(page).first()).toBeVisible();
  await row.getByRole("link").focus();
  await expect(page.locator("button.maplibregl-marker[data-pointed]")).toHaveCount(1);
  const filtered = (path: string) =>
    page.waitForResponse((answer) => answer.url().includes(`/client/${path}?`) && answer.url().includes("open=true"));
  const [list, onMap] = [filtered("restaurants"), filtered("restaurant-pins")];
  await page.getByRole("link", { name: words("restaurants_open_now"), exact: true }).click();
  await expect(page).toHaveURL(/open=true/);
  expect([(await list).status(), (await onMap).status()]).toEqual([200, 200]);
  await expect(page.getByRole("main").getByRole("button", { name: /, fermé$/ })).toHaveCount(0);
});

test("the list replaces the map, and says why, on a device without WebGL @large", async ({ page, words }) => {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string, ...more: unknown[]) {
      return kind.startsWith("webgl") ? null : Reflect.apply(getContext, this, [kind, ...more]);
    } as typeof getContext;
  });
  await visit(page, "/restaurants?map=true");
  await expect(page.getByText(words("restaurants_map_unable"))).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
});
