import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";
import { nothingUnderWay, trafficOf } from "../settled.ts";

test.use({ isFirstVisit: true });

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
};

test.describe("the app without the server's page, as an extension and a native app start it", { tag: "@large" }, () => {
  let built = "";
  /** The shell's own files, at an origin of their own. */
  let files: Server;
  test.beforeAll(async () => {
    test.setTimeout(240_000);
    built = mkdtempSync(path.join(tmpdir(), "tablee-shell-"));
    const web = path.join(import.meta.dirname, "../../packages/web");
    const vite = path.join(web, "../../node_modules/vite/bin/vite.js");
    const config = path.join(web, "vite.config.ts");
    const given = ["build", "src/testing/shell", "--config", config, "--mode", "shell", "--outDir", built];
    const build = spawnSync(process.execPath, [vite, ...given], { cwd: web, encoding: "utf8" });
    if (build.status !== 0) throw new Error(`The shell could not be built: ${build.stdout}${build.stderr}`);
    files = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://shell");
      const file = path.join(built, pathname === "/" ? "index.html" : pathname);
      if (!existsSync(file)) return response.writeHead(404).end();
      return response.writeHead(200, { "content-type": TYPES[path.extname(file)] ?? "" }).end(readFileSync(file));
    });
    await new Promise<void>((resolve) => files.listen(0, "127.0.0.1", resolve));
  });
  test.afterAll(() => {
    files.close();
    rmSync(built, { recursive: true, force: true });
  });

  test("shows the same screens at the same paths, with pictures from its server", async ({
    page,
    context,
    hostUrl,
    words,
    expectNoViolations,
  }) => {
    // The server lets the shell call it, as it does for configured origins.
    const cors = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };
    await context.route(`${hostUrl}/api/**`, async (route) => {
      if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers: cors });
      const answer = await route.fetch();
      return route.fulfill({ response: answer, headers: { ...answer.headers(), ...cors } });
    });
    const shell = `http://127.0.0.1:${(files.address() as AddressInfo).port}`;
    const open = (at: string) => page.goto(`${shell}/?api=${encodeURIComponent(hostUrl)}#${at}`);
    await open("/");
    const card = page.getByRole("article").first();
    await expect(card).toBeVisible();
    const picture = card.locator("img[srcset]").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(hostUrl);
    await expectNoViolations(page);

    await card.getByRole("heading").getByRole("link").click();
    await expect(page).toHaveURL(/#\/discovery\/\d+$/);
    await expect(page.getByRole("dialog")).toBeVisible();

    await open("/restaurants/1");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Chez Margot" })).toBeVisible();
    await open("/nowhere");
    await page.reload();
    await expect(page.getByRole("heading", { name: words("shell_not_found_title") })).toBeVisible();
  });
});

test("a page that cannot be loaded says so within the shell, and loads once the connection is back @phone", async ({
  page,
  words,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch/, /dynamically imported module/);
  await visit(page, "/news");
  await page.context().setOffline(true);
  const explore = page.getByRole("link", { name: words("shell_explore"), exact: true }).first();
  await explore.click();
  const main = page.getByRole("main");
  await expect(main.getByRole("button", { name: words("shell_try_again") })).toBeVisible();
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(words("errors_offline_title"));
  await expect(main.getByRole("link", { name: words("shell_back_to_feed") })).toBeVisible();
  // It loads again by itself (shell §38).
  await page.context().setOffline(false);
  await expect(page).toHaveURL(/\/restaurants$/);
  await expect(main.getByRole("listitem").first()).toBeVisible();
});

test(
  "a page whose script no longer exists is reloaded once, then shows an error",
  { tag: "@phone" },
  async ({ page, signIn, words, problems }) => {
    problems.allow(/status of 404/, /Not fetched/, /preload/);
    let loads = 0;
    // Before a page is reloaded, the app checks whether its server can be reached.
    let asked = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) loads++;
      else if (request.method() === "HEAD") asked++;
    });
    await page.route(/\/assets\/notifications\.page-/, (route) => route.fulfill({ status: 404, body: "" }));
    await signIn(page, "member@tablee.test");
    trafficOf(page);
    await page.goto("/notifications");
    await expect.poll(() => loads, "the page once more").toBeGreaterThan(1);
    await expect(page.getByRole("heading", { level: 1, name: words("errors_offline_title") })).toBeVisible();
    await nothingUnderWay(page);
    await expect(page.getByRole("button", { name: words("shell_try_again") })).toBeEnabled();
    expect([loads, asked]).toEqual([2, 1]);
  },
);
