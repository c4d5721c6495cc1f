import type { Page } from "@playwright/test";
import { test as journeys } from "../journey.ts";
import { beginSession, bringSession } from "../sessions.ts";
import { chooseBrowsersLanguage, startAppsAtOnce, stopSheen } from "../settled.ts";

/** Windows that stay open between the tests of a worker, by person and size. */
const windows = new Map<string, Page>();

interface Reading {
  /**
   * The window of a person who only reads, signed in if an e-mail is given. It is like new, except for the browser's
   * cache: loading and compiling all scripts again for each page takes longer than reading the page.
   */
  reader: (as: string | null) => Promise<Page>;
}

export const test = journeys.extend<Reading>({
  reader: async (
    { browser, request, problems, contextOptions, locale, timezoneId, baseURL, viewport, hasTouch, isMobile },
    use,
    testInfo,
  ) => {
    const options = { ...contextOptions, viewport, hasTouch, isMobile };
    const named = {
      ...(locale ? { locale } : {}),
      ...(timezoneId ? { timezoneId } : {}),
      ...(baseURL ? { baseURL } : {}),
    };
    const open = async (as: string | null): Promise<Page> => {
      const context = await browser.newContext({ ...options, ...named });
      await startAppsAtOnce(context);
      await chooseBrowsersLanguage(context);
      await stopSheen(context);
      const page = await context.newPage();
      // A session of its own, which it keeps after the journey.
      if (as !== null) await bringSession(page, await beginSession(request, as));
      return page;
    };
    const used: { key: string; page: Page; unwatch: () => void }[] = [];
    await use(async (as) => {
      const key = JSON.stringify([as, options, named]);
      const kept = windows.get(key);
      const page = kept ?? (await open(as));
      windows.set(key, page);
      used.push({ key, page, unwatch: problems.watch(page.context()) });
      if (kept) {
        // A picture that this window has decoded before is shown from memory, and its preload is then reported as
        // unused: on every page but a window's first. Journeys in windows of their own still fail on a useless preload.
        problems.allow(/preloaded using link preload but not used/);
        await page.emulateMedia({ colorScheme: null, reducedMotion: contextOptions.reducedMotion ?? null });
        if (viewport) await page.setViewportSize(viewport);
      }
      return page;
    });
    for (const { key, page, unwatch } of used) {
      unwatch();
      if (testInfo.status === testInfo.expectedStatus) continue;
      windows.delete(key);
      await page.context().close();
    }
  },
});
