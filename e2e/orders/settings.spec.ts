import { expect, type Locator, type Page } from "@playwright/test";
import { revisit, test, type Words } from "../journey.ts";
import type { Language } from "../words.ts";
import { nothingUnderWay } from "../settled.ts";
import { dialogOf, MARGOT, place, placed, withCoffee } from "./coffee-order.ts";

/** The button that offers 19:00 instead; the row may mention that an order for 18:30 is ready by then. */
const sevenInstead = (on: Page | Locator, words: Words) =>
  on.getByRole("button", { name: new RegExp(`^${words("settings_lost_take_time", { time: "(?:19:00|19\\sh)" })}`) });

const address = (page: Page, words: Words) => page.getByRole("combobox", { name: words("basket_address") });

for (const [mode, key] of [
  ["take_out", "order_mode_take_out"],
  ["dine_in", "order_mode_dine_in"],
  ["drive", "basket_mode_drive_short"],
  ["curbside", "basket_mode_curbside_short"],
] as const) {
  test(`an order is placed for ${mode} @phone`, async ({ page, language, words, signIn }) => {
    await signIn(page, "critic@tablee.test");
    await withCoffee(page, words, language);
    const way = page.getByRole("radio", { name: words(key) });
    await way.click();
    // There are more modes than fit side by side: the selected one must be visible.
    await revisit(page);
    await expect(way).toBeInViewport({ ratio: 1 });
    await place(page, words);
    expect(await placed(page)).toMatchObject({ mode, time: "now", delivery: null });
  });
}

test(
  "a delivery goes to an address chosen from the suggestions",
  { tag: "@phone" },
  async ({ page, language, words, signIn }) => {
    await signIn(page, "critic@tablee.test");
    await withCoffee(page, words, language);
    await page.getByRole("radio", { name: words("order_mode_delivery") }).click();
    const dialog = dialogOf(page, language);
    await expect(dialog.getByText(/3[.,]99/)).toBeVisible();
    // The member's own address is suggested before anything is typed.
    await address(page, words).click();
    await expect(page.getByRole("option").filter({ hasText: "5241 rue Fabre" })).toBeVisible();

    // It is reported immediately that it is too far, and the key that closes the list keeps the input.
    await address(page, words).fill("5000 rue Wellington");
    await expect(page.getByRole("option", { name: "5000 rue Wellington, Montréal, QC" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog.getByText(words("basket_problem_address_too_far"))).toBeVisible();
    await expect(address(page, words)).toHaveValue("5000 rue Wellington");

    await address(page, words).fill("4420 st-den");
    const option = page.getByRole("option", { name: "4420 rue Saint-Denis, Montréal, QC" });
    await expect(option).toBeVisible();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await expect(address(page, words)).toHaveValue("4420 rue Saint-Denis, Montréal, QC");
    await expect(dialog.getByText(words("basket_problem_address_too_far"))).toBeHidden();
    await dialog.getByLabel(words("basket_address_complement")).fill("3e étage 🚪");
    const phone = dialog.getByLabel(words("basket_address_phone"));
    const done = dialog.getByRole("button", { name: words("basket_settings_done") });
    await phone.fill("call me");
    await phone.blur();
    await expect(dialog.getByText(words("settings_phone_invalid"))).toBeVisible();
    await phone.fill("514 555-0199");
    await expect(dialog.getByText(words("settings_phone_invalid"))).toBeHidden();
    // Long enough for a number, but not a valid one in this country.
    await phone.fill("555 0199");
    await expect(dialog.getByText(words("settings_phone_invalid"))).toBeVisible();
    // It is shown before the settings are closed, but does not prevent leaving them.
    await dialog.getByRole("radio", { name: words("order_mode_delivery") }).scrollIntoViewIfNeeded();
    await done.click();
    await expect(phone).toBeFocused();
    await expect(dialog.getByText(words("settings_phone_invalid"))).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await page
      .getByRole("button", { name: words("basket_change") })
      .first()
      .click();
    // Suggested, or typed in the wire format: the basket shows it as people read it.
    await phone.fill("+15145550199");
    await done.click();
    await expect(page.getByRole("button", { name: "514 555-0199", exact: true })).toBeVisible();
    await place(page, words);
    expect(await placed(page)).toMatchObject({
      mode: "delivery",
      delivery: {
        address: "4420 rue Saint-Denis, Montréal, QC",
        address_complement: "3e étage 🚪",
        phone: "+15145550199",
        latitude: expect.any(Number),
      },
    });
  },
);

test(
  "a delivery goes to the device's position",
  { tag: "@phone" },
  async ({ page, context, language, words, signIn, expectNoViolations }) => {
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: 45.5262, longitude: -73.5772 });
    await signIn(page, "critic@tablee.test");
    await withCoffee(page, words, language);
    await page.getByRole("radio", { name: words("order_mode_delivery") }).click();
    const dialog = dialogOf(page, language);
    await dialog.getByRole("button", { name: words("settings_use_position") }).click();
    await expect(dialog.getByText(words("settings_position_found"))).toBeVisible();
    await expect(address(page, words)).toHaveValue(/^\d+ .+, Montréal, QC/);
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: words("basket_settings_done") }).click();
    await place(page, words);
    expect((await placed(page)).delivery?.address).toMatch(/^\d+ .+, Montréal, QC/);
  },
);

