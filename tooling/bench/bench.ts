// `npm run bench`: how fast the product is compared with the limit of the machine, measured in the same run.
import { cpus } from "node:os";
import { buildHost } from "../running-host.ts";
import { type BenchDatabase, makeDatabase } from "./bench-database.ts";
import { measureLive } from "./live.ts";
import { loadData } from "./load-data.ts";
import { memberFeeds } from "./member-feed.ts";
import { type Measured, measure, memoryOf, startBound, startLoaded, startTime } from "./measure.ts";
import { measurePublish } from "./publish-photo.ts";
import { measureToldFollowers } from "./told-followers.ts";
import { measureMemory } from "./memory.ts";
import { readOptions } from "./options.ts";
import { measurePages, openPages } from "./pages.ts";
import { printLoads } from "./print-loads.ts";
import { megabytes, seconds } from "./print-table.ts";
import { rowsAdded } from "./same-rows.ts";
import { askCommon, measureSearch, searchFacts, searchTarget } from "./search/search-part.ts";
import { type Facts, factsOf, placeBound, placer, type Target, targetsOf } from "./targets.ts";

const options = readOptions(process.argv.slice(2));
const wants = (name: string): boolean => options.only?.some((only) => name.includes(only)) ?? true;

async function loads(targets: readonly Target[], bound: string): Promise<number> {
  const measured: Measured[] = [];
  for (const target of targets) measured.push(await measure(target, bound, options));
  printLoads(measured, options);
  const answers = measured.flatMap(({ target: { name }, product, constant, rows }) => [
    { name, refused: product.refused },
    { name: `${name}'s bounds`, refused: constant.refused + (rows?.refused ?? 0) },
  ]);
  const refused = answers.filter((one) => one.refused > 0);
  for (const one of refused) console.error(`${one.name}: ${one.refused} answers were not 2xx`);
  return refused.length;
}

/** Whether the bound of placing writes the same rows as an order; otherwise it is the bound of something else. */
async function comparesRows(
  database: BenchDatabase,
  host: string,
  bound: string,
  facts: Facts,
  order: number,
): Promise<boolean> {
  if (options.embedded) return true;
  const ofOrder = await rowsAdded(database, await placer(host, facts));
  const ofBound = await rowsAdded(database, () => fetch(`${bound}/rows/${placeBound(facts, order)}`));
  console.log(`One order writes: ${ofOrder}. Its bound writes: ${ofBound}.\n`);
  return ofOrder === ofBound;
}

/** Places one order before the bound's server copies the database. */
async function orderToCopy(database: BenchDatabase, facts: Facts): Promise<number> {
  const host = await startLoaded(database);
  try {
    return await (
      await placer(host.url, facts)
    )();
  } finally {
    await host.stop();
  }
}

async function measureAll(database: BenchDatabase): Promise<number> {
  const facts = await factsOf(database);
  const search = await searchFacts(database);
  const order = await orderToCopy(database, facts);
  if (wants("start")) console.log(`Start to ready: ${seconds(await startTime(database))} (middle of five)\n`);
  const bound = await startBound(database);
  const host = await startLoaded(database);
  try {
    const idle = memoryOf(host);
    const { url } = host;
    const all = [...(await targetsOf(url, facts, order)), ...(await memberFeeds(url)), searchTarget(url, search)];
    const targets = all.filter(({ name }) => wants(name));
    if (["search", "memory"].some(wants)) await askCommon(url, search);
    const fair = !wants("order place") || (await comparesRows(database, url, bound.url, facts, order));
    if (!fair) console.error("The bound of placing does not write what an order writes: tooling/bench/bounds.ts");
    const failures = (targets.length > 0 ? await loads(targets, bound.url) : 0) + (fair ? 0 : 1);
    console.log(`Memory: ${megabytes(idle)} after the start, ${megabytes(memoryOf(host))} after the loads\n`);
    if (wants("search")) await measureSearch(url, search);
    if (["tables", "kitchen", "comments"].some(wants)) await measureLive(database, host, facts, options, wants);
    if (wants("publish")) await measurePublish(url);
    // The embedded database has one owner and cannot be queried by another process meanwhile.
    if (wants("followers") && !options.embedded) await measureToldFollowers(database, url);
    if (wants("memory")) await measureMemory(host, all, await openPages(url, facts), idle, options);
    await measurePages(host, facts, options, wants);
    return failures;
  } finally {
    bound.process.child.kill();
    await host.stop();
  }
}

/** Measures what may depend on the number of discoveries. */
async function measureFeeds(database: BenchDatabase): Promise<number> {
  const bound = await startBound(database);
  const host = await startLoaded(database);
  try {
    const feeds = (await memberFeeds(host.url)).filter(({ name }) => wants(name));
    return feeds.length > 0 ? await loads(feeds, bound.url) : 0;
  } finally {
    bound.process.child.kill();
    await host.stop();
  }
}

console.log(`Building and loading… (${cpus().length} × ${cpus()[0]?.model ?? "processor"}, Node ${process.version})`);
if (!options.built) await buildHost();
let failures = 0;
for (const [at, discoveries] of options.discoveries.entries()) {
  const database = await makeDatabase(options.embedded, options.keep && `${options.keep}_${discoveries}`);
  try {
    if (!database.isLoaded) console.log(`${await loadData(database, discoveries)}\n`);
    if (!options.prepare) failures += await (at === 0 ? measureAll(database) : measureFeeds(database));
  } finally {
    await database.remove();
  }
}
process.exitCode = failures > 0 ? 1 : 0;
