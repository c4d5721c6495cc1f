import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { text } from "node:stream/consumers";
import { CHROMIUM_FLAGS, findChromium } from "../find-chromium.ts";

/** Lighthouse is larger than all of Tablée's dependencies, so it is installed by a separate command. */
const LIGHTHOUSE = path.join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");

/** The part of Lighthouse's report that is used here. */
interface Report {
  audits: Record<string, { numericValue?: number } | undefined>;
  categories: { performance?: { score: number | null } };
  runtimeError?: { message: string };
}

export interface PageSpeed {
  /** 0 to 100. */
  performance: number;
  /** In milliseconds with Lighthouse's default mobile throttling. */
  largestPaint: number;
  firstPaint: number;
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** The median run by performance, with Lighthouse's defaults: a slow phone on a slow network. */
export async function measureSpeed(url: string, runs: number): Promise<PageSpeed> {
  const all: PageSpeed[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await once(url));
  all.sort((a, b) => a.performance - b.performance);
  const middle = all[Math.floor(all.length / 2)];
  if (!middle) throw new Error("no run");
  return middle;
}

/** Whether Lighthouse is installed; otherwise the bench says how to install it. */
export const hasLighthouse = (): boolean => existsSync(LIGHTHOUSE);

async function reportOf(url: string): Promise<Report> {
  const flags = ["--headless=new", ...CHROMIUM_FLAGS].join(" ");
  const run = spawn(
    process.execPath,
    [LIGHTHOUSE, url, "--output=json", "--only-categories=performance", "--quiet", `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: findChromium() }, stdio: ["ignore", "pipe", "inherit"] },
  );
  return JSON.parse(await text(run.stdout)) as Report;
}

async function once(url: string): Promise<PageSpeed> {
  const { audits, categories, runtimeError } = await reportOf(url);
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories.performance?.score ?? 0) * 100),
    largestPaint: value("largest-contentful-paint"),
    firstPaint: value("first-contentful-paint"),
    blocked: value("total-blocking-time"),
    shift: value("cumulative-layout-shift"),
  };
}