test(
  "a diner who refuses to share their position types the address, even an unknown street",
  { tag: "@large" },
  async ({ page, context, language, words, signIn }) => {
    await context.clearPermissions();
    await signIn(page, "critic@tablee.test");
    await withCoffee(page, words, language);
    await page.getByRole("radio", { name: words("order_mode_delivery") }).click();
    const dialog = dialogOf(page, language);
    await dialog.getByRole("button", { name: words("settings_use_position") }).click();
    await expect(dialog.getByText(words("settings_position_refused"))).toBeVisible();
    await expect(address(page, words)).toHaveValue("");
    await address(page, words).fill("12 ruelle sans nom");
    await expect(dialog.getByText(words("settings_address_unknown"))).toBeVisible();
    await dialog.getByRole("button", { name: words("basket_settings_done") }).click();
    await place(page, words);
    const { delivery } = await placed(page);
    expect(delivery).toEqual({ address: "12 ruelle sans nom" });
  },
);

test("an order is planned for the next day @large", async ({ page, language, words, signIn }) => {
  await signIn(page, "critic@tablee.test");
  await withCoffee(page, words, language);
  await page.getByRole("button", { name: new RegExp(`^${words("basket_today_now")}`, "i") }).click();
  const dialog = dialogOf(page, language);
  await dialog.getByLabel(words("basket_settings_date")).selectOption({ label: words("basket_tomorrow") });
  await dialog.getByLabel(words("basket_settings_time")).selectOption("18:30");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await revisit(page);
  await place(page, words);
  expect(await placed(page)).toMatchObject({ time: "18:30", planned: true });
});

/**
 * The kitchen, which accepts one dine-in order per half hour until `free` is called; `take` places somebody else's
 * order first.
 */
async function oneTable(kitchen: Page) {
  await kitchen.goto("/", { waitUntil: "domcontentloaded" });
  const token = await kitchen.evaluate(() => localStorage.getItem("token"));
  const headers = { authorization: `Bearer ${token}` };
  const limit = async (capacity: object[]) => {
    const answer = await kitchen.request.patch(`/api/kitchen/restaurant/${MARGOT}`, { headers, data: { capacity } });
    expect(answer.status()).toBe(200);
  };
  await limit([{ mode: "dine_in", kind: "orders", per_slot: 1 }]);
  return {
    take: async (page: Page): Promise<string> => {
      const { date, time, item_id } = await page.evaluate(() => {
        const order = JSON.parse(localStorage.getItem("order") ?? "{}") as {
          date: string;
          time: string;
          items: { item_id: number }[];
        };
        return { date: order.date, time: order.time, item_id: order.items[0]?.item_id };
      });
      const items = [{ type: "item", item_id, modifiers: [], quantity: 1 }];
      const answer = await kitchen.request.post("/api/client/order/place", {
        headers: { ...headers, "idempotency-key": crypto.randomUUID() },
        data: { restaurant_id: MARGOT, mode: "dine_in", date, time, items },
      });
      expect(answer.status()).toBe(200);
      return date;
    },
    free: () => limit([]),
  };
}

