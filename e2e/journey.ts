import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import {
  type BrowserContext,
  type ConsoleMessage,
  test as base,
  expect,
  type Page,
  type Response,
  type WebError,
} from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { startHost } from "./host.ts";
import { beginSession, bringSession, giveSessionBack, takeSession } from "./sessions.ts";
import { appIsReady, chooseBrowsersLanguage, nothingUnderWay, startAppsAtOnce, trafficOf } from "./settled.ts";

export type Language = "en" | "fr";
/** The product's own words in the language of the journey, by the key of packages/web/messages. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** Every problem that a page has shown: what a person would find in the browser's console, and answers of 500 and up. */
class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [/Service Worker registration blocked by Playwright/];

  /** A journey that provokes an error names what the console will say of it. */
  allow(...texts: RegExp[]): void {
    this.#allowed.push(...texts);
  }

  /** Answers how to look away again. */
  watch(context: BrowserContext): () => void {
    const onConsole = (message: ConsoleMessage): void => {
      if (["error", "warning"].includes(message.type())) {
        this.#see(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    };
    const onError = (error: WebError): void => {
      // An error without frames (a part that was not fetched) has an empty stack: only its message says what it was.
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

/** Opens a page of the product and waits until its app is there and nothing is under way; answers what was served. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  trafficOf(page);
  const answer = await page.goto(address);
  await appIsReady(page);
  await nothingUnderWay(page);
  return answer;
}

/** Loads the page again, as far as {@link visit} does. */
export async function revisit(page: Page): Promise<void> {
  trafficOf(page);
  await page.reload();
  await appIsReady(page);
  await nothingUnderWay(page);
}

/** How many pixels the page is wider than its window. */
export const sidewaysBy = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The page as it is fits a window of 320 pixels with text of twice the size; it stays so narrow. */
export async function expectNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.addStyleTag({ content: "html { font-size: 200% !important }" });
  // What a large screen had beside the page takes a moment to go.
  await expect.poll(() => sidewaysBy(page), "no sideways scroll at 320 px with text of twice the size").toBeLessThan(1);
}

/** The rules of axe that read colours; all others read structure, names and sizes, the same in both themes. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Axe {
  run: (where: ElementContext, options: RunOptions) => Promise<AxeResults>;
}

/** What axe finds. It is brought to a page once: to read it again takes the page longer than many of its rules. */
async function violationsOn(page: Page, asked: "everything" | "colours"): Promise<unknown[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
  // No page has frames of its own; what passes is not written down, and no rule asks for files of styles or sounds.
  const options: RunOptions = { resultTypes: ["violations"], iframes: false, preload: false };
  if (asked === "colours") options.runOnly = { type: "rule", values: COLOUR_RULES };
  return page.evaluate(async (given) => {
    const { axe } = window as unknown as { axe: Axe };
    // What begins to go while axe looks is half transparent.
    const { violations } = await axe.run({ exclude: [["[data-ending-style]"]] }, given);
    return violations.map(({ id, help, nodes }) => ({
      id,
      help,
      where: nodes.map((node) => [node.html.slice(0, 200), ...node.any.map((check) => check.message)]),
    }));
  }, options);
}

interface Fixtures {
  /** Whether pages wait for their first picture before they start their app, as they do for a visitor. */
  waitsForPicture: boolean;
  /** Whether a member who signs in here brings their own language, as where nobody has chosen any. */
  bringsLanguage: boolean;
  /** Fails the journey on anything in the console of any of its pages (hydration warnings too). */
  problems: Problems;
  /** The language of this project's browser. */
  language: Language;
  words: Words;
  /** Another person's browser, signed in where an e-mail is given; closed at the end. */
  person: (as?: string) => Promise<Page>;
  /** Whether those who sign in have a session that nobody had before: for journeys that are about sessions. */
  ownSession: boolean;
  /** Signs this page's browser in without the form, and reloads nothing. */
  signIn: (page: Page, email: string) => Promise<void>;
  /** axe finds nothing on the page as it is now; `colours` asks only what another theme can change. */
  expectNoViolations: (page: Page, asked?: "everything" | "colours") => Promise<void>;
}

function wordsOf(language: Language): Record<string, unknown> {
  const folder = path.join(import.meta.dirname, "../packages/web/messages", language);
  const files = readdirSync(folder).filter((file) => file.endsWith(".json"));
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8")) as object));
}

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

  waitsForPicture: [false, { option: true }],

  bringsLanguage: [false, { option: true }],

  problems: [
    async ({ context, waitsForPicture, bringsLanguage }, use) => {
      if (!waitsForPicture) await startAppsAtOnce(context);
      if (!bringsLanguage) await chooseBrowsersLanguage(context);
      const problems = new Problems();
      problems.watch(context);
      await use(problems);
      // A call that a journey answers itself may be under way at its end: its answer is nobody's any more.
      const routed = [context, ...context.pages()];
      await Promise.all(routed.map((one) => one.unrouteAll({ behavior: "ignoreErrors" })));
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
    await use(async (page, email) => {
      const session = await (ownSession ? beginSession : takeSession)(request, email);
      if (!ownSession) taken.push([email, session]);
      await bringSession(page, session);
    });
    for (const one of taken) giveSessionBack(...one);
  },

  person: async ({ browser, problems, signIn, contextOptions, locale, timezoneId, baseURL }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (as) => {
      const context = await browser.newContext({
        ...contextOptions,
        ...(locale ? { locale } : {}),
        ...(timezoneId ? { timezoneId } : {}),
        ...(baseURL ? { baseURL } : {}),
        viewport: { width: 1280, height: 900 },
      });
      contexts.push(context);
      await startAppsAtOnce(context);
      await chooseBrowsersLanguage(context);
      problems.watch(context);
      const page = await context.newPage();
      if (as !== undefined) await signIn(page, as);
      return page;
    });
    for (const context of contexts) await context.close();
  },

  expectNoViolations: async ({ language, contextOptions }, use) => {
    await use(async (page, asked = "everything") => {
      // Softly: a journey goes on and tells everything that it found.
      // What is still moving is half transparent: its colours are not those that are read. What comes or goes while
      // axe looks does so at once.
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
