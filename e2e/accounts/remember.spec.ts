import { expect, type Page } from "@playwright/test";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { test, visit, type Words } from "../journey.ts";

test.use({ ownSession: true });

const EMAIL = "critic@tablee.test";

async function signInUnticked(page: Page, words: Words): Promise<void> {
  await visit(page, "/login");
  await page.getByLabel(words("accounts_email"), { exact: true }).fill(EMAIL);
  await page.getByLabel(words("accounts_password"), { exact: true }).fill(DEMO_PASSWORD);
  const remember = page.getByRole("checkbox", { name: words("accounts_remember") });
  await expect(remember).toBeChecked();
  await remember.click();
  await expect(remember).not.toBeChecked();
  await page.getByRole("button", { name: words("accounts_sign_in"), exact: true }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

const kept = (page: Page) =>
  page.evaluate(() => ({ local: localStorage.getItem("token"), tab: sessionStorage.getItem("token") }));

test("a member who is not remembered is signed in in every tab until the browser closes @phone", async ({
  page,
  browser,
  baseURL,
  contextOptions,
  words,
}) => {
  await signInUnticked(page, words);
  const { local, tab } = await kept(page);
  expect([local, typeof tab]).toEqual([null, "string"]);
  const member = (await page.context().cookies()).find(({ name }) => name === "member");
  // A session cookie, which is also deleted with the browser.
  expect(member).toMatchObject({ value: "1", expires: -1 });

  const other = await page.context().newPage();
  await visit(other, "/profile");
  await expect(other.locator("#content").getByText(EMAIL)).toBeVisible();

  // What a browser keeps when it is closed: everything that lasts.
  const state = await page.context().storageState();
  const lasting = { ...state, cookies: state.cookies.filter(({ expires }) => expires !== -1) };
  const later = await browser.newContext({ ...contextOptions, ...(baseURL ? { baseURL } : {}), storageState: lasting });
  const reopened = await later.newPage();
  await visit(reopened, "/profile");
  await expect(reopened).toHaveURL(/\/login$/);
  await later.close();

  // Signing out here signs out there too.
  await visit(other, "/profile");
  await visit(page, "/login");
  await expect(other).toHaveURL(/\/login$/);
  expect(await kept(other)).toEqual({ local: null, tab: null });
});

/** Delays this tab's messages to others, as if it were busy for longer than they wait; returns how to release them. */
async function holdAnswer(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const say = BroadcastChannel.prototype.postMessage;
    BroadcastChannel.prototype.postMessage = function (message: unknown) {
      Object.assign(window, { answer: () => say.call(this, message) });
    };
  });
  return () => page.evaluate(() => (Reflect.get(window, "answer") as () => void)());
}

async function expectSignedInAt(other: Page, page: Page): Promise<void> {
  await expect(other).toHaveURL(/\/profile$/);
  await expect(other.locator("#content").getByText(EMAIL)).toBeVisible();
  expect((await kept(page)).tab).not.toBeNull();
}

test(
  "a new tab that learns late of another tab's session leaves the sign-in for its page",
  { tag: "@large" },
  async ({ page, words }) => {
    await signInUnticked(page, words);
    const other = await page.context().newPage();
    const answer = await holdAnswer(page);
    await other.goto("/profile");
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByLabel(words("accounts_password"), { exact: true })).toBeVisible();
    await answer();
    await expectSignedInAt(other, page);
  },
);

test(
  "a new tab that learns of another tab's session while the sign-in loads goes to its page, and signs nobody out",
  { tag: "@large" },
  async ({ page, words }) => {
    await signInUnticked(page, words);
    const other = await page.context().newPage();
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let asked = false;
    await other.route(/\/assets\/login\.page-/, async (route) => {
      asked = true;
      await arrived;
      await route.continue();
    });
    const answer = await holdAnswer(page);
    await other.goto("/profile");
    await expect.poll(() => asked).toBe(true);
    expect((await kept(other)).tab).toBeNull();
    await answer();
    await expect.poll(async () => (await kept(other)).tab).not.toBeNull();
    arrive();
    await expectSignedInAt(other, page);
  },
);
