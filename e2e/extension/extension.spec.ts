import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type BrowserContext, chromium, expect, type Page, type Worker } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test } from "../journey.ts";

const root = path.join(import.meta.dirname, "../..");
const node = (script: string, given: readonly string[], env = process.env): string =>
  execFileSync(process.execPath, [path.join(root, script), ...given], { cwd: root, env, encoding: "utf8" }).trim();

const DISH = "Smash Burger, Aged Cheddar";
const POPUP = { width: 400, height: 600 };

/** The parts of the browser's extension API that are used here, in the extension's page or its worker. */
interface Chrome {
  storage: Record<"sync" | "session", { get: (key: string) => Promise<Record<string, string>> }>;
  action: { openPopup: () => Promise<void> };
  extension: { getViews: (of: { type: "popup" }) => Window[] };
}

/** A separate browser with the extension installed, which is built for its own server. */
async function browserWith(extension: string, executablePath: string, args: readonly string[]) {
  const context = await chromium.launchPersistentContext("", {
    executablePath,
    // By default the headless screen is lower than a popup inside its window.
    args: [
      ...args,
      `--disable-extensions-except=${extension}`,
      `--load-extension=${extension}`,
      "--screen-info={1280x1024}",
    ],
    // Scrollbars would make a popup wider.
    ignoreDefaultArgs: ["--hide-scrollbars"],
    viewport: POPUP,
    locale: "en-CA",
    timezoneId: "America/Toronto",
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  return { context, worker, id: new URL(worker.url()).host };
}

const storedToken = (page: Page) =>
  page.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    const { token = null } = await chrome.storage.sync.get("token");
    return { token, elsewhere: token !== null && JSON.stringify(localStorage).includes(token) };
  });

/**
 * Opens the icon's popup, which Playwright cannot see; returns a function that asks the extension's other pages about
 * it.
 */
async function openPopup(page: Page, worker: Worker) {
  // It needs space beside the icon.
  await page.setViewportSize({ width: 1280, height: 720 });
  await worker.evaluate(() => (globalThis as unknown as { chrome: Chrome }).chrome.action.openPopup());
  return () =>
    page.evaluate(() => {
      const [popup] = (globalThis as unknown as { chrome: Chrome }).chrome.extension.getViews({ type: "popup" });
      if (!popup) return null;
      const { clientWidth, scrollWidth } = popup.document.documentElement;
      const isWide = scrollWidth > clientWidth;
      const title = popup.document.querySelector("h1")?.textContent;
      return { width: popup.innerWidth, height: popup.innerHeight, isWide, hash: popup.location.hash, title };
    });
}

test.describe("the extension", { tag: "@phone" }, () => {
  const whole = node("tooling/find-chromium.ts", ["--whole"]);
  test.skip(whole === "", "No Chromium is here that takes extensions");
  let built = "";
  let opened: BrowserContext | undefined;
  test.afterEach(async () => {
    await opened?.close();
    rmSync(built, { recursive: true, force: true });
  });

  test("lets a member sign in, browse and order, and opens its popup on the same page", async ({
    hostUrl,
    launchOptions,
    problems,
    words,
    expectNoViolations,
  }) => {
    built = mkdtempSync(path.join(tmpdir(), "tablee-extension-"));
    node("apps/extension/src/build/build.ts", [built], { ...process.env, EXTENSION_API_ORIGIN: hostUrl });
    const { context, worker, id } = await browserWith(built, whole, launchOptions.args ?? []);
    opened = context;
    problems.watch(context);
    const page = await context.newPage();
    await page.goto(`chrome-extension://${id}/popup.html`);
    const picture = page.getByRole("article").first().locator("img").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await expectNoViolations(page);

    await page
      .getByRole("link", { name: words("shell_sign_in") })
      .first()
      .click();
    await page.getByLabel(words("accounts_email"), { exact: true }).fill("member@tablee.test");
    await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
    await page
      .getByRole("button", { name: words("accounts_sign_in"), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(/#\/$/);
    await expect.poll(() => storedToken(page)).toEqual({ token: expect.stringMatching(/\S{20}/), elsewhere: false });

    await page
      .getByRole("link", { name: words("discoveries_order_label", { name: DISH }) })
      .first()
      .click();
    const item = page.getByRole("dialog", { name: DISH });
    await item.getByRole("radio", { name: /^Double/ }).click();
    await item.getByRole("radio", { name: /^Charlevoix beef/ }).click();
    await item.getByRole("button", { name: /^Add to order/ }).click();
    await page
      .getByRole("link", { name: /^Basket, 1 item/ })
      .first()
      .click();
    await page.getByRole("button", { name: new RegExp(`^${words("basket_place")}`) }).click();
    await expect(page).toHaveURL(/#\/orders\/current\/\d+$/);
    await expect(page.getByText("Waiting for the kitchen to confirm.")).toBeVisible();

    const { hash } = new URL(page.url());
    const popup = await openPopup(page, worker);
    const title = await page.getByRole("heading", { level: 1 }).first().textContent();
    await expect.poll(popup, "the popup, where one was last").toEqual({ ...POPUP, isWide: false, hash, title });

    // Like a popup that a visitor closed there, or a restored tab: it must not sign anybody out.
    const restored = await context.newPage();
    await restored.goto(`chrome-extension://${id}/index.html#/login`);
    await expect(restored.getByRole("heading", { name: words("accounts_signed_in_already") })).toBeVisible();
    expect(await storedToken(restored)).toEqual({ token: expect.stringMatching(/\S{20}/), elsewhere: false });
    await restored.close();

    await page
      .getByRole("link", { name: words("shell_profile"), exact: true })
      .last()
      .click();
    await page
      .getByRole("button", { name: words("shell_log_out") })
      .last()
      .click();
    await expect.poll(() => storedToken(page)).toEqual({ token: null, elsewhere: false });
  });
});
