import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type BrowserContext, test as base, expect, type Page, type Response } from "@playwright/test";
import type { AxeResults, ElementContext, RunOptions } from "axe-core";
import { DEMO_PASSWORD } from "@tablee/demo-data/members";
import { startHost } from "./host.ts";

export type Language = "en" | "fr";
/** The product's own words in the language of the journey, by the key of packages/web/messages. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** Every problem that a page has shown: what a person would find in the browser's console, and answers of 500 and up. */
class Problems {
  readonly #seen: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** A journey that provokes an error names what the console will say of it. */
  allow(...texts: RegExp[]): void {
    this.#allowed.push(...texts);
  }

  watch(context: BrowserContext): void {
    context.on("console", (message) => {
      if (["error", "warning"].includes(message.type())) {
        this.#see(`console ${message.type()}: ${message.text()} (${message.location().url})`);
      }
    });
    context.on("weberror", (error) => this.#see(`page error: ${error.error().stack ?? error.error().message}`));
    context.on("response", (answer) => {
      if (answer.status() >= 500) this.#see(`answer ${answer.status()}: ${answer.url()}`);
    });
  }

  #see(problem: string): void {
    this.#seen.push(problem);
  }

  unexpected(): string[] {
    return this.#seen.filter((problem) => !this.#allowed.some((text) => text.test(problem)));
  }
}

/**
 * The app of each page starts at once, as where somebody scrolls, and not when the first picture is painted: on a busy
 * machine that comes so late that the network is quiet before, and a journey goes on at a page without its app.
 */
async function startAppsAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll"))));
}

/** The page has its app (shell/ready.ts): what is pressed and typed from now on meets it. */
const isReady = (page: Page) => expect(page.locator("html")).toHaveAttribute("data-ready", "1");

/** Opens a page of the product and waits until its app is there and nothing is under way; answers what was served. */
export async function visit(page: Page, address: string): Promise<Response | null> {
  const answer = await page.goto(address, { waitUntil: "networkidle" });
  await isReady(page);
  return answer;
}

/** Loads the page again, as far as {@link visit} does. */
export async function revisit(page: Page): Promise<void> {
  await page.reload({ waitUntil: "networkidle" });
  await isReady(page);
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
  /** Fails the journey on anything in the console of any of its pages (hydration warnings too). */
  problems: Problems;
  /** The language of this project's browser. */
  language: Language;
  words: Words;
  /** Another person's browser, signed in where an e-mail is given; closed at the end. */
  person: (as?: string) => Promise<Page>;
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

  problems: [
    async ({ context, waitsForPicture }, use) => {
      if (!waitsForPicture) await startAppsAtOnce(context);
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

  signIn: async ({ request }, use) => {
    await use(async (page, email) => {
      const answer = await request.post("/api/client/account/login", { data: { email, password: DEMO_PASSWORD } });
      expect(answer.status(), `sign-in of ${email}`).toBe(200);
      const { token } = (await answer.json()) as { token: string };
      // As the product keeps it: the token in local storage, and a cookie without secret that tells the server.
      const { origin } = new URL(answer.url());
      await page.context().addCookies([{ name: "member", value: "1", url: origin, sameSite: "Lax" }]);
      await page.context().addInitScript(
        (signed) => {
          // Not in a frame of nobody's, and once: a journey that signs out stays signed out.
          if (location.origin !== signed.origin || sessionStorage.getItem("signed-in") !== null) return;
          sessionStorage.setItem("signed-in", "");
          localStorage.setItem("token", signed.token);
        },
        { origin, token },
      );
    });
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
