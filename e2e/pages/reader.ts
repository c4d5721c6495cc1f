import type { Page } from "@playwright/test";
import { test as journeys } from "../journey.ts";
import { beginSession, bringSession } from "../sessions.ts";
import { chooseBrowsersLanguage, startAppsAtOnce } from "../settled.ts";

/** Windows that stay open from one test of a worker to the next, by who reads in them and how large they are. */
const windows = new Map<string, Page>();

interface Reading {
  /**
   * The window of somebody who only reads, signed in where an e-mail is given. It is as new, but for what the browser
   * keeps of a site: to fetch and compile all of its scripts again for each page takes longer than to read the page.
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
      const page = await context.newPage();
      // Its own: it keeps it when the journey is over.
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
        // What this window has decoded before is shown from its memory, and a preload of it is then told to be unused:
        // on every page but a window's first. Journeys in windows of their own still fail on a preload for nothing.
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
