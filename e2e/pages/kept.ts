import { expect, type Page } from "@playwright/test";

/** What a browser says by itself of a line that is gone. */
export const LINE_GONE = [
  /ERR_INTERNET_DISCONNECTED/,
  /ERR_FAILED.*\/pictures\//,
  /The server could not be reached/,
  /WebSocket is closed before/,
  // What is drawn from the device may come later than its faces, which lie there too.
  /was preloaded using link preload but not used/,
];

/** The app itself is on the device, and answers for this page. */
export const appIsKept = (page: Page) => page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** The questions whose answers the device holds. */
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

/** Five hundred files come, beside all else that a busy machine does. */
export const WHOLE = { timeout: 150_000 };

/** Files that the worker is to keep and has not fetched yet. */
export const filesToCome = (page: Page) =>
  page.evaluate(async () => {
    const worker = await (await fetch("/sw.js")).text();
    const kept = new Set((await (await caches.open("assets")).keys()).map(({ url }) => new URL(url).pathname));
    return [...worker.matchAll(/\/assets\/[\w.~-]+/g)].map(([path]) => path).filter((path) => !kept.has(path));
  });
/** Waits until the device holds an answer to each of these questions. */
export const isKept = (page: Page, ...questions: string[]) =>
  expect(async () => {
    const kept = await answersKept(page);
    for (const question of questions) expect(kept).toContain(question);
  }).toPass();
