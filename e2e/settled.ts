import type { BrowserContext, Page, Request } from "@playwright/test";

/**
 * Starts the app of each page immediately, as when somebody scrolls, and not when the first picture is painted, which
 * is late on a busy machine. Work that waits until a second after load (shell §14) then starts immediately too.
 * Journeys about the opening itself keep both waits.
 */
export async function startAppsAtOnce(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("scroll")));
    const inTime = window.setTimeout;
    const sooner = (work: TimerHandler, ms?: number, ...given: unknown[]): number =>
      inTime(work, ms === 1_000 && document.documentElement.dataset["ready"] === undefined ? 0 : ms, ...given);
    Object.assign(window, { setTimeout: sooner });
    // The app subtracts the time since load; if that time is unknown, it waits for the full second.
    const entries = performance.getEntriesByType.bind(performance);
    const unsaid = (entry: PerformanceEntry): PerformanceEntry =>
      new Proxy(entry, {
        get: (own, key) => (key === "loadEventStart" ? 0 : (Reflect.get(own, key, own) as unknown)),
      });
    performance.getEntriesByType = (type) => (type === "navigation" ? entries(type).map(unsaid) : entries(type));
  });
}

/**
 * Stores the browser's language as the person's choice; otherwise signing in would apply the member's own
 * (language §2).
 */
export async function chooseBrowsersLanguage(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const language = navigator.language.startsWith("fr") ? "fr" : "en";
    // Foreign frames have no cookies.
    if (origin === "null" || /(?:^|;\s*)language=/.test(document.cookie)) return;
    document.cookie = `language=${language}; path=/; max-age=31536000; samesite=lax`;
  });
}

/**
 * Stops the sheen of skeletons. Without a graphics card, skeletons that wait below the window keep drawing for as long
 * as the page is open, which takes half of the processor time of a discovery's page. No journey looks at the sheen.
 */
export async function stopSheen(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const still = new CSSStyleSheet();
    still.replaceSync(".ds-skeleton::after { animation: none !important }");
    document.adoptedStyleSheets.push(still);
  });
}

const PATIENCE_MS = 45_000;
/** A background tab has no animation frames, so it is polled. */
const LOOK_MS = 20;

/** The pending requests of a page, without sockets, which stay open. */
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

/** The pending requests of this page, recorded from the first call on. */
export function trafficOf(page: Page): Traffic {
  const traffic = traffics.get(page) ?? new Traffic(page);
  traffics.set(page, traffic);
  return traffic;
}

/** Ends that record, for a page whose listeners have been removed. */
export const forgetTraffic = (page: Page): void => void traffics.delete(page);

/** Waits until no request of the page is pending, including requests that the answers trigger. */
export async function nothingUnderWay(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  do {
    await traffic.none();
    // The answers are rendered, and what that needs is requested. It waits for no animation frame, because a background
    // tab has none.
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

/** Waits until the page's app is ready (shell/ready/ready.ts): from now on it handles presses and input. */
export async function appIsReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset["ready"] === "1", undefined, { polling: LOOK_MS });
}
