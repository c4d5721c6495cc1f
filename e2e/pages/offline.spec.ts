import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type Page } from "@playwright/test";
import { test, visit } from "../journey.ts";
import type { Language } from "../words.ts";
import { addDish } from "../menus/add-dish.ts";
import { Calls } from "../orders/place.ts";
import { answersKept, appIsKept, filesToCome, isKept, LINE_GONE, WHOLE } from "./kept.ts";

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 300_000 });

const COFFEE = { en: "Filter Coffee, Refilled", fr: "Café filtre à volonté" } satisfies Record<Language, string>;
/**
 * The reasons, by the browser's own check, why the app cannot be installed. A journey's window is like a private one,
 * from which nothing can be installed.
 */
async function whatForbidsInstalling(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  const { errors, data = "{}" } = await session.send("Page.getAppManifest");
  const { icons = [] } = JSON.parse(data) as { icons?: { purpose?: string }[] };
  return [
    ...installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    ...errors.map(({ message }) => message),
    ...(icons.some(({ purpose }) => purpose === "maskable") ? [] : ["no maskable icon"]),
  ];
}
test("visited pages can be read and ordered from offline, and unvisited pages say that they cannot be shown @large", async ({
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
  expect(await whatForbidsInstalling(page)).toEqual([]);
  await isKept(page, '[["discoveries","list"]');
  const first = page.getByRole("main").getByRole("article").first();
  const seen = await first.getByRole("link").first().getAttribute("href");
  const address = /\/discovery\/\d+/.exec(seen ?? "")?.[0] ?? "";
  await visit(page, address);
  await isKept(page, '[["discoveries","get"]');
  const title = await page.getByRole("heading", { level: 1 }).innerText();
  await visit(page, "/menu/1");
  await isKept(page, '"outline",1', '["restaurants","get"]');
  await expect.poll(() => filesToCome(page), WHOLE).toEqual([]);

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
  "a member's visited pages and orders are available offline, and are removed by signing out",
  { tag: "@phone" },
  async ({ page, context, request, signIn, words, problems }) => {
    problems.allow(...LINE_GONE);
    const member = await new Calls(request).signIn("member@tablee.test");
    const { id, number } = await member.place(1, await member.dishes(1, COFFEE.en));
    await signIn(page, "member@tablee.test");
    await visit(page, "/restaurants/3");
    await appIsKept(page);
    await isKept(page, '["restaurants","card",3]');
    await visit(page, "/orders/current");
    // An answer is stored a moment after it has arrived; leaving the page before that stores nothing.
    await isKept(page, '["orders","current"]');
    await visit(page, `/orders/current/${id}`);
    await isKept(page, '["orders","get"]');
    await expect.poll(() => filesToCome(page), WHOLE).toEqual([]);
    await visit(page, "/menu/1");
    await addDish(page, words, COFFEE.en);
    await visit(page, "/notifications");
    const told = page.getByRole("main").getByRole("listitem").first();
    const news = await told.innerText();
    await visit(page, `/orders/current/${id}`);

    await context.setOffline(true);
    await page.reload();
    await expect(page.getByText(words("order_number", { number: String(number) })).first()).toBeVisible();
    await expect(page.getByRole("main").getByText(COFFEE.en).first()).toBeVisible();
    await expect(page.getByText(words("shell_offline_title"))).toBeVisible();
    await page.goto("/orders/current");
    await expect(
      page
        .getByRole("main")
        .getByRole("link", { name: String(number) })
        .first(),
    ).toBeVisible();
    await test.step("the basket and the notifications are available offline too", async () => {
      await page.goto("/orders/now");
      await expect(page.getByRole("main").getByText(COFFEE.en).first()).toBeVisible();
      await page.goto("/notifications");
      await expect(told).toContainText(news.split("\n")[0] ?? news);
    });
    await context.setOffline(false);
    await expect(page.getByText(words("shell_offline_title"))).toBeHidden();

    await visit(page, "/login");
    await expect(page.getByRole("heading", { name: words("accounts_welcome") })).toBeVisible();
    await expect.poll(() => answersKept(page)).not.toContain('"card",3');
    expect(await answersKept(page)).not.toContain('"orders"');
    await context.setOffline(true);
    await page.goto("/restaurants/3");
    await expect(page.getByText(words("shell_unseen_text"))).toBeVisible();
  },
);

test(
  "a newer build is offered, and the page keeps running the old one until it is accepted",
  { tag: "@phone" },
  async ({ page, hostUrl, words }) => {
    const { address, release, close } = await hostThatReleases(hostUrl);
    await visit(page, address);
    await appIsKept(page);
    release();
    await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
    await expect(page.getByText(words("shell_new_build"))).toBeVisible();
    expect(await buildOfWorker(page)).not.toBe(NEWER);
    // The previous worker finishes caching first.
    const reloaded = page.waitForEvent("load", WHOLE);
    await page.getByRole("button", { name: words("shell_new_build_take") }).click();
    await reloaded;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await buildOfWorker(page)).toBe(NEWER);
    await close();
  },
);

const NEWER = "/assets/entry-client-newer.js";

/** The build of the worker that controls this page. */
const buildOfWorker = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", ({ data }) => resolve(data));
        port1.start();
        navigator.serviceWorker.controller?.postMessage({ kind: "build" }, [port2]);
      }),
  );

/** The host behind another address, where the worker of a newer build replaces its own. */
async function hostThatReleases(hostUrl: string) {
  const shell = await (await fetch(new URL("/shell", hostUrl))).text();
  const [own = ""] = /\/assets\/entry-client-[\w-]{8}\.js/.exec(shell) ?? [];
  let released = false;
  const server = createServer((request, response) => {
    const relay = async (path: string): Promise<void> => {
      const headers = { "accept-language": request.headers["accept-language"] ?? "" };
      const answer = await fetch(new URL(path.replace(NEWER, own), hostUrl), { headers });
      let body = Buffer.from(await answer.arrayBuffer());
      if (released && path === "/sw.js") body = Buffer.from(body.toString("utf8").replaceAll(own, NEWER));
      if (released && path === "/shell") body = Buffer.from(`${body.toString("utf8")}<!-- ${NEWER} -->`);
      const type = answer.headers.get("content-type") ?? "text/plain";
      const policy = answer.headers.get("content-security-policy");
      response.writeHead(answer.status, {
        "content-type": type,
        ...(policy === null ? {} : { "content-security-policy": policy }),
      });
      response.end(body);
    };
    void relay(request.url ?? "/");
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}/about-version`,
    release: () => {
      released = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(resolve);
      }),
  };
}
