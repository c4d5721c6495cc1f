import { expect, type Page } from "@playwright/test";
import { freePort } from "../free-port.ts";
import { test } from "../journey.ts";

/** Shows a page that is not the product's, and waits until the browser has reported something about it. */
async function showAndHear(page: Page, body: string): Promise<void> {
  const said = Promise.race([page.waitForEvent("console"), page.waitForEvent("pageerror")]).catch(() => undefined);
  await page.setContent(body);
  await said;
}

// A check that was never seen to fail is not a check: each of these journeys must fail, or the harness detects nothing.
test.describe("the harness", { tag: "@phone" }, () => {
  const page200 = (body: string) =>
    `<!doctype html><html lang="en"><title>Planted</title><main><h1>Planted</h1>${body}</main></html>`;

  test("uses no port that browsers block", async () => {
    const [forbidden, next] = [6665, 6670];
    expect(await freePort(forbidden)).toBeGreaterThanOrEqual(next);
  });

  test("reports nothing on a clean page", async ({ page, expectNoViolations }) => {
    await page.setContent(page200("<p>Nothing wrong</p>"));
    await expectNoViolations(page);
  });

  for (const [what, script] of [
    ["an error in the console", "console.error('planted')"],
    ["a warning in the console", "console.warn('planted')"],
    ["an exception that nobody catches", "setTimeout(() => { throw new Error('planted') })"],
  ] as const) {
    test.fail(`fails on ${what}`, async ({ page }) => {
      await showAndHear(page, page200(`<script>${script}</script>`));
    });
  }

  test.fail("fails on an answer of 500", async ({ page, problems }) => {
    // The browser's own message about it.
    problems.allow(/Failed to load resource/);
    await page.route("**/planted", (route) => route.fulfill({ status: 500, body: "planted" }));
    await page.goto("/planted");
  });

  test.fail("fails on a picture without alternative text", async ({ page, expectNoViolations }) => {
    await page.setContent(page200('<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=">'));
    await expectNoViolations(page);
  });

  test.fail("fails on text without contrast in dark mode", async ({ page, expectNoViolations }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setContent(
      page200(
        "<style>@media (prefers-color-scheme: dark) { body { background: #111; color: #222 } }</style><p>Dim</p>",
      ),
    );
    await expectNoViolations(page, "colours");
  });

  test.fail("fails on errors in the other person's console", async ({ person }) => {
    const other = await person();
    await showAndHear(other, page200("<script>console.error('planted')</script>"));
  });
});
