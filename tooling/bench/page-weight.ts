import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../find-chromium.ts";

export interface PageWeight {
  files: number;
  /** Bytes of the JavaScript that shows the page and makes it interactive. */
  plain: number;
  gzip: number;
  brotli: number;
  /**
   * Bytes (gzip) that the page prefetches afterwards while nobody touches it, so that a first interaction finds them
   * loaded.
   */
  ahead: number;
}

/** From ready on, the time until all prefetched files have arrived. */
const AHEAD_MS = 5_000;

const zip = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
const brotli = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

/** Records when the app reports that it is ready (shell §14): later requests are prefetches. */
function keepReady(): void {
  performance.setResourceTimingBufferSize(1_000);
  new MutationObserver(() => {
    if (document.documentElement?.dataset["ready"] === "1" && performance.getEntriesByName("ready").length === 0) {
      performance.mark("ready");
    }
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
}

/** The files that were requested before that moment. */
const askedFirst = (): string[] => {
  const ready = performance.getEntriesByName("ready")[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const files = performance.getEntriesByType("resource");
  return files.filter(({ startTime }) => startTime < ready).map(({ name }) => name);
};

/** Opens a page on a phone and weighs the JavaScript that arrives before any interaction. */
export async function weigh(url: string): Promise<PageWeight> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: "en-CA" });
    const scripts = new Map<string, Promise<Buffer>>();
    page.on("response", (answer) => {
      const type = answer.headers()["content-type"] ?? "";
      if (type.includes("javascript")) scripts.set(answer.url(), answer.body());
    });
    await page.addInitScript(keepReady);
    await page.goto(url);
    await page.locator("html[data-ready='1']").waitFor({ state: "attached" });
    await page.waitForTimeout(AHEAD_MS);
    const first = new Set(await page.evaluate(askedFirst));
    const bodies = async (asked: boolean): Promise<Buffer[]> =>
      Promise.all([...scripts].flatMap(([name, body]) => (first.has(name) === asked ? [body] : [])));
    const sum = (all: readonly Buffer[], size: (body: Buffer) => number): number =>
      all.reduce((total, body) => total + size(body), 0);
    const [now, later] = [await bodies(true), await bodies(false)];
    const plain = sum(now, (body) => body.length);
    return { files: now.length, plain, gzip: sum(now, zip), brotli: sum(now, brotli), ahead: sum(later, zip) };
  } finally {
    await browser.close();
  }
}
