import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Text } from "@tablee/domain/language/text";
import { fold } from "@tablee/domain/language/fold";
import { foldedWords } from "@tablee/domain/language/folded-words";
import type { BenchDatabase } from "../bench-database.ts";
import { DATA, OSM_PLACES } from "../load-data.ts";
import { printTable, whole } from "../print-table.ts";
import { milliseconds, spreadOf } from "../spread.ts";
import type { Target } from "../targets.ts";
import { DEMO_SET } from "./demo-set.ts";
import { cuisineQueries, GROUPS, type Labelled, type Named, queriesOf, someOfEach } from "./labelled-set.ts";
import { type Answer, measureRecall } from "./recall.ts";

/** The part of a search's answer that is used. */
interface Found {
  restaurants: { name: Text; cuisines: string[] }[];
  restaurant_items: { name: Text }[];
}
interface Place {
  name: Text;
  cuisines: string[];
}

const CUISINE_LABELS = path.join(DATA, "foods-en-fr/osm_cuisine_labels_en_fr.json");
const HERE = { latitude: 45.5, longitude: -73.6 };
/** How many queries of each group are sent. */
const OF_EACH = 200;
/** How many different words and names are searched for repeatedly. */
const COMMON = 1_000;
/** How many queries without a cached answer are sent, one after the other. */
const FRESH = 200;
const AIM = { p99: 50, perSecond: 2_000 };

const PLACES = `select name, cuisines from restaurants where source = 'osm' order by id`;
/** The words that occur in the most names, and names. */
const COMMONEST = `
  (select word as query from search_entries, unnest(name_words) as word where length(word) > 3
    group by word order by count(*) desc, word limit $1::int * 2 / 5)
  union all (select distinct names[1] from search_entries where kind in ('restaurant', 'item') order by 1 limit $1::int * 3 / 5)`;

const namesOf = ({ en, fr, default: other }: Text): string[] => [en, fr, other].filter((name) => name !== null);

async function ask(url: string, query: string, from: typeof HERE | null = HERE): Promise<Found> {
  const answer = await fetch(`${url}/api/client/universal-search`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query, ...from }),
  });
  if (!answer.ok) throw new Error(`A search for ${query} answered ${answer.status}`);
  return (await answer.json()) as Found;
}

const finder =
  (url: string) =>
  async ({ kind, query }: Labelled): Promise<Answer[]> => {
    const { restaurants, restaurant_items } = await ask(url, query);
    return kind === "restaurant"
      ? restaurants.map(({ name, cuisines }) => ({ names: namesOf(name), cuisines }))
      : restaurant_items.map(({ name }) => ({ names: namesOf(name), cuisines: [] }));
  };

/** Queries derived from the places of OpenStreetMap; null if they are not loaded. */
function placesSet(places: readonly Place[]): Labelled[] | null {
  if (places.length === 0 || !existsSync(CUISINE_LABELS)) return null;
  const named = places.flatMap(({ name }) =>
    namesOf(name)
      .slice(0, 1)
      .map((one): Named => ({ kind: "restaurant", name: one })),
  );
  const cuisines = JSON.parse(readFileSync(CUISINE_LABELS, "utf8")) as Parameters<typeof cuisineQueries>[0];
  const served = new Set(places.flatMap((place) => place.cuisines));
  return someOfEach([...queriesOf(named), ...cuisineQueries(cuisines, served)], OF_EACH);
}

/** The demo's queries, without those for a last word that also occurs in the name of an OpenStreetMap place. */
function withoutOthers(places: readonly Place[]): Labelled[] {
  const words = new Set(places.flatMap(({ name }) => namesOf(name).flatMap(foldedWords)));
  return DEMO_SET.filter(({ group, query }) => group !== "the last word of one name alone" || !words.has(query));
}

async function printRecall(title: string, set: readonly Labelled[] | null, url: string): Promise<void> {
  if (!set) {
    console.log(
      `${title}: skipped, not all of ${CUISINE_LABELS} and ${OSM_PLACES} is there (BENCH_DATA names a folder)\n`,
    );
    return;
  }
  const share = (part: number): string => part.toFixed(3);
  const rows = (await measureRecall(set, finder(url))).map(({ group, asked, first, five, isMet }) => {
    const [leastFirst, leastFive] = GROUPS[group];
    const aim = `${leastFirst} / ${leastFive}`;
    return [group, whole(asked), share(first), share(five), aim, isMet ? "met" : "missed"];
  });
  console.log(`${title}: shares of queries whose answer came first, and among the first five`);
  printTable(["", "queries", "first", "five", "aim", ""], rows);
}

/** Measures searches without cached answers, one after the other. */
async function printFresh(url: string, queries: readonly string[]): Promise<void> {
  const times: number[] = [];
  const step = Math.max(1, Math.floor(queries.length / FRESH));
  for (let at = 0; at < queries.length; at += step) {
    const began = performance.now();
    await ask(url, queries[at] ?? "");
    times.push(performance.now() - began);
  }
  const { count, p50, p99, most } = spreadOf(times);
  console.log("Searches that nobody has asked before, one after the other");
  const met = p99 < AIM.p99 ? "met" : "missed";
  printTable(
    ["", "searches", "p50", "p99", "most", `p99 < ${AIM.p99} ms`],
    [["search", whole(count), ...[p50, p99, most].map(milliseconds), met]],
  );
}

/** The queries of the parts about search, read before the host runs. */
export interface SearchFacts {
  /** The most common searches. */
  common: string[];
  places: Place[];
}
export async function searchFacts(database: BenchDatabase): Promise<SearchFacts> {
  const open = await database.open();
  try {
    const { rows: common } = await open.query<{ query: string }>(COMMONEST, [COMMON]);
    const { rows: places } = await open.query<Place>(PLACES);
    return { common: common.map(({ query }) => fold(query)), places };
  } finally {
    await open.close();
  }
}

/** Whether search finds what is meant, and how fast it answers queries without a cached answer. */
export async function measureSearch(url: string, { common, places }: SearchFacts): Promise<void> {
  await printFresh(url, common);
  await printRecall("Search of the demo", withoutOthers(places), url);
  await printRecall("Search of the places of OpenStreetMap", placesSet(places), url);
}

/** Sends each common query once, so that the load test finds cached answers, as everybody but the first person does. */
export async function askCommon(url: string, { common }: SearchFacts): Promise<void> {
  const waiting = [...common];
  const asker = async (): Promise<void> => {
    for (let query = waiting.shift(); query !== undefined; query = waiting.shift()) await ask(url, query, null);
  };
  await Promise.all(Array.from({ length: 8 }, asker));
}

/** The common queries, again and again. */
export const searchTarget = (url: string, { common }: SearchFacts): Target => ({
  name: `search, ${whole(common.length)} commonest`,
  call: {
    url: `${url}/api/client/universal-search`,
    method: "POST",
    // As browsers do: cached answers are compressed.
    headers: { "content-type": "application/json", "accept-encoding": "br" },
    body: JSON.stringify({ query: common[0] }),
    bodies: common.map((query) => JSON.stringify({ query })),
  },
  rows: null,
  aim: null,
  perSecond: AIM.perSecond,
});
