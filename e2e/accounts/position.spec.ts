import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";

const LYON = { latitude: 45.76, longitude: 4.84, country_code: "FR", state: "Auvergne-Rhône-Alpes", from: "address" };

const answer = (page: Page, position: object | null) =>
  page.route("**/api/client/position", (route) => (position ? route.fulfill({ json: position }) : route.abort()));

test(
  "a registration's phone field starts with the country of the IP address",
  { tag: "@large" },
  async ({ page, words }) => {
    await answer(page, LYON);
    await visit(page, "/register");
    const country = page.getByLabel(words("registration_country"), { exact: true });
    await expect(country).toHaveValue("FR");
    await page.getByLabel(words("registration_phone"), { exact: true }).fill("06 12 34 56 78");
    await page.getByLabel(words("registration_password"), { exact: true }).click();
    await expect(page.getByText(words("registration_phone_invalid"))).toBeHidden();
  },
);

test(
  "a registration works when the IP address has no known position",
  { tag: "@phone" },
  async ({ page, words, problems }) => {
    problems.allow(/Failed to load resource/, /net::ERR_/);
    await answer(page, null);
    await visit(page, "/register");
    const country = page.getByLabel(words("registration_country"), { exact: true });
    await expect(country).toHaveValue("CA");
    await page.getByLabel(words("registration_phone"), { exact: true }).fill("514 555 0143");
    await expect(country).toHaveValue("CA");
  },
);

test("the nearby feed uses the IP address's position when the device's is unknown @large", async ({ page, words }) => {
  await answer(page, LYON);
  const list = page.waitForRequest((asked) => asked.url().includes("latitude=45.76"));
  await visit(page, "/?variant=nearby");
  await list;
  await expect(page.getByText(words("discoveries_near_address"))).toBeVisible();
  await expect(page.getByRole("button", { name: words("discoveries_use_position") })).toBeVisible();
});

test(
  "the nearby feed uses downtown when the IP address's position is unknown too",
  { tag: "@phone" },
  async ({ page, words }) => {
    await visit(page, "/?variant=nearby");
    await expect(page.getByText(words("discoveries_near_fallback"))).toBeVisible();
  },
);
