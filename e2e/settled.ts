import type { BrowserContext, Page, Request } from "@playwright/test";

/**
 * The app of each page starts at once, as where somebody scrolls, and not when the first picture is painted: on a busy
 * machine that comes late. What may wait until a second after load (shell §14) begins then, too. Journeys of the
 * opening itself keep both.
 */
export async function startAppsAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll")));
    const inTime = window.setTimeout;
    const sooner = (work: TimerHandler, ms?: number, ...given: unknown[]): number =>
      inTime(work, ms === 1_000 && document.documentElement.dataset["ready"] === undefined ? 0 : ms, ...given);
    Object.assign(window, { setTimeout: sooner });
    // The app takes off what has gone by since load; of a page that cannot say when that was it waits for all of it.
    const entries = performance.getEntriesByType.bind(performance);
    const unsaid = (entry: PerformanceEntry): PerformanceEntry =>
      new Proxy(entry, {
        get: (own, key) => (key === "loadEventStart" ? 0 : (Reflect.get(own, key, own) as unknown)),
      });
    performance.getEntriesByType = (type) => (type === "navigation" ? entries(type).map(unsaid) : entries(type));
  });
}

/** Its person has chosen the browser's language, or who signs in would bring their own (language §2). */
export async function chooseBrowsersLanguage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const language = navigator.language.startsWith("fr") ? "fr" : "en";
    // Frames of nobody's have no cookies.
    if (origin === "null" || /(?:^|;\s*)language=/.test(document.cookie)) return;
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  });
}

const PATIENCE_MS = 45_000;
/** A tab that lies behind looks by a clock. */
const LOOK_MS = 20;

/** What a page has asked for and not yet got. Sockets, which stay open, are not among it. */
class Traffic {
  readonly #underWay = new Set<Request>();
  #whenNone: (() => void)[] = [];

  constructor(page: Page) {
    const over = (request: Request): void => {
      this.#underWay.delete(request);
      if (this.isNone()) for (const go of this.#whenNone.splice(0)) go();
    };
    page.on("request", (request) => void this.#underWay.add(request));
    page.on("requestfinished", over).on("requestfailed", over);
  }

  isNone(): boolean {
    return this.#underWay.size === 0;
  }

  async none(): Promise<void> {
    if (this.isNone()) return;
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => {
        reject(new Error(`Still under way: ${[...this.#underWay].map((request) => request.url()).join(", ")}`));
      }, PATIENCE_MS);
      this.#whenNone.push(() => {
        clearTimeout(late);
        resolve();
      });
    });
  }
}

const traffics = new WeakMap<Page, Traffic>();

/** What this page has under way, known from the first time that this is asked on. */
export function trafficOf(page: Page): Traffic {
  const traffic = traffics.get(page) ?? new Traffic(page);
  traffics.set(page, traffic);
  return traffic;
}

/** Nothing that the page has asked for is under way, nor what it asks for on hearing the answers. */
export async function nothingUnderWay(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  do {
    await traffic.none();
    // What came is drawn, and what that needs is asked for. No frame is waited for: a tab that lies behind draws none.
    await page.waitForFunction(
      () =>
        new Promise((resolve) => {
          const turns = new MessageChannel();
          let left = 3;
          turns.port1.addEventListener("message", () => {
            left -= 1;
            if (left > 0) turns.port2.postMessage(null);
            else resolve(true);
          });
          turns.port1.start();
          setTimeout(() => turns.port2.postMessage(null));
        }),
      undefined,
      { polling: LOOK_MS },
    );
  } while (!traffic.isNone());
}

/** The page has its app (shell/ready/ready.ts): what is pressed and typed from now on meets it. */
export async function appIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "1", undefined, { polling: LOOK_MS });
}
