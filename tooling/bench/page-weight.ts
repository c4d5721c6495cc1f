import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../find-chromium.ts";

export interface PageWeight {
  files: number;
  /** Bytes of the JavaScript that shows the page and makes it answer. */
  plain: number;
  gzip: number;
  brotli: number;
  /**
   * Bytes (gzip) that the page fetches ahead afterwards, while nobody touches it, so that a first touch finds it there.
   */
  ahead: number;
}

const QUIET_MS = 500;

const zip = (body: Buffer): number => gzipSync(body, { level: 9 }).length;
const brotli = (body: Buffer): number =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;

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
    const sum = async (size: (body: Buffer) => number): Promise<number> => {
      const bodies = await Promise.all(scripts.values());
      return bodies.reduce((total, body) => total + size(body), 0);
    };
    await page.goto(url);
    // The app begins when the first picture is painted. Half a second without another file: the page is whole. What is
    // fetched ahead comes a second after it (shell §14).
    await page.waitForFunction((quiet) => {
      const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      const ends = files.filter(({ name }) => name.endsWith(".js")).map(({ responseEnd }) => responseEnd);
      return ends.length > 0 && performance.now() - Math.max(...ends) > quiet;
    }, QUIET_MS);
    const files = scripts.size;
    const [plain, gzip, small] = [await sum((body) => body.length), await sum(zip), await sum(brotli)];
    await page.waitForTimeout(5_000);
    return { files, plain, gzip, brotli: small, ahead: (await sum(zip)) - gzip };
  } finally {
    await browser.close();
  }
}