/** The settings with 18:30 on a future day, to dine in. */
async function chooseEvening(page: Page, words: Words, language: Language, day: number) {
  await withCoffee(page, words, language);
  await page.getByRole("radio", { name: words("order_mode_dine_in") }).click();
  // Shortly before midnight, the first available time may be tomorrow's.
  const soonest = `${words("basket_today")}|${words("basket_tomorrow")}`;
  await page.getByRole("button", { name: new RegExp(`^(?:${soonest})`, "i") }).click();
  const dialog = dialogOf(page, language);
  await dialog.getByLabel(words("basket_settings_date")).selectOption({ index: day });
  await dialog.getByLabel(words("basket_settings_time")).selectOption("18:30");
  return dialog;
}

/**
 * Runs something while this page gets no news about times. The page checks every minute, and would otherwise learn of
 * another order before the press.
 */
async function unheard<Done>(page: Page, happens: () => Promise<Done>): Promise<Done> {
  const over = Promise.withResolvers<void>();
  let silent = false;
  await page.route(/\/order\/quote|\/orders-availability\//, async (route) => {
    if (silent) await over.promise;
    await route.continue();
  });
  await nothingUnderWay(page);
  silent = true;
  try {
    return await happens();
  } finally {
    over.resolve();
  }
}

// Each language's journey uses days of its own, because the other one's orders still exist.
const dayOf = (language: Language, day: number) => (language === "en" ? day : day + 1);

test(
  "a time slot that fills while the settings are open is replaced, and the next one is offered",
  { tag: "@phone" },
  async ({ page, language, words, person, signIn }) => {
    const kitchen = await oneTable(await person("kitchen@tablee.test"));
    try {
      await signIn(page, "critic@tablee.test");
      const dialog = await chooseEvening(page, words, language, dayOf(language, 11));
      const date = await kitchen.take(page);
      // It is checked every ten seconds while the settings are open.
      const instead = sevenInstead(dialog, words);
      await expect(instead).toBeVisible();
      await instead.click();
      await expect(dialog.getByLabel(words("basket_settings_time"))).toHaveValue("19:00");
      await expect(dialog.locator("option[value='18:30']")).toHaveCount(0);
      await dialog.getByRole("button", { name: words("basket_settings_done") }).click();
      await place(page, words);
      expect(await placed(page)).toMatchObject({ date, time: "19:00", mode: "dine_in" });
    } finally {
      await kitchen.free();
    }
  },
);

test(
  "a time slot that fills just before the order is refused, and the next one is offered",
  { tag: "@large" },
  async ({ page, language, words, person, signIn, problems, expectNoViolations }) => {
    problems.allow(/status of 422/);
    const kitchen = await oneTable(await person("kitchen@tablee.test"));
    try {
      await signIn(page, "critic@tablee.test");
      const dialog = await chooseEvening(page, words, language, dayOf(language, 13));
      const quoted = page.waitForResponse(
        (answer) => answer.url().endsWith("/order/quote") && (answer.request().postData() ?? "").includes("18:30"),
      );
      await dialog.getByRole("button", { name: words("basket_settings_done") }).click();
      await quoted;
      // The time is checked once more before the settings close.
      await expect(dialog).toBeHidden();
      const date = await unheard(page, async () => {
        const taken = await kitchen.take(page);
        await place(page, words);
        return taken;
      });
      const instead = sevenInstead(page, words);
      await expect(instead).toBeVisible();
      // The refusal disappears with the time to which it applied.
      await expect(page.getByText(words("basket_problem_slot_full"))).toBeHidden();
      await expectNoViolations(page);
      await instead.click();
      await place(page, words);
      expect(await placed(page)).toMatchObject({ date, time: "19:00", mode: "dine_in" });
    } finally {
      await kitchen.free();
    }
  },
);
