import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";
import { CHROMIUM_FLAGS, findChromium } from "../find-chromium.ts";

export interface PageSpeed {
  /** 0 to 100. */
  performance: number;
  /** Milliseconds under Lighthouse's default mobile throttling. */
  largestPaint: number;
  firstPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** The middle of three runs by performance, with Lighthouse's defaults: a slow phone on a slow network. */
export async function measureSpeed(url: string, runs = 3): Promise<PageSpeed> {
  const all: PageSpeed[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(url));
  all.sort((a, b) => a.performance - b.performance);
  const middle = all[Math.floor(all.length / 2)];
  if (!middle) throw new Error("no run");
  return middle;
}

async function once(url: string): Promise<PageSpeed> {
  const browser = await chromeLauncher.launch({
    chromePath: findChromium(),
    chromeFlags: ["--headless=new", ...CHROMIUM_FLAGS],
  });
  try {
    const result = await lighthouse(url, { port: browser.port, onlyCategories: ["performance"], logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
    return {
      performance: Math.round((categories.performance?.score ?? 0) * 100),
      largestPaint: value("largest-contentful-paint"),
      firstPaint: value("first-contentful-paint"),
      blocked: value("total-blocking-time"),
      shift: value("cumulative-layout-shift"),
    };
  } finally {
    browser.kill();
  }
}
