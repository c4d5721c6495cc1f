import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { type Language, test, visit } from "../journey.ts";
import { addDish } from "../menus/add-dish.ts";

test.use({ serviceWorkers: "allow" });

const COFFEE = { en: "Filter Coffee, Refilled", fr: "Café filtre à volonté" } satisfies Record<Language, string>;
const LINE_GONE = [/ERR_INTERNET_DISCONNECTED/, /The server could not be reached/];

/** The app itself is on the device, and answers for this page. */
const appIsKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The questions whose answers the device holds. */
const answersKept = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve, reject) => {
        const opening = indexedDB.open("tablee-answers");
        opening.addEventListener("error", () => reject(new Error("Nothing can be kept")));
        opening.addEventListener("upgradeneeded", () => opening.transaction?.abort());
        opening.addEventListener("success", () => {
          const { result } = opening;
          const keys = result.transaction("answers").objectStore("answers").getAllKeys();
          keys.addEventListener("success", () => {
            result.close();
            resolve(keys.result.join("\n"));
          });
        });
      }),
  );
const isKept = (page: Page, ...questions: string[]) =>
  expect(async () => {
    const kept = await answersKept(page);
    for (const question of questions) expect(kept).toContain(question);
  }).toPass();

test("what was seen can be read and ordered from without a line, and what was not says so", async ({
  page,
  context,
  language,
  words,
  problems,
  expectNoViolations,
}) => {
  problems.allow(...LINE_GONE);
  await visit(page, "/");
  await appIsKept(page);
  const first = page.getByRole("main").getByRole("article").first();
  const seen = await first.getByRole("link").first().getAttribute("href");
  const address = /\/discovery\/\d+/.exec(seen ?? "")?.[0] ?? "";
  await visit(page, address);
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await visit(page, "/menu/1");
  await isKept(page, '"list"', '"outline",1', '["restaurants","get"]');

  await context.setOffline(true);
  await expect(page.getByText(words("shell_offline_title"))).toBeVisible();
  await page.reload();
  await addDish(page, words, COFFEE[language]);
  await page.goto("/orders/now");
  await expect(page.getByRole("main").getByText(COFFEE[language]).first()).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText(words("shell_offline_title"))).toBeVisible();

  await page.goto("/restaurants/3");
  await expect(page.getByText(words("shell_unseen_text"))).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("link", { name: words("shell_back_to_feed") }).click();
  await expect(first).toBeVisible();

  await page.goto("/restaurants/3");
  await expect(page.getByText(words("shell_unseen_text"))).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(words("shell_unseen_text"))).toBeHidden();
  await expect(page.getByText(words("shell_offline_title"))).toBeHidden();
});

test(
  "what a member has read goes with the sign-out",
  { tag: "@phone" },
  async ({ page, context, signIn, words, problems }) => {
    problems.allow(...LINE_GONE);
    await signIn(page, "member@tablee.test");
    await visit(page, "/restaurants/3");
    await appIsKept(page);
    await isKept(page, '["restaurants","card",3]');
    await visit(page, "/login");
    await page.getByRole("button", { name: words("accounts_sign_out_here") }).click();
    await expect(page.getByRole("heading", { name: words("accounts_welcome") })).toBeVisible();
    await expect.poll(() => answersKept(page)).not.toContain('"card",3');
    await context.setOffline(true);
    await page.goto("/restaurants/3");
    await expect(page.getByText(words("shell_unseen_text"))).toBeVisible();
  },
);

test(
  "a newer build is offered, and the page goes on as it is until somebody takes it",
  { tag: "@phone" },
  async ({ page, hostUrl, words }) => {
    const { origin, release, close } = await hostThatReleases(hostUrl);
    await visit(page, origin);
    await appIsKept(page);
    const entry = () =>
      page.evaluate(
        () => performance.getEntriesByType("resource").find(({ name }) => /entry-client-.*js$/.test(name))?.name,
      );
    const before = await entry();
    release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText(words("shell_new_build"))).toBeVisible();
    expect(await entry()).toBe(before);
    await page.getByRole("button", { name: words("shell_new_build_take") }).click();
    await expect.poll(entry).toContain("newer");
    await close();
  },
);

/** The host behind another address, at which a build with the same code and other names takes its place. */
async function hostThatReleases(hostUrl: string) {
  let released = false;
  const older = /entry-client-[\w-]{8}\.js/g;
  const relay = async (
    request: IncomingMessage,
  ): Promise<{ status: number; type: string; body: Buffer; policy: string }> => {
    const path = (request.url ?? "/").replace("entry-client-newer.js", entry);
    const answer = await fetch(new URL(path, hostUrl), { redirect: "manual", headers: { "accept-language": "en" } });
    const type = answer.headers.get("content-type") ?? "text/plain";
    const policy = answer.headers.get("content-security-policy") ?? "";
    const bytes = Buffer.from(await answer.arrayBuffer());
    const renamed = released && (request.url === "/sw.js" || type.startsWith("text/html"));
    const body = renamed ? Buffer.from(bytes.toString("utf8").replaceAll(older, "entry-client-newer.js")) : bytes;
    return { status: answer.status, type, body, policy };
  };
  const [entry = ""] = (await (await fetch(new URL("/shell", hostUrl))).text()).match(older) ?? [];
  const server = createServer((request, response) => {
    void relay(request).then(({ status, type, body, policy }) => {
      // The page's scripts are told by their hashes, and one of them names the entry.
      const csp = released ? {} : { "content-security-policy": policy };
      response.writeHead(status, { "content-type": type, "cache-control": "no-store", ...csp }).end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}/about-version`,
    release: () => void (released = true),
    close: () => new Promise((resolve) => void (server.closeAllConnections(), server.close(resolve))),
  };
}
