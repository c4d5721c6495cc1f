import type { RunningHost } from "../running-host.ts";
import { uncached } from "./drive.ts";
import { memoryOf } from "./measure.ts";
import { MOST_MEMORY } from "./memory.ts";
import type { BenchOptions } from "./options.ts";
import { hasLighthouse, measureSpeed } from "./page-speed.ts";
import { weigh } from "./page-weight.ts";
import { kilobytes, megabytes, printTable, seconds, whole } from "./print-table.ts";
import { as, ask, type Facts } from "./targets.ts";

/** The maximum time to render a page, in milliseconds. */
const MOST_MS = 3;
/** Gzipped JavaScript before any interaction, in bytes. */
const WEIGHTS = { feed: 135_000, discovery: 150_000, menu: 200_000, table: 200_000 };
/** Lighthouse's score and times, on a slow phone. */
const SPEED = { performance: 98, largestPaint: 1_500, blocked: 150, runs: 5 };

type Page = [name: keyof typeof WEIGHTS, url: string];

const met = (is: boolean): string => (is ? "met" : "missed");

async function readPages(url: string, { restaurant }: Facts): Promise<Page[]> {
  const { recommendations } = (await ask(`${url}/api/client/recommendations`, {})) as {
    recommendations: { id: number }[];
  };
  return [
    ["feed", `${url}/`],
    ["discovery", `${url}/discovery/${recommendations[0]?.id}`],
    ["menu", `${url}/menu/${restaurant}`],
  ];
}

/** The addresses of pages that everybody reads. */
export const openPages = async (url: string, facts: Facts): Promise<string[]> =>
  (await readPages(url, facts)).map(([, address]) => address);

/** How fast pages are rendered, and how they perform in a browser. */
export async function measurePages(
  host: RunningHost,
  facts: Facts,
  options: BenchOptions,
  wants: (name: string) => boolean,
): Promise<void> {
  const { url } = host;
  const pages = await readPages(url, facts);
  if (wants("uncached")) await rendering(host, pages, options);
  if (wants("weight")) await weights([...pages, ["table", `${url}/menu/table/${await tableCode(url, facts)}`]]);
  if (wants("lighthouse")) await speeds(pages);
}

/** The code of a table that is created for this. */
async function tableCode(url: string, { restaurant }: Facts): Promise<string> {
  const headers = await as(url, "kitchen@tablee.test");
  const name = `Bench ${Date.now()}`;
  return ((await ask(`${url}/api/kitchen/${restaurant}/tables`, headers, { name })) as { code: string }).code;
}

async function rendering(host: RunningHost, pages: readonly Page[], options: BenchOptions): Promise<void> {
  const rows: string[][] = [];
  for (const [name, url] of pages) {
    const { perSecond, p50, p99 } = await uncached(url, options);
    const each = 1_000 / perSecond;
    const times = [`${each.toFixed(1)} ms`, whole(perSecond), `${p50} ms`, `${p99} ms`];
    rows.push([name, ...times, met(each <= MOST_MS)]);
  }
  console.log("Pages that are not kept, each under an address of its own, with what they read from the database");
  printTable(["page", "each", "a second", "p50", "p99", `${MOST_MS} ms`], rows);
  const memory = memoryOf(host);
  console.log(
    `Memory with their bodies kept: ${megabytes(memory)} (${megabytes(MOST_MEMORY)}: ${met(memory <= MOST_MEMORY)})\n`,
  );
}

async function weights(pages: readonly Page[]): Promise<void> {
  const rows: string[][] = [];
  for (const [name, url] of pages) {
    const { files, plain, gzip, brotli, ahead } = await weigh(url);
    const sizes = [plain, gzip, brotli, ahead, WEIGHTS[name]].map(kilobytes);
    rows.push([name, String(files), ...sizes, met(gzip <= WEIGHTS[name])]);
  }
  console.log("JavaScript before any interaction; ahead: fetched while nothing else is to do, gzip");
  printTable(["page", "files", "plain", "gzip", "brotli", "ahead", "aim, gzip", ""], rows);
}

async function speeds(pages: readonly Page[]): Promise<void> {
  if (!hasLighthouse()) {
    console.log("Lighthouse is not installed: npm run bench:install\n");
    return;
  }
  const rows: string[][] = [];
  for (const [name, url] of pages) {
    const speed = await measureSpeed(url, SPEED.runs);
    const { performance, firstPaint, largestPaint, blocked, shift } = speed;
    const good = performance >= SPEED.performance && largestPaint <= SPEED.largestPaint && blocked <= SPEED.blocked;
    const times = [seconds(firstPaint), seconds(largestPaint), `${whole(blocked)} ms`];
    rows.push([name, String(performance), ...times, shift.toFixed(3), met(good)]);
  }
  console.log(`Lighthouse, default mobile throttling, middle of ${SPEED.runs} runs`);
  const aim = `${SPEED.performance}, ${seconds(SPEED.largestPaint)}, ${SPEED.blocked} ms`;
  printTable(["page", "performance", "first paint", "largest paint", "blocked", "shift", aim], rows);
}
