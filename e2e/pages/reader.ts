import type { Page } from "@playwright/test";
import { test as journeys, UNUSED_PRELOAD } from "../journey.ts";
import { newProfile } from "../profiles.ts";
import { beginSession, bringSession } from "../sessions.ts";

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
  reader: async ({ browser, request, problems, profileOptions }, use, testInfo) => {
    const { viewport, reducedMotion } = profileOptions;
    const open = async (as: string | null): Promise<Page> => {
      const { page } = await newProfile(browser, profileOptions);
      // A session of its own, which it keeps after the journey.
      if (as !== null) await bringSession(page, await beginSession(request, as));
      return page;
    };
    const used: { key: string; page: Page; unwatch: () => void }[] = [];
    await use(async (as) => {
      const key = JSON.stringify([as, profileOptions]);
      const kept = windows.get(key);
      const page = kept ?? (await open(as));
      windows.set(key, page);
      used.push({ key, page, unwatch: problems.watch(page.context()) });
      if (kept) {
        problems.allow(UNUSED_PRELOAD);
        await page.emulateMedia({ colorScheme: null, reducedMotion: reducedMotion ?? null });
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
