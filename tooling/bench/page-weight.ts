import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "../find-chromium.ts";

export interface PageWeight {
  files: number;
  /** Bytes of all JavaScript that the page loads before anybody touches it. */
  plain: number;
  gzip: number;
  brotli: number;
}

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
    await page.goto(url, { waitUntil: "networkidle" });
    await page.waitForTimeout(1_500);
    const bodies = await Promise.all(scripts.values());
    const sum = (size: (body: Buffer) => number): number => bodies.reduce((total, body) => total + size(body), 0);
    return {
      files: bodies.length,
      plain: sum((body) => body.length),
      gzip: sum((body) => gzipSync(body, { level: 9 }).length),
      brotli: sum((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length),
    };
  } finally {
    await browser.close();
  }
}
