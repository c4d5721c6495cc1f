import { expect, type Page } from "@playwright/test";

/** The browser's own messages about a lost connection. */
export const LINE_GONE = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED.*\/pictures\//,
  /The server could not be reached/,
  /WebSocket is closed before/,
  // Pages rendered from the cache may appear later than their fonts, which are cached too.
  /was preloaded using link preload but not used/,
];

/** Waits until the app's service worker controls this page. */
export const appIsKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The queries whose answers are stored on the device. */
export const answersKept = (page: Page) =>
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
            resolve(keys.result.filter((key) => typeof key === "string").join("\n"));
          });
        });
      }),
  );

/** The service worker caches five hundred files, while a busy machine does other things. */
export const WHOLE = { timeout: 150_000 };

/** Files that the worker should cache and has not loaded yet. */
export const filesToCome = (page: Page) =>
  page.evaluate(async () => {
    const worker = await (await fetch("/sw.js")).text();
    const kept = new Set((await (await caches.open("assets")).keys()).map(({ url }) => new URL(url).pathname));
    return [...worker.matchAll(/\/assets\/[\w.~-]+/g)].map(([path]) => path).filter((path) => !kept.has(path));
  });
/** Waits until the device has stored an answer to each of these queries. */
export const isKept = (page: Page, ...questions: string[]) =>
  expect(async () => {
    const kept = await answersKept(page);
    for (const question of questions) expect(kept).toContain(question);
  }).toPass();
