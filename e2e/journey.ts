import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  type BrowserContext,
  type ConsoleMessage,
  type Disposable,
  test as base,
  expect,
  type Page,
  type Response,
  type TestInfo,
  type WebError,
} from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { startHost } from "./host.ts";
import { giveProfileBack, type Profile, type ProfileOptions, takeProfile } from "./profiles.ts";
import { beginSession, bringSession, giveSessionBack, takeSession } from "./sessions.ts";
import { type Language, wordsOf } from "./words.ts";
import { appIsReady, nothingUnderWay, trafficOf } from "./settled.ts";

/** The product's own texts in the language of the journey, by the keys of packages/web/messages. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/**
 * A picture that a window has decoded before is shown from memory, and its preload is then reported as unused. Journeys
 * in new windows still fail on a useless preload.
 */
export const UNUSED_PRELOAD = /preloaded using link preload but not used/;

/**
 * Every problem that a page has shown: errors and warnings in the browser's console, and answers with a status of 500
 * or above.
 */
class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** A journey that provokes an error names the console message to allow. */
  allow(...texts: RegExp[]): void {
    this.#allowed.push(...texts);
  }

  /** Returns how to stop watching. */
  watch(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage): void => {
      if (["error", "warning"].includes(message.type())) {
        this.#see(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    };
    const onError = (error: WebError): void => {
      // An error without frames (a part that was not loaded) has an empty stack, so that only its message is
      // informative.
      this.#see(`page error: ${error.error().stack || `${error.error().name}: ${error.error().message}`}`);
    };
    const onAnswer = (answer: Response): void => {
      if (answer.status() >= 500) this.#see(`answer ${answer.status()}: ${answer.url()}`);
    };
    context.on("console", onConsole).on("weberror", onError).on("response", onAnswer);
    return () => void context.off("console", onConsole).off("weberror", onError).off("response", onAnswer);
  }

  #see(problem: string): void {
    this.#seen.push(problem);
  }

  unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((text) => text.test(problem)));
  }
}

/** Opens a page of the product and waits until its app is ready and no request is pending; returns the response. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  trafficOf(page);
  const answer = await page.goto(address);
  await appIsReady(page);
  await nothingUnderWay(page);
  return answer;
}

/** Reloads the page and waits like {@link visit}. */
export async function revisit(page: Page): Promise<void> {
  trafficOf(page);
  await page.reload();
  await appIsReady(page);
  await nothingUnderWay(page);
}

/** The number of pixels by which the page is wider than its window. */
export const sidewaysBy = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Checks that the page fits a window of 320 pixels with text of twice the size. The window stays that narrow. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  // Parts that a large screen has beside the page take a moment to disappear.
  await expect.poll(() => sidewaysBy(page), "no sideways scroll at 320 px with text of twice the size").toBeLessThan(1);
}

/** The axe rules about colours; all others check structure, names and sizes, which are the same in both themes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run: (where: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

/**
 * The violations that axe finds. It is injected into a page once, because parsing it again takes longer than many of
 * its rules.
 */
async function violationsOn(page: Page, asked: "everything" | "colours"): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // No page has frames of its own; passed rules are not reported, and no rule needs files to be preloaded.
  const options: RunOptions = { resultTypes: ["violations"], iframes: false, preload: false };
  if (asked === "colours") options.runOnly = { type: "rule", values: COLOUR_RULES };
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    // Elements that start to disappear while axe runs are half transparent.
    const { violations } = await axe.run({ exclude: [["[data-ending-style]"]] }, given);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => [node.html.slice(0, 200), ...node.any.map((check) => check.message)]),
    }));
  }, options);
}

interface Fixtures extends Required<Pick<ProfileOptions, "isFirstVisit" | "waitsForPicture" | "bringsLanguage">> {
  /** Fails the journey on any console message in any of its pages (including hydration warnings). */
  problems: Problems;
  /** What this project's profiles are made with. */
  profileOptions: ProfileOptions;
  /** This journey's own profile, with its window. */
  profile: Profile;
  /** The language of this project's browser. */
  language: Language;
  words: Words;
  /** Another person's browser, signed in if an e-mail is given. */
  person: (as?: string) => Promise<Page>;
  /** Whether signing in always creates a new session, for journeys about sessions. */
  ownSession: boolean;
  /** Signs this page's browser in without the form, and without a reload. */
  signIn: (page: Page, email: string) => Promise<void>;
  /** Checks that axe finds nothing on the current page; `colours` checks only what depends on the theme. */
  expectNoViolations: (page: Page, asked?: "everything" | "colours") => Promise<void>;
}

