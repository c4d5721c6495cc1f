// `npm run bench`: how fast the product is, beside what the machine could do at most, measured in the same run.
import { cpus } from "node:os";
import { buildHost } from "../running-host.ts";
import { type BenchDatabase, makeDatabase } from "./bench-database.ts";
import { loadData } from "./load-data.ts";
import { type Measured, measure, memoryOf, startBound, startLoaded, startTime } from "./measure.ts";
import { readOptions } from "./options.ts";
import { measureSpeed } from "./page-speed.ts";
import { weigh } from "./page-weight.ts";
import { kilobytes, megabytes, percent, printTable, seconds, whole } from "./print-table.ts";
import { type Facts, factsOf, placeOne, type Target, targetsOf } from "./targets.ts";

const options = readOptions(process.argv.slice(2));
const wants = (name: string): boolean => options.only === null || name.includes(options.only);

function loadRow({ target, product, size, constant, rows }: Measured): string[] {
  const bound = target.aim === "rows" ? rows : constant;
  const ratio = bound ? product.perSecond / bound.perSecond : Number.NaN;
  return [
    target.name,
    whole(product.perSecond),
    `${product.p50} ms`,
    `${product.p99} ms`,
    whole(constant.perSecond),
    percent(product.perSecond, constant.perSecond),
    rows ? whole(rows.perSecond) : "",
    rows ? percent(product.perSecond, rows.perSecond) : "",
    kilobytes(size),
    target.aim === null ? "" : ratio >= 0.5 ? "met" : "missed",
  ];
}

async function loads(targets: readonly Target[], bound: string): Promise<number> {
  const measured: Measured[] = [];
  for (const target of targets) measured.push(await measure(target, bound, options));
  const of = options.embedded ? "the embedded database" : "PostgreSQL";
  console.log(`Calls and pages on ${of}: ${options.connections} connections, ${options.seconds} s each`);
  printTable(
    ["", "req/s", "p50", "p99", "constant", "of it", "rows", "of it", "answer", "50 % aim"],
    measured.map(loadRow),
  );
  const refused = measured.filter(({ product }) => product.refused > 0);
  for (const { target, product } of refused) console.error(`${target.name}: ${product.refused} answers were not 2xx`);
  return refused.length;
}

async function pages(url: string, restaurant: number): Promise<void> {
  const of: [string, string][] = [
    ["feed", `${url}/`],
    ["menu", `${url}/menu/${restaurant}`],
  ];
  if (wants("weight")) {
    const rows: string[][] = [];
    for (const [name, page] of of) {
      const { files, plain, gzip, brotli, ahead } = await weigh(page);
      const sizes = [plain, gzip, brotli, ahead].map(kilobytes);
      rows.push([name, String(files), ...sizes, gzip <= 150_000 ? "met" : "missed"]);
    }
    console.log("JavaScript before any interaction; ahead: fetched while nothing else is to do, gzip");
    printTable(["page", "files", "plain", "gzip", "brotli", "ahead", "150 kB gzip"], rows);
  }
  if (!wants("lighthouse")) return;
  const rows: string[][] = [];
  for (const [name, page] of of) {
    const speed = await measureSpeed(page);
    const met = speed.performance >= 95 && speed.largestPaint <= 1_500 ? "met" : "missed";
    const times = [speed.firstPaint, speed.largestPaint].map(seconds);
    rows.push([name, String(speed.performance), ...times, `${whole(speed.blocked)} ms`, speed.shift.toFixed(3), met]);
  }
  console.log("Lighthouse, default mobile throttling, middle of three runs");
  printTable(["page", "performance", "first paint", "largest paint", "blocked", "shift", "95 and 1.5 s"], rows);
}

/** One order in the database before the bound's server takes its copy of it. */
async function orderToCopy(database: BenchDatabase, facts: Facts): Promise<number> {
  const host = await startLoaded(database);
  try {
    return await placeOne(host.url, facts);
  } finally {
    await host.stop();
  }
}

async function measureAll(database: BenchDatabase): Promise<number> {
  const facts = await factsOf(database);
  const order = await orderToCopy(database, facts);
  if (wants("start")) console.log(`Start to ready: ${seconds(await startTime(database))} (middle of five)\n`);
  const bound = await startBound(database);
  const host = await startLoaded(database);
  try {
    const idle = memoryOf(host);
    const targets = (await targetsOf(host.url, facts, order)).filter(({ name }) => wants(name));
    const failures = targets.length > 0 ? await loads(targets, bound.url) : 0;
    console.log(`Memory: ${megabytes(idle)} after the start, ${megabytes(memoryOf(host))} after the loads\n`);
    await pages(host.url, facts.restaurant);
    return failures;
  } finally {
    bound.process.child.kill();
    await host.stop();
  }
}

console.log(`Building and loading… (${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node ${process.version})`);
if (!options.built) await buildHost();
const database = await makeDatabase(options.embedded);
try {
  console.log(`${await loadData(database, options.discoveries)}\n`);
  process.exitCode = (await measureAll(database)) > 0 ? 1 : 0;
} finally {
  await database.remove();
}
