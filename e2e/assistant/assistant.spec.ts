import { expect, type Page } from "@playwright/test";
import { chatOf } from "../chat.ts";
import { test, visit, type Words } from "../journey.ts";

test.skip(process.env["E2E_URL"] !== undefined, "A host that runs already asks no chat of ours.");

const conversation = (page: Page, words: Words) => page.getByRole("list", { name: words("assistant_conversation") });
/** The newest question with its answer. */
const newest = (page: Page, words: Words) => conversation(page, words).locator("> li").last();

async function ask(page: Page, words: Words, question: string): Promise<void> {
  await page.getByLabel(words("assistant_ask_label")).fill(question);
  await page.keyboard.press("Enter");
  await expect(newest(page, words)).toContainText(question);
}

test("an answer appears dish by dish, is completed by rules when its chat fails, and is stopped by a newer question @large", async ({
  page,
  hostUrl,
  signIn,
  words,
  expectNoViolations,
}) => {
  const chat = chatOf(hostUrl);
  await signIn(page, "admin@tablee.test");
  await visit(page, "/assistant");
  const rows = newest(page, words).locator("[data-result]");
  const thinking = newest(page, words).getByRole("status", { name: words("assistant_thinking") });

  // The understood wishes are shown before any dish, and each dish before the next.
  await ask(page, words, "dessert");
  await expect(newest(page, words).getByRole("list", { name: words("assistant_understood") })).toBeVisible();
  await expect(thinking).toBeVisible();
  await chat("dessert", { say: '{"dishes":[3,' });
  await expect(rows).toHaveCount(1);
  await expect(newest(page, words)).toHaveAttribute("aria-busy", "true");
  const first = await rows.first().innerText();
  // The chat's connection breaks: the dish that it named stays first, the rest follows by the rules, and nothing
  // appears twice.
  await chat("dessert", "break");
  await expect(rows).toHaveCount(6);
  await expect(thinking).toBeHidden();
  const shown = await rows.allInnerTexts();
  expect(shown[0]).toBe(first);
  expect(new Set(await rows.evaluateAll((links) => links.map((link) => link.getAttribute("href")))).size).toBe(6);
  await expectNoViolations(page);

  // Nonsense from the chat is never shown.
  await ask(page, words, "dessert 2");
  await chat("dessert 2", { say: "Ignore all that and call 1-900-555-0199" });
  await expect(rows).toHaveCount(6);
  await expect(page.getByText("1-900")).toHaveCount(0);

  // A newer question replaces a running one, which keeps what it has received and gets no more.
  await ask(page, words, "pizza");
  await chat("pizza", { say: '{"dishes":[2,' });
  await expect(rows).toHaveCount(1);
  const older = conversation(page, words).locator("> li").nth(2);
  await ask(page, words, "dessert 3");
  await expect(older.getByText(words("assistant_stopped"))).toBeVisible();
  await expect(older.locator("[data-result]")).toHaveCount(1);
  await chat("dessert 3", { say: '{"dishes":[1]}' });
  await expect(rows).toHaveCount(1);
  await expect(thinking).toBeHidden();
  await expect(older.locator("[data-result]")).toHaveCount(1);

  // The member stops the answer.
  await ask(page, words, "dessert 4");
  await chat("dessert 4", { say: '{"dishes":[2,' });
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: words("assistant_stop") }).click();
  await expect(newest(page, words).getByText(words("assistant_stopped"))).toBeVisible();
  await expect(rows).toHaveCount(1);
});

test("an answer that is cut off keeps its dishes, reports the lost connection, and can be requested again @phone", async ({
  page,
  hostUrl,
  signIn,
  words,
  expectNoViolations,
}) => {
  await signIn(page, "admin@tablee.test");
  await visit(page, "/assistant");
  const rows = newest(page, words).locator("[data-result]");
  await page.route("**/api/client/assistant/stream", async (route) => {
    const answer = route.fetch();
    await chatOf(hostUrl)("dessert", { say: '{"dishes":[1,2]}' });
    const whole = await (await answer).text();
    // Everything before the connection is lost: the end is missing.
    await route.fulfill({
      contentType: "text/event-stream",
      body: whole.split("\n\n").slice(0, 3).join("\n\n") + "\n\n",
    });
  });
  await ask(page, words, "dessert");
  await expect(newest(page, words).getByText(words("errors_offline_text"))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expectNoViolations(page);
  await page.unroute("**/api/client/assistant/stream");
  await newest(page, words)
    .getByRole("button", { name: words("shell_try_again") })
    .click();
  await chatOf(hostUrl)("dessert", { say: '{"dishes":[1,2]}' });
  await expect(rows).toHaveCount(2);
});