const hasFailed = ({ status, expectedStatus }: TestInfo): boolean => status !== expectedStatus;

interface WorkerFixtures {
  /** Where the product runs for this worker: a host of its own, or the one that E2E_URL names. */
  hostUrl: string;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  hostUrl: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that are needed off the pattern
    async ({}, use, { workerIndex }) => {
      const running = process.env["E2E_URL"];
      if (running) return use(running);
      const host = await startHost(workerIndex);
      await use(host.url);
      await host.stop();
    },
    { scope: "worker", timeout: 150_000 },
  ],

  baseURL: async ({ hostUrl }, use) => {
    await use(hostUrl);
  },

  isFirstVisit: [false, { option: true }],

  waitsForPicture: [false, { option: true }],

  bringsLanguage: [false, { option: true }],

  profileOptions: async (
    { contextOptions, locale, timezoneId, baseURL, viewport, hasTouch, isMobile, userAgent, serviceWorkers },
    use,
  ) => {
    const named = {
      ...(locale ? { locale } : {}),
      ...(timezoneId ? { timezoneId } : {}),
      ...(baseURL ? { baseURL } : {}),
      ...(userAgent ? { userAgent } : {}),
    };
    await use({ ...contextOptions, ...named, viewport, hasTouch, isMobile, serviceWorkers });
  },

  profile: async ({ browser, profileOptions, isFirstVisit, waitsForPicture, bringsLanguage }, use, testInfo) => {
    const own = { isFirstVisit, waitsForPicture, bringsLanguage };
    const profile = await takeProfile(browser, { ...profileOptions, ...own });
    await use(profile);
    await giveProfileBack(profile, hasFailed(testInfo));
  },

  context: async ({ profile }, use) => {
    await use(profile.context);
  },

  page: async ({ profile }, use) => {
    await use(profile.page);
  },

  problems: [
    async ({ context, profile }, use) => {
      const problems = new Problems();
      const unwatch = problems.watch(context);
      if (profile.isKept) problems.allow(UNUSED_PRELOAD);
      await use(problems);
      // A call that a journey answers itself may still be pending at its end, and its answer no longer matters.
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
      unwatch();
      expect(problems.unexpected(), "the browser's console").toEqual([]);
    },
    { auto: true },
  ],

  language: async ({ locale }, use) => {
    await use(locale?.startsWith("fr") ? "fr" : "en");
  },

  words: async ({ language }, use) => {
    const all = wordsOf(language);
    await use((key, values = {}) => {
      const text = all[key];
      if (typeof text !== "string") throw new Error(`packages/web/messages/${language} has no plain text ${key}`);
      return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
    });
  },

  ownSession: [false, { option: true }],

  signIn: async ({ request, ownSession }, use) => {
    const taken: Parameters<typeof giveSessionBack>[] = [];
    const brought: Disposable[] = [];
    await use(async (page, email) => {
      const session = await (ownSession ? beginSession : takeSession)(request, email);
      if (!ownSession) taken.push([email, session]);
      brought.push(await bringSession(page, session));
    });
    for (const one of brought) await one.dispose();
    for (const one of taken) giveSessionBack(...one);
  },

  person: async ({ browser, problems, signIn, profileOptions }, use, testInfo) => {
    const opened: { profile: Profile; unwatch: () => void }[] = [];
    await use(async (as) => {
      const profile = await takeProfile(browser, { ...profileOptions, viewport: { width: 1280, height: 900 } });
      opened.push({ profile, unwatch: problems.watch(profile.context) });
      if (profile.isKept) problems.allow(UNUSED_PRELOAD);
      if (as !== undefined) await signIn(profile.page, as);
      return profile.page;
    });
    for (const { profile, unwatch } of opened) {
      unwatch();
      await giveProfileBack(profile, hasFailed(testInfo));
    }
  },

  expectNoViolations: async ({ language, contextOptions }, use) => {
    await use(async (page, asked = "everything") => {
      // Soft assertions: a journey continues and reports everything that it found.
      // Moving elements are half transparent, so their colours are not final. With reduced motion, whatever appears or
      // disappears while axe runs does so immediately.
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.evaluate(async () => {
        const ends = document
          .getAnimations()
          .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
          .map((animation) => animation.finished);
        await Promise.race([Promise.allSettled(ends), new Promise((resolve) => setTimeout(resolve, 2_000))]);
      });
      const found = await violationsOn(page, asked);
      await page.emulateMedia({ reducedMotion: contextOptions.reducedMotion ?? null });
      expect.soft(found, `axe on ${page.url()} in ${language}`).toEqual([]);
    });
  },
});
