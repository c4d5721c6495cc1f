import { forgetAnnouncements, testRedis } from "@tablee/server/testing/test-redis";
import { type RunningHost, startHost } from "../running-host.ts";
import type { BenchDatabase } from "./bench-database.ts";
import { commentFanOut, PER_SECOND as COMMENTS_PER_SECOND, SCREENS } from "./comment-fan-out.ts";
import { EVERY_MS, fanOut, PHONES } from "./fan-out.ts";
import { kitchenLatency, PER_SECOND } from "./kitchen-latency.ts";
import { LOADED } from "./measure.ts";
import type { BenchOptions } from "./options.ts";
import { printTable, whole } from "./print-table.ts";
import { milliseconds } from "./spread.ts";
import { as, type Facts } from "./targets.ts";

const TABLES = [1, 50, 200];
/**
 * The aims for 99 of 100: a table's change on all its phones, an order in the kitchen, and a comment on its readers'
 * screens.
 */
const AIMS = { tables: 50, kitchen: 100, comments: 50 };
/** The number of tables for which the aim applies. */
const AIMED_TABLES = 50;

interface Hosts {
  one: readonly string[];
  /** Two processes connected through Redis; empty if there is no Redis. */
  two: readonly string[];
}

/** How soon others see a change: a table's phones, a kitchen's boards, the readers of a discovery. */
export async function measureLive(
  database: BenchDatabase,
  host: RunningHost,
  facts: Facts,
  options: BenchOptions,
  wants: (name: string) => boolean,
): Promise<void> {
  const redis = options.embedded ? null : await testRedis();
  const shared = { ...database.variables, ...LOADED, REDIS_URL: redis ?? "" };
  const pair = redis === null ? [] : [await startHost(shared), await startHost(shared)];
  const hosts = { one: [host.url], two: pair.map(({ url }) => url) };
  try {
    if (wants("tables")) await tables(hosts, facts, options.seconds);
    if (wants("kitchen")) await kitchen(hosts, facts, options.seconds);
    if (wants("comments")) await comments(hosts, facts, options.seconds);
  } finally {
    for (const one of pair) await one.stop();
    if (redis) await forget(database, redis);
  }
}

async function forget(database: BenchDatabase, redis: string): Promise<void> {
  const open = await database.open();
  await forgetAnnouncements(redis, open);
  await open.close();
}

async function tables({ one, two }: Hosts, facts: Facts, seconds: number): Promise<void> {
  const headers = await as(one[0] ?? "", "kitchen@tablee.test");
  const rows: string[][] = [];
  const parties = [...TABLES.map((count) => ({ count, urls: one })), { count: AIMED_TABLES, urls: two }];
  for (const { count, urls } of parties) {
    if (urls.length === 0) continue;
    const { count: changes, p50, p99, most, lost } = await fanOut(urls, facts, headers, count, seconds);
    rows.push([
      `${count} ${count === 1 ? "table" : "tables"}, ${urls.length === 1 ? "one process" : "two through Redis"}`,
      whole(changes),
      ...[p50, p99, most].map(milliseconds),
      whole(lost),
      count === AIMED_TABLES ? (p99 < AIMS.tables && lost === 0 ? "met" : "missed") : "",
    ]);
  }
  console.log(
    `A table's change until all its ${PHONES} phones have it; a change each ${EVERY_MS / 1_000} s at every table`,
  );
  printTable(["", "changes", "p50", "p99", "most", "lost", `p99 < ${AIMS.tables} ms`], rows);
}

async function kitchen({ one, two }: Hosts, facts: Facts, seconds: number): Promise<void> {
  const [url = ""] = one;
  const who = { diner: await as(url, "member@tablee.test"), kitchen: await as(url, "kitchen@tablee.test") };
  const rows: string[][] = [];
  const ways = [
    { name: "one process", diner: url, kitchen: url },
    ...(two[0] && two[1] ? [{ name: "two through Redis", diner: two[0], kitchen: two[1] }] : []),
  ];
  for (const { name, ...urls } of ways) {
    const { sent, answered, lost } = await kitchenLatency(urls, facts, who, seconds);
    rows.push([
      name,
      whole(sent.count),
      ...[sent.p50, sent.p99, sent.most, answered.p50, answered.p99].map(milliseconds),
      whole(lost),
      sent.p99 < AIMS.kitchen && lost === 0 ? "met" : "missed",
    ]);
  }
  console.log(`An order until all boards of its kitchen show it; ${PER_SECOND} orders a second`);
  const heads = ["", "orders", "p50", "p99", "most", "after the answer", "its p99", "lost", `p99 < ${AIMS.kitchen} ms`];
  printTable(heads, rows);
}

async function comments({ one, two }: Hosts, facts: Facts, seconds: number): Promise<void> {
  const rows: string[][] = [];
  for (const urls of [one, two]) {
    if (urls.length === 0) continue;
    const { sent, answered, lost } = await commentFanOut(urls, facts, seconds, urls === one ? 1 : 501);
    rows.push([
      urls.length === 1 ? "one process" : "two through Redis",
      whole(sent.count),
      ...[sent.p50, sent.p99, sent.most, answered.p50, answered.p99].map(milliseconds),
      whole(lost),
      sent.p99 < AIMS.comments && lost === 0 ? "met" : "missed",
    ]);
  }
  console.log(`A comment until all ${SCREENS} open screens have it; ${COMMENTS_PER_SECOND} comments a second`);
  const aim = `p99 < ${AIMS.comments} ms`;
  printTable(["", "comments", "p50", "p99", "most", "after the answer", "its p99", "lost", aim], rows);
}
