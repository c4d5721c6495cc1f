import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { Calls } from "../orders/place.ts";

test("a discovery is shared by a link that opens for anybody @phone", async ({
  page,
  person,
  words,
  expectNoViolations,
}) => {
  await visit(page, "/discovery/1");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await page
    .getByRole("button", { name: words("discoveries_share") })
    .first()
    .click();
  const made = page.waitForResponse((answer) => answer.url().endsWith("/share-link/create"));
  await expect(page.getByRole("menuitem", { name: words("sharing_microblog") })).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("menuitem", { name: words("sharing_link") }).click();
  const { id } = (await (await made).json()) as { id: string };

  const other = await person();
  const answer = await visit(other, `/share/${id}`);
  expect(answer?.status()).toBe(200);
  const html = (await answer?.text()) ?? "";
  expect(html).toMatch(/<link[^>]* rel="canonical"[^>]* href="[^"]*\/discovery\/1"/);
  expect(html).toMatch(/<meta [^>]*property="og:image"/);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(title);
  await expectNoViolations(other);
  await other.getByRole("link", { name: words("sharing_open_recommendation") }).click();
  await expect(other).toHaveURL(/\/discovery\/1$/);
});

test("the device's share sheet gets the link, and closing it shows no message @phone", async ({ page, words }) => {
  await page.addInitScript(() => {
    const given: object[] = [];
    const outcomes = ["AbortError", "NotAllowedError"];
    Object.assign(window, { given });
    navigator.share = async (link) => {
      given.push(link ?? {});
      throw new DOMException("no", outcomes[given.length - 1] ?? "AbortError");
    };
    navigator.clipboard.writeText = async (text) => void given.push({ text });
  });
  await visit(page, "/discovery/1");
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  const shared = () => page.evaluate(() => (window as unknown as { given: object[] }).given);
  const press = async () => {
    await page
      .getByRole("button", { name: words("discoveries_share") })
      .first()
      .click();
    await page.getByRole("menuitem", { name: words("sharing_link") }).click();
  };
  await press();
  const url: unknown = expect.stringMatching(/^https?:\/\/[^/]+\/share\/[\w-]{22}$/);
  await expect.poll(shared).toEqual([{ title, url }]);
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(page.locator(".ds-toast")).toHaveCount(0);
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  // If it cannot be opened, the link is copied, and a message says so.
  await press();
  await expect(page.getByText(words("discoveries_link_copied"))).toHaveCount(1);
  const [, , copied] = await shared();
  expect(copied).toEqual({ text: url });
});

test("a failure to share is explained in a dialog", { tag: "@large" }, async ({ page, words, problems }) => {
  problems.allow(/Failed to load resource/, /share-link/);
  await page.route("**/share-link/create", (route) =>
    route.fulfill({ status: 404, json: { code: "not_found", status: 404, message: "Not there" } }),
  );
  await visit(page, "/discovery/1");
  const button = page.getByRole("button", { name: words("discoveries_share") }).first();
  await button.click();
  await page.getByRole("menuitem", { name: words("sharing_link") }).click();
  await expect(page.getByRole("alertdialog")).toContainText(words("sharing_failed_gone"));
  await page.getByRole("button", { name: words("shell_close") }).click();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test(
  "an unknown share link says that it is gone, and so does an unknown short link",
  { tag: "@phone" },
  async ({ page, signIn, words, problems }) => {
    problems.allow(/404/, /Failed to load resource/);
    const answer = await visit(page, "/share/AAAAAAAAAAAAAAAAAAAAAA");
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: words("sharing_gone_title") })).toBeVisible();
    await signIn(page, "member@tablee.test");
    await visit(page, "/s/nothing");
    await expect(page.getByRole("heading", { level: 1, name: words("sharing_gone_title") })).toBeVisible();
  },
);

test(
  "a short link leads a member to its page, and a visitor to the sign-in",
  { tag: "@phone" },
  async ({ page, request, signIn }) => {
    const admin = await new Calls(request).signIn("admin@tablee.test");
    const { key } = await admin.call<{ key: string }>("POST", "/admin/short-links", { path: "/restaurants/1" });
    await visit(page, `/s/${key}`);
    await expect(page).toHaveURL(/\/login/);
    await signIn(page, "member@tablee.test");
    await visit(page, `/s/${key}`);
    await expect(page).toHaveURL(/\/restaurants\/1$/);
  },
);
