import { afterEach, describe, expect, it, vi } from "vitest";
import { isPage } from "./addresses.ts";
import { openPage } from "./open-page.ts";

const request = new Request("https://tablee.test/");
const event = (preloadResponse?: Promise<Response>) =>
  ({ preloadResponse: preloadResponse ?? Promise.resolve(), waitUntil: () => {} }) as unknown as FetchEvent;
const files = (shell?: Response) => ({ shell: async () => shell, renewShell: async () => {} });
const serverSays = (answer: Promise<Response>) => vi.stubGlobal("fetch", async () => answer);

afterEach(() => void vi.unstubAllGlobals());

describe("the answer to opening a page", () => {
  const shell = new Response("shell");
  const page = new Response("page");

  it("is the server's answer, even an error, when the server answers", async () => {
    serverSays(Promise.resolve(page));
    expect(await openPage(event(), request, files(shell))).toBe(page);
    const busy = new Response("busy", { status: 503 });
    expect(await openPage(event(Promise.resolve(busy)), request, files(shell))).toBe(busy);
  });

  it("is the kept app when the server cannot be reached", async () => {
    serverSays(Promise.reject(new TypeError("offline")));
    expect(await openPage(event(), request, files(shell))).toBe(shell);
    expect(await openPage(event(Promise.reject(new TypeError("offline"))), request, files(shell))).toBe(shell);
  });

  it("is the kept app when the server takes too long to answer", async () => {
    vi.stubGlobal("setTimeout", (late: () => void) => late());
    serverSays(new Promise(() => {}));
    expect(await openPage(event(), request, files(shell))).toBe(shell);
  });

  it("is a failure, as without a worker, when the device has kept no app", async () => {
    serverSays(Promise.reject(new TypeError("offline")));
    await expect(openPage(event(), request, files())).rejects.toThrow("offline");
  });
});

it.each([
  ["/", true],
  ["/index.html", true],
  ["/restaurant-menu/4", true],
  ["/admin/audit", true],
  ["/apiary", true],
  ["/api/docs", false],
  ["/auth/google", false],
  ["/dev/outbox", false],
  ["/sitemap.xml", false],
  ["/embed.js", false],
])("%s is a page of the app: %s", (pathname, expected) => {
  expect(isPage(pathname)).toBe(expected);
});
